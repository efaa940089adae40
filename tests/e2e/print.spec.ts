import { extractText, getDocumentProxy } from 'unpdf';
import type { Page } from '@playwright/test';
import {
  callbackSection,
  callToAction,
  caseStudies,
  company,
  contactPage,
  faq,
  navigation,
  projectCarousel,
  projectTemplate,
  skillsMarquee,
  titleOf,
} from '../content';
import { PROJECT_GUIDE, ROUTES, SERVICE, SERVICE_ROUTES, tagOf } from '../routes';
import { expect, test } from './console';

const withoutSpace = (text: string) => text.replace(/\s/g, '');

/** The text of a page on paper, without its spaces: lines on paper break words. */
async function printedText(page: Page, route: string): Promise<string> {
  await page.goto(route);
  // The styles for paper come last: Chromium does not wait for them before it calls a page loaded.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  return withoutSpace((await extractText(pdf, { mergePages: true })).text);
}

/** What only works on a screen, or leads on to other pages. */
const LEFT_OUT = [
  navigation.skipLink,
  navigation.callToAction.label,
  navigation.menuLabel + navigation.home.label,
  ...(skillsMarquee.skills ? [skillsMarquee.skills.join('')] : []),
  projectCarousel.title,
  projectTemplate.otherProjectsTitle,
  callToAction.title,
  callbackSection.title,
  callbackSection.form.note,
  contactPage.form.note,
  contactPage.form.submit,
  faq.linkLabel,
];

for (const route of ROUTES) {
  test(
    `${route} on paper is its title, its text, who it is by and where it is from`,
    tagOf(route),
    async ({ page }) => {
      const text = await printedText(page, route);
      expect(text).toContain(
        withoutSpace(await page.getByRole('heading', { level: 1 }).innerText()),
      );
      expect(text).toContain(withoutSpace(company.email));
      expect(text).toContain(company.siteUrl + route);
      for (const left of LEFT_OUT) expect(text).not.toContain(withoutSpace(left));
    },
  );
}

test('the questions on paper have all their answers, in order', async ({ page }) => {
  const text = await printedText(page, '/faq');
  const items = faq.columns.flatMap((column) => column.items);
  const places = items.map(({ title, desc }) => text.indexOf(withoutSpace(title + desc)));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(Math.min(...places)).toBeGreaterThan(-1);
});

/** Pages of a PDF: its page objects. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length;

for (const route of [PROJECT_GUIDE, ...SERVICE_ROUTES.slice(0, 2)]) {
  test(`${route} prints on two pages, without what only works on a screen`, async ({ page }) => {
    await page.goto(route);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const name of [navigation.mainLabel, projectTemplate.neighboursLabel]) {
      await expect(page.getByRole('navigation', { name })).toBeHidden();
    }
    await expect(page.getByRole('button')).toHaveCount(0);
    expect(pagesOf(await page.pdf({ format: 'A4' }))).toBeLessThanOrEqual(2);
  });
}

for (const { path, roles = [], measures = [] } of caseStudies) {
  test(`${path} on paper is two pages, with services and roles in a line each and room for measures`, async ({
    page,
  }) => {
    const text = await printedText(page, path);
    const names = caseStudies.find((study) => study.path === path)!.services.map(titleOf);
    expect(text).toContain(withoutSpace(names.join(', ')));
    expect(text).toContain(withoutSpace(roles.join(', ')));
    const { beforeLabel, afterLabel } = projectTemplate.measures;
    for (const { name, source } of measures) {
      expect(text).toContain(withoutSpace(name));
      expect(text).toContain(withoutSpace(source));
      expect(text).toContain(beforeLabel + afterLabel);
    }
    expect(text).not.toContain(withoutSpace(projectTemplate.quote.label));
    expect(text.indexOf(withoutSpace(company.address.street))).toBeGreaterThan(
      text.indexOf(withoutSpace(roles.join(', '))),
    );
    expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(2);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page prints as it does with them', async ({ page }) => {
    await page.goto(SERVICE);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(pagesOf(await page.pdf({ format: 'A4' }))).toBeLessThanOrEqual(2);
  });
});

import { extractText, getDocumentProxy } from 'unpdf';
import type { Page } from '@playwright/test';
import {
  areEntriesDelivered,
  callbackSection,
  callToAction,
  caseStudies,
  company,
  contactPage,
  faq,
  guides,
  navigation,
  projectCarousel,
  projectTemplate,
  skillsMarquee,
  team,
  titleOf,
} from '../content';
import { FORMS_ON_PAGES } from '../forms';
import { PROJECT_GUIDE, ROUTES, SERVICE_ROUTES, tagOf } from '../routes';
import { expect, test } from './console';
import { titleFaults } from './text-faults';

/** A text as far as the text of a PDF has its letters in the order of reading: those of Indian scripts it has not. */
const withoutSpace = (text: string) =>
  text.replace(/[^\p{Script=Latin}\p{Script=Common}]|\s/gu, '');

/** What only works on a screen, or leads on to other pages. */
const LEFT_OUT = [
  navigation.callToAction.label,
  navigation.home.label,
  projectCarousel.title,
  projectTemplate.otherProjectsTitle,
  navigation.quote.label,
  callToAction.title,
  callbackSection.title,
  ...Object.values(FORMS_ON_PAGES).map(({ labels }) => labels.note),
  contactPage.form.submit,
  faq.linkLabel,
];

/** Prints the open page: the text of each sheet without spaces, for lines on paper break words. */
async function print(page: Page): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  const { text } = await extractText(pdf, { mergePages: false });
  return text.map(withoutSpace);
}

/** Opens a page as on paper, and expects what works on a screen alone to be seen there and no more here. */
async function openOnPaper(page: Page, route: string): Promise<void> {
  await page.goto(route);
  const shown = (words: string) => page.getByText(words, { exact: true }).filter({ visible: true });
  const left: string[] = [];
  for (const words of LEFT_OUT) if ((await shown(words).count()) > 0) left.push(words);
  expect(left).toContain(navigation.callToAction.label);
  // The styles for paper come last: Chromium does not wait for them before it calls a page loaded.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  for (const words of left) await expect(shown(words)).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: navigation.mainLabel })).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('list', { name: skillsMarquee.label })).toHaveCount(0);
}

test('on small paper, too, the words of titles stay whole', async ({ page }) => {
  test.skip(!areEntriesDelivered, 'Longer words have less room.');
  await page.emulateMedia({ media: 'print' });
  // A5, less the margins of a browser.
  await page.setViewportSize({ width: 484, height: 718 });
  await page.goto('/portfolio');
  const broken = () => titleFaults(page, 'main :is(h1, h2, h3)', /\S+/g);
  await expect.poll(broken).toEqual([]);
});

/** Pages that a reader prints as a whole. With the texts that the site was delivered with they fit two sheets. */
const SHORT = areEntriesDelivered
  ? [PROJECT_GUIDE, ...SERVICE_ROUTES, ...caseStudies.map(({ path }) => path)]
  : [];

/** Expects a case study to have its services and roles in a line each, and room for what is measured. */
function expectCaseStudy(text: string, { services, roles = [], measures = [] }: Study): void {
  expect(text).toContain(withoutSpace(services.map(titleOf).join(', ')));
  const team = withoutSpace(roles.join(', '));
  expect(text).toContain(team);
  expect(text.indexOf(withoutSpace(company.address.street))).toBeGreaterThan(text.indexOf(team));
  const { beforeLabel, afterLabel } = projectTemplate.measures;
  const told = measures.filter(({ after }) => after !== undefined);
  for (const { name, source, before = beforeLabel, after = afterLabel } of told.length > 0
    ? told
    : measures) {
    for (const words of [name, source, before, after]) {
      expect(text).toContain(withoutSpace(words));
    }
  }
}
/** Expects the picture of a case study to be seen whole, not cut to the shape that it has on a screen. */
const expectWholePicture = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page
        .getByRole('main')
        .locator('picture img')
        .first()
        .evaluate((image: HTMLImageElement) => {
          const { naturalWidth, naturalHeight, clientWidth, clientHeight } = image;
          return clientWidth / clientHeight / (naturalWidth / naturalHeight);
        }),
    )
    .toBeCloseTo(1, 1);

type Study = (typeof caseStudies)[number];

/** Expects each paper of the guide to services to stand whole on a sheet of its own. */
function expectPapers(sheets: string[]): void {
  const { papers = [] } = guides.service;
  const places = papers.map(({ title, date, rows }) => {
    const lines = [title + date, ...rows.map(({ label, text }) => label + text)];
    return sheets.findIndex((text) => lines.every((line) => text.includes(withoutSpace(line))));
  });
  expect(places).not.toContain(-1);
  expect(new Set(places).size).toBe(papers.length);
}

for (const route of ROUTES) {
  const study = caseStudies.find(({ path }) => path === route);
  const title = `${route} on paper is its title, its text, who it is by and where it is from`;
  test(title, tagOf(route), async ({ page }) => {
    await openOnPaper(page, route);
    if (study) await expectWholePicture(page);
    const lines = page.getByRole('contentinfo').getByRole('link', { name: company.email });
    await expect.poll(async () => (await lines.boundingBox())!.height).toBeLessThan(24);
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    const sheets = await print(page);
    const text = sheets.join('');
    expect(text).toContain(withoutSpace(heading));
    expect(text).toContain(withoutSpace(company.email));
    const address = company.siteUrl + (team.aliases.includes(route) ? team.path : route);
    expect(text).toContain(`·${withoutSpace(address)}`);
    if (study) expectCaseStudy(text, study);
    if (SHORT.includes(route)) expect(sheets.length).toBeLessThanOrEqual(2);
    if (route === guides.service.path) expectPapers(sheets);
    if (route !== faq.path) return;
    const items = faq.columns.flatMap((column) => column.items);
    const places = items.map(({ title, desc }) => text.indexOf(withoutSpace(title + desc)));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(Math.min(...places)).toBeGreaterThan(-1);
  });
}

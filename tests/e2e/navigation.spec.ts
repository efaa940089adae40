import type { Page } from '@playwright/test';
import {
  aboutPage,
  caseStudies,
  closedQuestions,
  contactPage,
  faq as faqPage,
  homePage,
  navigation,
  openingOf,
  portfolioPage,
  type Project,
  projectCarousel,
  projectTemplate,
  servicesPage,
  startingWith,
  team,
} from '../content';
import { DETAILED_PROJECT, HAS_SCREENSHOTS } from '../routes';
import { expect, test } from './console';
import { footerLink, menuLink } from './menus';
import { hold, isTakenOver, openStarted, start, waitForLoader, waitUntilIdle } from './pages';

test('a change of page, also back and forward, goes to the top, moves the focus, changes the title and is read out', async ({
  page,
}) => {
  await openStarted(page, '/');
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await page.getByRole('link', { name: homePage.services.link.label }).click();
  await expect(page).toHaveURL('/service');
  await expect(page).toHaveTitle(startingWith(`${servicesPage.title} - `));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(servicesPage.banner.heading);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  // It is announced once, by its title.
  await expect(page.locator('[aria-live=assertive]:visible')).toHaveText([await page.title()]);
  const spoken = await page.locator('body').ariaSnapshot();
  expect(spoken).not.toContain('Navigated to');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: navigation.skipLink })).toBeFocused();

  // Back and forward start at the top too.
  await page.mouse.wheel(0, 600);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(homePage.hero.title);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(servicesPage.banner.heading);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a page that is loaded again shows what it showed before', async ({ page }) => {
  await openStarted(page, '/');
  const heading = page.getByRole('heading', { name: projectCarousel.title });
  await heading.scrollIntoViewIfNeeded();
  const placeOf = async () => (await heading.boundingBox())!.y;
  const before = await placeOf();
  await page.reload();
  await start(page);
  await expect.poll(placeOf).toBeCloseTo(before, -1);
});

test('while the next page takes longer than a second, the site says so to eyes and ears', async ({
  page,
}) => {
  test.skip(!navigation.loadingLabel, 'These words are optional.');
  await openStarted(page, '/about');
  const release = await hold(page, '**/page-data/portfolio/**');
  await menuLink(page, '/portfolio').click();
  const announcer = page.locator('[aria-live=assertive]:visible');
  await expect(announcer).toHaveText(navigation.loadingLabel);
  await expect(announcer).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await announcer.boundingBox())!.width).toBeGreaterThan(100);
  release();
  await expect(page).toHaveTitle(startingWith(`${portfolioPage.title} - `));
  await expect(announcer).toHaveText([await page.title()]);
  await expect.poll(async () => (await announcer.boundingBox())!.width).toBe(1);
});

/** Lets a page come after all that nobody waits for any more, until it could have been shown. */
async function letCome(page: Page, data: string, release: () => void) {
  const arrived = page.waitForResponse(data);
  release();
  await (await arrived).finished();
  await waitUntilIdle(page);
}

test('a second link that is clicked while the first page is on its way wins', async ({ page }) => {
  await openStarted(page, '/about');
  const announcer = page.locator('[aria-live=assertive]:visible');
  const heard = await announcer.evaluateHandle((region) => {
    const words: string[] = [];
    new MutationObserver(() => words.push(region.textContent)).observe(region, { childList: true });
    return words;
  });
  await page.clock.install();
  const release = await hold(page, '**/page-data/portfolio/page-data.json');
  await menuLink(page, '/portfolio').click();
  await menuLink(page, '/contact').click();
  await expect(page).toHaveTitle(startingWith(`${contactPage.title} - `));
  // Nobody waits for the first page any more.
  await page.clock.runFor(2000);
  const title = await page.title();
  await expect(announcer).toHaveText([title]);
  const field = page.getByLabel(contactPage.form.firstname);
  await field.fill('Kavya');
  await letCome(page, '**/page-data/portfolio/page-data.json', release);
  await expect(page).toHaveURL('/contact');
  await expect(page).toHaveTitle(title);
  // What the visitor does there goes on.
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Kavya');
  await expect.poll(async () => [...new Set(await heard.jsonValue())]).toEqual([title]);
});

test('a case study that is followed from a page behind a link stays', async ({ page }) => {
  await openStarted(page, '/about');
  await menuLink(page, portfolioPage.path).click();
  await expect(page).toHaveTitle(startingWith(`${portfolioPage.title} - `));
  const [{ title, path }] = caseStudies as [Project];
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
  await expect(page).toHaveTitle(startingWith(`${title} - `));
  await waitUntilIdle(page);
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(startingWith(`${title} - `));
});

test('a step back while a page is on its way wins', async ({ page }) => {
  await openStarted(page, '/about');
  await menuLink(page, portfolioPage.path).click();
  await expect(page).toHaveTitle(startingWith(`${portfolioPage.title} - `));
  const release = await hold(page, '**/page-data/contact/page-data.json');
  await menuLink(page, '/contact').click();
  await page.goBack();
  await expect(page).toHaveTitle(startingWith(`${aboutPage.title} - `));
  await letCome(page, '**/page-data/contact/page-data.json', release);
  await expect(page).toHaveURL('/about');
  await expect(page).toHaveTitle(startingWith(`${aboutPage.title} - `));
});

const { title: question, desc, address } = closedQuestions[0]!;

// A place on the page, and a picture.
for (const [path, name, opener] of [
  ...(address ? [[faqPage.path, `${faqPage.linkLabel}: ${question}`, question] as const] : []),
  ...(HAS_SCREENSHOTS
    ? [[DETAILED_PROJECT, new RegExp(projectTemplate.enlargeLabel)] as const]
    : []),
] as const) {
  test(`what is opened at ${path} while another page loads changes nothing about its coming`, async ({
    page,
  }) => {
    await openStarted(page, path);
    if (opener) await page.getByRole('heading', { name: opener }).click();
    const release = await hold(page, '**/page-data/contact/page-data.json');
    await menuLink(page, '/contact').click();
    await page.getByRole('main').getByRole('link', { name }).first().click();
    await page.keyboard.press('Escape');
    release();
    await expect(page).toHaveTitle(startingWith(`${contactPage.title} - `));
    await expect(page).toHaveURL('/contact');
  });
}

test('a visitor who goes back and forward at once is where they were', async ({ page }) => {
  await openStarted(page, '/about');
  await page.getByRole('link', { name: aboutPage.story.btnName }).click();
  await expect(page).toHaveTitle(startingWith(`${team.title} - `));
  await page.evaluate(() => {
    // As soon as the address has changed back, before the page has.
    addEventListener('popstate', () => history.forward(), { once: true, capture: true });
    history.back();
  });
  await footerLink(page, '/termsAndConditions').click();
  await expect(page).toHaveURL('/termsAndConditions');
  await page.goBack();
  await expect(page).toHaveTitle(startingWith(`${team.title} - `));
});

test('an address with a broken fragment shows its page', async ({ page }) => {
  await openStarted(page, '/portfolio#%');
  await page.evaluate(() => (window.location.hash = '#%E0%A4%A'));
  await expect(page).toHaveURL('/portfolio');
  await footerLink(page, '/termsAndConditions').click();
  await expect(page).toHaveURL('/termsAndConditions');
});

test('a question has an address of its own, to which the way back leads', async ({ page }) => {
  const first = closedQuestions[1]?.address;
  test.skip(!address || !first, 'No questions in two columns have addresses.');
  await openStarted(page, `/faq#${first}`);
  await page.getByRole('heading', { name: question, exact: true }).click();
  await page.getByRole('link', { name: `${faqPage.linkLabel}: ${question}` }).click();
  await expect(page).toHaveURL(`/faq#${address}`);
  await page.goBack();
  await expect(page).toHaveURL(`/faq#${first}`);
});

test('an answer that the address opens, and the visitor closes before the page starts, stays closed', async ({
  page,
}) => {
  test.skip(!address, 'The question has no address.');
  await page.goto(`/faq#${address}`);
  await waitForLoader(page);
  await expect(page.getByText(openingOf(desc))).toBeVisible();
  await page.getByRole('heading', { name: question, exact: true }).click();
  await page.waitForFunction(isTakenOver);
  await waitUntilIdle(page);
  await expect(page.getByText(openingOf(desc))).toBeHidden();
});

test('find-in-page finds texts of closed answers, and opens them', async ({ page }) => {
  // A text fragment is a search that the address asks for.
  const words = encodeURIComponent(openingOf(desc)).replaceAll('-', '%2D');
  await page.goto(`/faq#:~:text=${words}`);
  await expect(page.getByText(openingOf(desc))).toBeInViewport();
});

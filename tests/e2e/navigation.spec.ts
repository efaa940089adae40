import type { Page } from '@playwright/test';
import {
  aboutPage,
  homePage,
  navigation,
  portfolioPage,
  projectCarousel,
  servicesPage,
  startingWith,
  team,
  titleOf,
} from '../content';
import { CATEGORY } from '../filters';
import { expect, test } from './console';
import { footerLink, menuLink } from './menus';
import { openStarted, start } from './started';

test('a change of page goes to the top, moves the focus and changes the title', async ({
  page,
}) => {
  await openStarted(page, '/');
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await page.getByRole('link', { name: homePage.services.link.label }).click();
  await expect(page).toHaveURL('/service');
  await expect(page).toHaveTitle(startingWith(`${servicesPage.title} - `));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(servicesPage.banner.heading);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('gatsby-focus-wrapper');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: navigation.skipLink })).toBeFocused();
});

test('back and forward start at the top too', async ({ page }) => {
  await openStarted(page, '/about');
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await page.getByRole('link', { name: aboutPage.story.btnName }).click();
  await expect(page).toHaveTitle(startingWith(`${team.title} - `));
  await page.mouse.wheel(0, 600);
  await page.goBack();
  await expect(page).toHaveTitle(startingWith(`${aboutPage.title} - `));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goForward();
  await expect(page).toHaveTitle(startingWith(`${team.title} - `));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the skip link leads past the menu', async ({ page }) => {
  await openStarted(page, '/portfolio');
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: navigation.skipLink });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('an address with a fragment goes to its target', async ({ page }) => {
  await openStarted(page, '/#carousel-title');
  await expect(page.getByRole('heading', { name: projectCarousel.title })).toBeInViewport();
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

test('links keep the exact case of addresses', async ({ page }) => {
  await openStarted(page, '/service');
  await page
    .getByRole('link', {
      name: `${titleOf('/service/uIAndUX')}: ${servicesPage.moreLabel}`,
    })
    .click();
  await expect(page).toHaveURL('/service/uIAndUX');
  await footerLink(page, '/termsAndConditions').click();
  await expect(page).toHaveURL('/termsAndConditions');
});

test('who saves data fetches the page behind a link only when pointing at it', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await openStarted(page, '/faq');
  const link = footerLink(page, '/termsAndConditions');
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1000);
  const data = '/page-data/termsAndConditions/page-data.json';
  expect(fetched).not.toContain(data);
  await link.hover();
  await expect.poll(() => fetched).toContain(data);
});

/** Notes which pages turn into which, by their headings. */
const noteTurns = (page: Page) =>
  page.addInitScript(() => {
    const turns: string[] = [];
    const heading = () => document.querySelector('h1')?.textContent ?? '';
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      let from = '';
      const transition = start(async () => {
        from = heading();
        if (typeof update === 'function') await update();
      });
      void transition.ready.then(
        () => turns.push(`${from} > ${heading()}`),
        () => turns.push('left out'),
      );
      return transition;
    };
    Object.assign(window, { turns });
  });
const TO_TEAM = `${aboutPage.banner.heading} > ${team.banner.heading}`;
const TO_ABOUT = `${team.banner.heading} > ${aboutPage.banner.heading}`;
const turnsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { turns: string[] }).turns);

test('a page turns into the next one, which can be used at once', async ({ page }) => {
  await noteTurns(page);
  await openStarted(page, '/about');
  await page.getByRole('link', { name: aboutPage.story.btnName }).click();
  await menuLink(page, '/portfolio').click();
  await expect(page).toHaveTitle(startingWith(`${portfolioPage.title} - `));
  await page.getByRole('link', { name: CATEGORY.link, exact: true }).click();
  await expect
    .poll(() => turnsOf(page))
    .toContain(`${team.banner.heading} > ${portfolioPage.banner.heading}`);
  expect(await turnsOf(page)).toHaveLength(2);
});

test('pages turn when the visitor goes back and forward', async ({ page }) => {
  await noteTurns(page);
  await openStarted(page, '/about');
  await page.getByRole('link', { name: aboutPage.story.btnName }).click();
  await expect(page).toHaveTitle(startingWith(`${team.title} - `));
  await expect.poll(() => turnsOf(page)).toEqual([TO_TEAM]);
  await page.goBack();
  await expect(page).toHaveTitle(startingWith(`${aboutPage.title} - `));
  await expect.poll(() => turnsOf(page)).toEqual([TO_TEAM, TO_ABOUT]);
  await page.goForward();
  await expect(page).toHaveTitle(startingWith(`${team.title} - `));
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect.poll(() => turnsOf(page)).toEqual([TO_TEAM, TO_ABOUT, TO_TEAM]);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a visitor who goes back and forward at once is where they were (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await openStarted(page, '/about');
    await page.getByRole('link', { name: aboutPage.story.btnName }).click();
    await expect(page).toHaveTitle(startingWith(`${team.title} - `));
    await page.evaluate(() => {
      // As soon as the address is the one before, while the page is not yet.
      addEventListener('popstate', () => history.forward(), { once: true, capture: true });
      history.back();
    });
    await footerLink(page, '/termsAndConditions').click();
    await expect(page).toHaveURL('/termsAndConditions');
    await page.goBack();
    await expect(page).toHaveTitle(startingWith(`${team.title} - `));
  });
}

test('pages do not turn for those who have paused what moves', async ({ page }) => {
  await noteTurns(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStarted(page, '/about');
  await page.getByRole('link', { name: aboutPage.story.btnName }).click();
  await expect(page).toHaveTitle(startingWith(`${team.title} - `));
  expect(await turnsOf(page)).toEqual([]);
});

test('an address with a broken fragment shows its page', async ({ page }) => {
  await openStarted(page, '/portfolio#%');
  await page.evaluate(() => (window.location.hash = '#%E0%A4%A'));
  await expect(page).toHaveURL('/portfolio');
  await footerLink(page, '/termsAndConditions').click();
  await expect(page).toHaveURL('/termsAndConditions');
});

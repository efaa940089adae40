import type { Locator, Page } from '@playwright/test';
import { caseStudies, portfolioPage } from '../content';
import { PORTFOLIO_ROUTES } from '../routes';
import { expect, test } from './console';
import { openStarted, waitUntilIdle } from './pages';

const project = caseStudies.find(({ banner }) => banner);
test.skip(!project || PORTFOLIO_ROUTES.length > 1, 'No case study of the first page has a banner.');

const cardLink = (page: Page) => page.getByRole('link', { name: project!.title });
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: project!.title });

async function middleOf(picture: Locator) {
  const { x, y, width, height } = (await picture.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Stops the banner that grows at its beginning, as soon as it is there. */
const stopBanner = (page: Page) =>
  page.waitForFunction(() => {
    const picture = document.querySelector('main picture img');
    const [growth] = !picture || picture.closest('article') ? [] : picture.getAnimations();
    growth?.pause();
    if (growth) growth.currentTime = 0;
    return growth;
  });

test('the picture of a followed card grows into the banner of its case study', async ({ page }) => {
  await openStarted(page, portfolioPage.path);
  await cardLink(page).hover();
  const card = page.getByRole('article').filter({ has: cardLink(page) });
  const from = await middleOf(card.getByRole('img'));
  const stopped = stopBanner(page);
  await cardLink(page).click();
  const growth = await stopped;
  await expect(heading(page)).toBeInViewport();
  const banner = page.getByRole('main').getByRole('img').first();
  const start = await middleOf(banner);
  expect(Math.abs(start.x - from.x)).toBeLessThan(20);
  expect(Math.abs(start.y - from.y)).toBeLessThan(20);
  await growth.evaluate((animation) => animation!.finish());
  const end = await middleOf(banner);
  expect(end).not.toEqual(start);
});

test('it does not grow without motion, nor when another link is followed', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { grown: 0 });
    Element.prototype.animate = () => {
      (window as unknown as { grown: number }).grown += 1;
      return {} as Animation;
    };
  });
  const grown = () => page.evaluate(() => (window as unknown as { grown: number }).grown);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStarted(page, portfolioPage.path);
  await cardLink(page).click();
  await expect(heading(page)).toBeVisible();
  await waitUntilIdle(page);
  await expect.poll(grown).toBe(0);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goBack();
  await expect(cardLink(page)).toBeVisible();
  await page.goForward();
  await expect(heading(page)).toBeVisible();
  await waitUntilIdle(page);
  await expect.poll(grown).toBe(0);
});

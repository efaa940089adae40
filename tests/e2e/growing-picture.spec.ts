import type { Page } from '@playwright/test';
import { caseStudies, portfolioPage } from '../content';
import { PORTFOLIO_ROUTES } from '../routes';
import { expect, test } from './console';
import { openStarted, waitUntilIdle } from './started';

const project = caseStudies.find(({ banner }) => banner);
test.skip(!project || PORTFOLIO_ROUTES.length > 1, 'No case study of the first page has a banner.');

type Middle = { x: number; y: number };

const cardLink = (page: Page) => page.getByRole('link', { name: project!.title });
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: project!.title });

const middleOf = (picture: Element): Middle => {
  const { x, y, width, height } = picture.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

/** Waits for the banner that grows, and tells where its middle is at the beginning and at the end. */
const watchBanner = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ start: Middle; end: Middle }>((resolve) => {
        requestAnimationFrame(function look() {
          const picture = document.querySelector('main picture img')!;
          const [growth] = picture.closest('article') ? [] : picture.getAnimations();
          if (!growth) return void requestAnimationFrame(look);
          const middle = () => {
            const { x, y, width, height } = picture.getBoundingClientRect();
            return { x: x + width / 2, y: y + height / 2 };
          };
          growth.currentTime = 0;
          const start = middle();
          growth.finish();
          resolve({ start, end: middle() });
        });
      }),
  );

test('the picture of a followed card grows into the banner of its case study', async ({ page }) => {
  await openStarted(page, portfolioPage.path);
  await cardLink(page).hover();
  const card = page.getByRole('article').filter({ has: cardLink(page) });
  const from = await card.getByRole('img').evaluate(middleOf);
  const watched = watchBanner(page);
  await cardLink(page).click();
  const { start, end } = await watched;
  await expect(heading(page)).toBeInViewport();
  expect(Math.abs(start.x - from.x)).toBeLessThan(20);
  expect(Math.abs(start.y - from.y)).toBeLessThan(20);
  const banner = page.getByRole('main').getByRole('img').first();
  const { x, y } = await banner.evaluate(middleOf);
  expect(end.x).toBeCloseTo(x, 0);
  expect(end.y).toBeCloseTo(y, 0);
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

import type { Page } from '@playwright/test';
import { navigation, portfolioPage, projectTemplate, titleOf } from '../content';
import { DETAILED_PROJECT, HAS_SCREENSHOTS, PROJECT_GUIDE, PROJECT_ROUTES } from '../routes';
import { expect, test } from './console';
import { openStarted } from './started';

const { previous: previousLabel, next: nextLabel } = portfolioPage.caseStudies.pages;
const screenshot = `${projectTemplate.screenshotLabel} 2`;

const neighbours = (page: Page) =>
  page
    .getByRole('region', { name: projectTemplate.otherProjectsTitle })
    .getByRole('link', { name: new RegExp(`^(${previousLabel}|${nextLabel}) ?: `) });

test('a case study leads to the ones before and after it in the portfolio', async ({ page }) => {
  const [first, second, third] = PROJECT_ROUTES as [string, string, string];
  const [lastButOne, last] = PROJECT_ROUTES.slice(-2) as [string, string];
  await openStarted(page, first);
  await expect(neighbours(page)).toHaveText([`${nextLabel}: ${titleOf(second)}`]);
  await neighbours(page).click();
  await expect(page).toHaveURL(second);
  await expect(neighbours(page)).toHaveText([
    `${previousLabel}: ${titleOf(first)}`,
    `${nextLabel}: ${titleOf(third)}`,
  ]);
  await openStarted(page, last);
  await expect(neighbours(page)).toHaveText([`${previousLabel}: ${titleOf(lastButOne)}`]);
  // The page that explains case studies stands in no order.
  await page.goto(PROJECT_GUIDE);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(neighbours(page)).toHaveCount(0);
});

test.describe('a screenshot', () => {
  test.skip(!HAS_SCREENSHOTS, 'No case study has two screenshots.');

  const link = (page: Page) =>
    page.getByRole('link', { name: `${screenshot} ${projectTemplate.enlargeLabel}` });

  test('opens larger by keyboard, and fits the window of a phone', async ({ page }) => {
    await openStarted(page, DETAILED_PROJECT);
    await link(page).focus();
    const small = (await link(page).getByRole('img').boundingBox())!;
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: screenshot });
    const close = dialog.getByRole('button', { name: navigation.closeLabel });
    await expect(close).toBeFocused();
    const picture = dialog.getByRole('img', { name: screenshot });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThanOrEqual(800);
    const widthOf = async () => (await picture.boundingBox())!.width;
    await expect.poll(widthOf).toBeGreaterThan(small.width);
    await page.setViewportSize({ width: 390, height: 700 });
    await expect(picture).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('opens by itself', async ({ page }) => {
      await page.goto(DETAILED_PROJECT);
      await link(page).click();
      await expect(page).toHaveURL(/\/static\/[^/]+$/);
    });
  });
});

import type { Locator } from '@playwright/test';
import { company, guides, portfolioPage, services, workProcess } from '../content';
import { PROJECT_ROUTES, SERVICE } from '../routes';
import { expect, test } from './console';
import { waitUntilLaidOut } from './pages';
import { titleFaults } from './text-faults';

// Sizes that the specification gives, and texts that it wants seen, not just read out, nor lying on figures.

/** How high an element is shown, in pixels. */
const heightOf = async (element: Locator) => (await element.boundingBox())?.height;

const WIDTHS = [390, 1440];

for (const path of ['/', '/contact']) {
  test(`the footer of ${path} shows the tagline, and its logo 50 pixels high`, async ({ page }) => {
    await page.goto(path);
    const footer = page.getByRole('contentinfo');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => heightOf(footer.getByText(company.tagline))).toBeGreaterThan(15);
      await expect.poll(() => heightOf(footer.locator('svg, img').first())).toBe(50);
    }
  });
}

test('each stage of the portfolio shows the heading of its list', async ({ page }) => {
  await page.goto('/portfolio');
  for (const { featuretitle } of portfolioPage.whatWeDo.cards) {
    const title = page.getByRole('main').getByText(featuretitle, { exact: true });
    await expect.poll(() => heightOf(title)).toBeGreaterThan(15);
  }
});

test('a title as long as may be keeps off the figure of the first service', async ({ page }) => {
  await page.goto('/');
  const card = page.locator('section[aria-labelledby=services-title] li').first();
  await card.getByRole('heading').evaluate((title) => {
    title.textContent = 'Maintenance of warehouses and registers';
  });
  for (const width of [320, 390, 576, 768, 899, 900, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await card.scrollIntoViewIfNeeded();
    await expect.poll(() => titleFaults(page, 'h1', /$^/g), `at ${width} px`).toEqual([]);
  }
});

test('signs of steps are 20 pixels high', async ({ page }) => {
  await page.goto('/');
  const signs = page.locator('section[aria-labelledby=work-process-title] h3 > :first-child');
  const signed = workProcess.steps.filter(({ icon, iconPicture }) => icon ?? iconPicture);
  await expect(signs).toHaveCount(signed.length);
  for (const sign of await signs.all()) await expect.poll(() => heightOf(sign)).toBe(20);
});

test('the banner of a case study is 500 pixels high from 576 pixels up, and 300 below', async ({
  page,
}) => {
  await page.goto(PROJECT_ROUTES[0]!);
  for (const [width, height] of [
    [1440, 500],
    [576, 500],
    [575, 300],
    [390, 300],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => heightOf(page.locator('main img').first()), `${width}`).toBe(height);
  }
});

test('the steps of a service stand two by two, and in a column on a phone', async ({ page }) => {
  const { services: steps } = services.find(({ path }) => path === SERVICE) ?? guides.service;
  await page.goto(SERVICE);
  await waitUntilLaidOut(page);
  const boxOf = async (index: number) => {
    const name = steps[index]!.name;
    return (await page.getByRole('heading', { level: 3, name, exact: true }).boundingBox())!;
  };
  const end = await page.getByRole('complementary').boundingBox();
  const [first, second] = [await boxOf(0), await boxOf(1)];
  expect(second.y).toBe(first.y);
  expect(second.x).toBeGreaterThan(first.x + first.width);
  expect(second.x + second.width).toBeLessThanOrEqual(end!.x);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await boxOf(1)).x - (await boxOf(0)).x).toBe(0);
});

import type { Page } from '@playwright/test';
import { expect, test } from './console';
import { hold } from './hold';
import { openStarted, start } from './started';

const filters = (page: Page) => page.getByRole('navigation', { name: 'Filter the case studies' });

/** Numbers of the case studies that are shown, in order. */
const shownNumbers = async (page: Page) => {
  const cards = await page.getByRole('region', { name: '01 to 10' }).getByRole('article').all();
  const texts = await Promise.all(cards.map((card) => card.innerText()));
  return texts.map((text) => text.slice(0, 2));
};

test('a category or a technology leaves its case studies, and says how many', async ({ page }) => {
  await openStarted(page, '/portfolio');
  expect(await shownNumbers(page)).toHaveLength(10);

  await filters(page).getByRole('link', { name: 'Web application 2' }).click();
  await expect(page).toHaveURL('/portfolio#category-web-application');
  expect(await shownNumbers(page)).toEqual(['02', '08']);
  await expect(page.getByText('Case studies shown: 2. Web application.')).toBeAttached();

  await filters(page).getByRole('link', { name: 'Flutter 2' }).click();
  expect(await shownNumbers(page)).toEqual(['03', '05']);
  await expect(page.getByText('Case studies shown: 2. Flutter.')).toBeAttached();
  await expect(filters(page).getByRole('link', { name: 'Flutter 2' })).toHaveAttribute(
    'aria-current',
    'true',
  );

  await page.goBack();
  expect(await shownNumbers(page)).toEqual(['02', '08']);
  await filters(page).getByRole('link', { name: 'All 10' }).click();
  expect(await shownNumbers(page)).toHaveLength(10);
});

test('every filter shows as many case studies as it says', async ({ page }) => {
  await openStarted(page, '/portfolio');
  for (const link of await filters(page).getByRole('link').all()) {
    await link.click();
    const [count] = /\d+$/.exec(await link.innerText())!;
    expect(await shownNumbers(page)).toHaveLength(Number(count));
  }
});

test('the address of a filter leads to what it shows, also by a change of page', async ({
  page,
}) => {
  await openStarted(page, '/portfolio#technology-flutter');
  expect(await shownNumbers(page)).toEqual(['03', '05']);
  await page.getByRole('link', { name: 'Logistics service' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Logistics service' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Portfolio 2025' })).toBeVisible();
  await expect.poll(() => shownNumbers(page)).toEqual(['03', '05']);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`who filters and goes on finds every filter again on the way back (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await openStarted(page, '/portfolio');
    await filters(page).getByRole('link', { name: 'Web application 2' }).click();
    await filters(page).getByRole('link', { name: 'Flutter 2' }).click();
    await page.getByRole('link', { name: 'Logistics service' }).click();
    const logistics = page.getByRole('heading', { level: 1, name: 'Logistics service' });
    await expect(logistics).toBeVisible();

    await page.goBack();
    await expect.poll(() => shownNumbers(page)).toEqual(['03', '05']);
    await page.goBack();
    await expect.poll(() => shownNumbers(page)).toEqual(['02', '08']);
    await expect(page.getByText('Case studies shown: 2. Web application.')).toBeAttached();
    await page.goForward();
    await expect.poll(() => shownNumbers(page)).toEqual(['03', '05']);
    await page.goForward();
    await expect(logistics).toBeVisible();
  });
}

test('a filter chosen while another page is on its way is there on the way back', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStarted(page, '/portfolio');
  const release = await hold(page, '**/page-data/about/page-data.json');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await filters(page).getByRole('link', { name: 'Flutter 2' }).click();
  expect(await shownNumbers(page)).toEqual(['03', '05']);
  release();
  await expect(page).toHaveTitle(/^About Us - /);
  await page.goBack();
  await expect(page).toHaveTitle(/^Portfolio - /);
  await expect.poll(() => shownNumbers(page)).toEqual(['03', '05']);
});

test('the menu leads from a filter to all case studies, at the top', async ({ page }) => {
  await openStarted(page, '/portfolio');
  await filters(page).getByRole('link', { name: 'Flutter 2' }).click();
  await expect(page.getByText('Case studies shown: 2. Flutter.')).toBeAttached();
  await page.mouse.wheel(0, -200);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Portfolio' })
    .click();
  await expect(page).toHaveURL('/portfolio');
  expect(await shownNumbers(page)).toHaveLength(10);
  await expect(filters(page).getByRole('link', { name: 'All 10' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(page.getByText('Case studies shown')).not.toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('what a filter leaves out does not appear while the page starts', async ({ page }) => {
  await page.goto('/portfolio#technology-flutter');
  expect(await shownNumbers(page)).toEqual(['03', '05']);
  await page.evaluate(() => {
    const shown = new Set<number>();
    Object.assign(window, { shown });
    const note = () => {
      const cards = Array.from(document.querySelectorAll('main article'));
      shown.add(cards.filter((card) => card.checkVisibility()).length);
      requestAnimationFrame(note);
    };
    note();
  });
  await start(page);
  await page.waitForTimeout(500);
  const shown = await page.evaluate(() => [...(window as unknown as { shown: Set<number> }).shown]);
  expect(shown).toEqual([2]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters are links that work', async ({ page }) => {
    await page.goto('/portfolio');
    await filters(page).getByRole('link', { name: 'Mobile 3' }).click();
    expect(await shownNumbers(page)).toEqual(['01', '05', '06']);
    await filters(page).getByRole('link', { name: 'All 10' }).click();
    expect(await shownNumbers(page)).toHaveLength(10);
  });
});

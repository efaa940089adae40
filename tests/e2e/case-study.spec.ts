import type { Page } from '@playwright/test';
import { caseStudies, company, navigation, projectTemplate } from '../content';
import { DETAILED_PROJECT, HAS_SCREENSHOTS, tagOf } from '../routes';
import { expect, test } from './console';
import { openStarted, waitUntilLaidOut } from './pages';

/** Where something begins and ends, in pixels from the top of the window. */
type Extent = { top: number; bottom: number };

/** From the top of one thing to the bottom of another. */
async function extentOf(
  first: ReturnType<Page['locator']>,
  last: ReturnType<Page['locator']>,
): Promise<Extent> {
  const [above, below] = await Promise.all([first.boundingBox(), last.boundingBox()]);
  return { top: above!.y, bottom: below!.y + below!.height };
}

/** The longest stretch of one extent that none of the others, from top to bottom, stands beside. */
function longestGap(beside: Extent, others: Extent[]): number {
  let reached = beside.top;
  let longest = 0;
  for (const { top, bottom } of [...others, { top: beside.bottom, bottom: beside.bottom }]) {
    longest = Math.max(longest, Math.min(top, beside.bottom) - reached);
    reached = Math.max(reached, bottom);
  }
  return longest;
}

for (const { path, projectTitle, highlights } of caseStudies) {
  const title = `the facts of ${path} are in two columns on a phone, and its sidebar is never empty for long`;
  test(title, tagOf(path), async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await waitUntilLaidOut(page);
    const labels = page.getByRole('main').locator('dl').first().getByRole('term');
    const columns = () =>
      labels.evaluateAll(
        (terms) => new Set(terms.map((term) => Math.round(term.getBoundingClientRect().left))).size,
      );
    await expect.poll(columns).toBe(Math.min(2, await labels.count()));

    const height = 900;
    await page.setViewportSize({ width: 1440, height });
    const main = page.getByRole('main');
    const sidebar = page.getByRole('complementary');
    const tags = sidebar.getByRole('heading', { name: projectTemplate.tagsTitle });
    const offer = sidebar.getByRole('heading', { name: projectTemplate.offerTitle });
    const phone = sidebar.getByRole('link', { name: company.phone });
    const end = main.getByText(highlights.at(-1)!);
    const length = (await end.boundingBox())!.y;
    for (let place = 0; place < length; place += 250) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), place);
      const gap = async () => {
        const text = await extentOf(main.getByRole('heading', { name: projectTitle }), end);
        const seen = { top: Math.max(text.top, 0), bottom: Math.min(text.bottom, height) };
        const beside = [await extentOf(tags, tags), await extentOf(offer, phone)];
        return longestGap(seen, beside);
      };
      await expect.poll(gap, `scrolled to ${place}`).toBeLessThanOrEqual(600);
    }

    // In a low window the invitation at its end can still be seen.
    if (path !== DETAILED_PROJECT) return;
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.setViewportSize({ width: 1440, height: 760 });
    await main
      .getByRole('heading', { name: projectTemplate.highlightsTitle })
      .scrollIntoViewIfNeeded();
    await expect(phone).toBeInViewport();
  });
}

test('two screenshots stand side by side, on phones below each other, and one opens larger by keyboard', async ({
  page,
}) => {
  test.skip(!HAS_SCREENSHOTS, 'No case study has two screenshots.');
  await openStarted(page, DETAILED_PROJECT);
  await waitUntilLaidOut(page);
  const nameOf = (number: number) => `${projectTemplate.screenshotLabel} ${number}`;
  const boxOf = async (number: number) =>
    (await page.getByRole('img', { name: nameOf(number), exact: true }).boundingBox())!;
  await page.setViewportSize({ width: 390, height: 700 });
  await expect.poll(async () => (await boxOf(1)).width).toBeGreaterThan(340);
  const [first, second] = [await boxOf(1), await boxOf(2)];
  expect(second.x).toBe(first.x);
  expect(second.y).toBeGreaterThan(first.y + first.height);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(async () => (await boxOf(2)).y - (await boxOf(1)).y).toBeCloseTo(48, 0);
  const [left, right] = [await boxOf(1), await boxOf(2)];
  expect(right.x).toBeGreaterThan(left.x + left.width);

  await page
    .getByRole('link', { name: `${nameOf(2)} ${projectTemplate.enlargeLabel}` })
    .press('Enter');
  const dialog = page.getByRole('dialog', { name: nameOf(2) });
  await expect(dialog.getByRole('button', { name: navigation.closeLabel })).toBeFocused();
  const picture = dialog.getByRole('img', { name: nameOf(2) });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThanOrEqual(800);
  await expect.poll(async () => (await picture.boundingBox())!.width).toBeGreaterThan(right.width);
  await page.setViewportSize({ width: 390, height: 700 });
  await expect(picture).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
});

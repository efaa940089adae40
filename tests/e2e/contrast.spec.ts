import type { Locator } from '@playwright/test';
import {
  carouselMoves,
  contactPage,
  hasDropdowns,
  navigation,
  portfolioPage,
  projectCarousel,
} from '../content';
import { HAS_FILTERS, OTHER_TECHNOLOGY, TECHNOLOGY, type Filter } from '../filters';
import { expect, test } from './console';
import { fieldOf } from './forms';
import { callbackLink, mainMenu } from './menus';
import { openStarted, waitUntilDrawn } from './pages';

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('controls have an edge, and states can be told apart', async ({ page }) => {
    await openStarted(page, '/portfolio');
    await expect(callbackLink(page)).toHaveCSS('border-top-style', 'solid');
    if (HAS_FILTERS) {
      const { label, moreLabel } = portfolioPage.caseStudies.filter;
      const filters = page.getByRole('navigation', { name: label });
      const linkTo = ({ link: name }: Filter) => filters.getByRole('link', { name, exact: true });
      const groundOf = (filter: Filter) =>
        linkTo(filter).evaluate((element) => getComputedStyle(element).backgroundColor);
      await filters.getByText(moreLabel).click();
      await linkTo(TECHNOLOGY).click();
      await expect(linkTo(TECHNOLOGY)).toHaveAttribute('aria-current', 'page');
      const ground = await groundOf(OTHER_TECHNOLOGY);
      await expect.poll(() => groundOf(TECHNOLOGY)).not.toBe(ground);
    }

    // In each, the sign for open and closed is at the right end.
    const signOf = async (summary: Locator) => {
      await summary.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await waitUntilDrawn(page);
      const { x, y, width, height } = (await summary.boundingBox())!;
      return page.screenshot({ clip: { x: x + width - 26, y, width: 26, height } });
    };
    const expectTwoSigns = async (summary: Locator) => {
      const before = await signOf(summary);
      await summary.click();
      await page.mouse.move(5, 5);
      await summary.blur();
      await expect.poll(async () => (await signOf(summary)).equals(before)).toBe(false);
    };
    await page.goto('/faq');
    await expectTwoSigns(page.getByRole('main').locator('summary').last());
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByText(navigation.menuLabel, { exact: true }).click();
    if (hasDropdowns) await expectTwoSigns(mainMenu(page).locator('summary').last());

    if (carouselMoves) {
      await openStarted(page, '/');
      const button = page.getByRole('button', { name: projectCarousel.playLabel });
      await expect(button).toHaveCSS('border-top-style', 'solid');
      await expect(button).toHaveCSS('border-top-width', /^[1-9]/);
    }

    await page.goto('/contact');
    const field = fieldOf(page, contactPage.form.message).first();
    await expect(field).toHaveCSS('border-bottom-width', /^[1-9]/);
  });
});

/** How bright a colour is, from 0 to 1, as WCAG computes it. */
function brightnessOf(color: string): number {
  const [red, green, blue] = color.match(/[\d.]+/g)!.map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(one: string, other: string): number {
  const [dark, light] = [brightnessOf(one), brightnessOf(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

test('texts and the edges of fields are stronger where more contrast is asked for', async ({
  page,
}) => {
  await page.goto('/contact');
  const styleOf = (locator: Locator, name: 'color' | 'backgroundColor' | 'borderTopColor') =>
    locator.evaluate((element, property) => getComputedStyle(element)[property], name);
  const field = fieldOf(page, contactPage.form.message).first();
  const measure = async () => {
    const text = await styleOf(page.getByText(contactPage.nextSteps.talk.text), 'color');
    const edge = await styleOf(field, 'borderTopColor');
    return [
      contrastOf(text, await styleOf(page.locator('body'), 'backgroundColor')),
      contrastOf(edge, await styleOf(field, 'backgroundColor')),
    ] as const;
  };
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'no-preference' });
    const [text, edge] = await measure();
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    await expect.poll(async () => (await measure())[0]).toBeGreaterThan(text + 4);
    await expect.poll(async () => (await measure())[1]).toBeGreaterThan(edge + 4);
  }
});

import type { Locator, Page } from '@playwright/test';
import {
  carouselMoves,
  contactPage,
  hasDropdowns,
  homePage,
  isDelivered,
  navigation,
  portfolioPage,
  projectCarousel,
} from '../content';
import { contrastOf } from '../contrast';
import { HAS_FILTERS, OTHER_TECHNOLOGY, TECHNOLOGY, type Filter } from '../filters';
import { DETAILED_PROJECT, SERVICE } from '../routes';
import { expect, test } from './console';
import { fieldOf } from './forms';
import { callbackLink, mainMenu } from './menus';
import { openStarted, waitUntilDrawn } from './pages';

/** Small marks that are drawn as a ground, which forced colours leave out: what they belong to. */
const marksWithoutEdge = (page: Page) =>
  page.evaluate(() => {
    const isGone = (element: Element, mark: string) => {
      const { content, display, width, height, borderStyle, outlineStyle, forcedColorAdjust } =
        getComputedStyle(element, mark);
      const size = Math.max(Number.parseFloat(width), Number.parseFloat(height));
      const isMark = content === '""' && display !== 'none' && size > 0 && size < 40;
      const hasEdge = borderStyle !== 'none' || outlineStyle !== 'none';
      return isMark && !hasEdge && forcedColorAdjust === 'auto';
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => ['::before', '::after'].some((mark) => isGone(element, mark)))
      .map((element) => element.outerHTML.slice(0, 80));
  });

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('the figure on a coloured ground has the colour of the text', async ({ page }) => {
    test.skip(!isDelivered, 'A card may have a picture instead.');
    await page.goto('/');
    const cards = page.getByRole('region', { name: homePage.services.title });
    const figure = cards.getByRole('listitem').first().locator('svg').first();
    const text = await cards
      .getByRole('heading', { level: 3 })
      .first()
      .evaluate((element) => getComputedStyle(element).color);
    await expect(figure).toHaveCSS('color', text);
  });

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

    for (const path of [SERVICE, DETAILED_PROJECT, '/contact', '/']) {
      await openStarted(page, path);
      await expect.poll(() => marksWithoutEdge(page), path).toEqual([]);
    }

    await page.goto('/contact');
    const field = fieldOf(page, contactPage.form.message).first();
    await expect(field).toHaveCSS('border-bottom-width', /^[1-9]/);
  });
});

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

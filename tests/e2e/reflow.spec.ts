import type { Page } from '@playwright/test';
import { contactPage, portfolioPage } from '../content';
import { OTHER_TECHNOLOGY, TECHNOLOGY, type Filter } from '../filters';
import { ROUTES } from '../routes';
import { expect, test } from './console';
import { callbackLink } from './menus';
import { openStarted, waitUntilLaidOut } from './started';

/** WCAG 2.2, success criterion 1.4.12: what a reader may set, and nothing must be lost. */
const TEXT_SPACING = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
} p { margin-bottom: 2em !important; }`;

/** How far the page can be scrolled sideways, in pixels. */
const sidewaysScroll = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo(10_000, 0);
    const scrolled = window.scrollX;
    window.scrollTo(0, 0);
    return scrolled;
  });

/** Texts that the window, or a box round them, cuts off. */
const clippedTexts = (page: Page) =>
  page.evaluate(() => {
    const isRead = (element: Element) =>
      element.checkVisibility() &&
      !element.closest('[data-carousel], [aria-hidden=true], #gatsby-announcer, script, style');
    const boxOf = (text: Text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getBoundingClientRect();
    };
    const edgesOf = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      return {
        left: overflowX === 'visible' ? -Infinity : box.left,
        right: overflowX === 'visible' ? Infinity : box.right,
        top: overflowY === 'visible' ? -Infinity : box.top,
        bottom: overflowY === 'visible' ? Infinity : box.bottom,
      };
    };
    const isCut = (text: Text) => {
      const box = boxOf(text);
      // Texts for screen readers alone are in a box of one pixel.
      for (let holder = text.parentElement; holder; holder = holder.parentElement) {
        if (getComputedStyle(holder).clipPath !== 'none') return false;
        const edges = edgesOf(holder);
        const isInside =
          box.left >= edges.left - 1 &&
          box.right <= edges.right + 1 &&
          box.top >= edges.top - 1 &&
          box.bottom <= edges.bottom + 1;
        if (!isInside) return true;
      }
      return box.left < -1 || box.right > window.innerWidth + 1;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    return texts
      .filter((text) => text.data.trim() !== '' && isRead(text.parentElement!))
      .filter(isCut)
      .map((text) => `${text.parentElement!.localName} "${text.data.trim().slice(0, 50)}"`);
  });

// The policy of the page does not apply to a reader's own styles, as from an extension.
test.use({ bypassCSP: true });

for (const route of ROUTES) {
  test(`${route} fits: 320 px, text at twice its size, wider text spacing`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(route);
    // A part that is not laid out yet has no place for its texts.
    await waitUntilLaidOut(page);
    const readersStyles = await page.addStyleTag({ content: ' ' });
    for (const [setting, styles, widths] of [
      ['no setting', '', [320]],
      ['wider spacing', TEXT_SPACING, [320, 1440]],
      ['twice the text', 'html { font-size: 200% !important; }', [640, 1440]],
    ] as const) {
      await readersStyles.evaluate((element, text) => (element.textContent = text), styles);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await clippedTexts(page), `${setting} at ${width} px`).toEqual([]);
        expect(await sidewaysScroll(page), `${setting} at ${width} px`).toBe(0);
      }
    }
  });
}

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('controls have an edge, and states can be told apart', async ({ page }) => {
    await openStarted(page, '/portfolio');
    const button = callbackLink(page);
    expect(await button.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe(
      'solid',
    );
    const filters = page.getByRole('navigation', { name: portfolioPage.caseStudies.filter.label });
    await filters.getByRole('link', { name: TECHNOLOGY.link, exact: true }).click();
    const groundOf = ({ link: name }: Filter) =>
      filters
        .getByRole('link', { name, exact: true })
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await groundOf(TECHNOLOGY)).not.toBe(await groundOf(OTHER_TECHNOLOGY));

    await page.goto('/contact');
    const field = page.getByLabel(contactPage.form.message).first();
    expect(
      await field.evaluate((element) =>
        Number.parseFloat(getComputedStyle(element).borderBottomWidth),
      ),
    ).toBeGreaterThanOrEqual(1);
  });
});

import type { Locator, Page } from '@playwright/test';
import { contactPage, navigation, portfolioPage } from '../content';
import { HAS_FILTERS, OTHER_TECHNOLOGY, TECHNOLOGY, type Filter } from '../filters';
import { ROUTES, tagOf } from '../routes';
import { expect, test } from './console';
import { waitUntilDrawn } from './drawn';
import { callbackLink, mainMenu } from './menus';
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

/** Texts that the window, or a box round them, cuts off. A row that scrolls sideways only has to be wide enough. */
const clippedTexts = (page: Page, sides: 'all' | 'leftAndRight' = 'all') =>
  page.evaluate((checked) => {
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
        if (getComputedStyle(holder).overflowX === 'auto') return box.width > holder.clientWidth;
        const edges = edgesOf(holder);
        const isInside =
          box.left >= edges.left - 1 &&
          box.right <= edges.right + 1 &&
          (checked === 'leftAndRight' ||
            (box.top >= edges.top - 1 && box.bottom <= edges.bottom + 1));
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
  }, sides);

/** Pairs of texts of which one lies on the other. */
const overlappingTexts = (page: Page) =>
  page.evaluate(() => {
    const isRead = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[data-carousel], [aria-hidden=true], #page-announcer, script, style');
    const isCut = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath !== 'none' || isCut(element.parentElement));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const boxes: { words: string; box: DOMRect }[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() === '' || !isRead(text.parentElement!)) continue;
      if (isCut(text.parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = text.data.trim().slice(0, 30);
      for (const box of range.getClientRects()) boxes.push({ words, box });
    }
    // Lines of one text are set closer than their boxes are high.
    const SLACK = 0.3;
    const isOn = (one: DOMRect, other: DOMRect) => {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return across > 2 && down > SLACK * Math.min(one.height, other.height);
    };
    return boxes.flatMap(({ words, box }, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => other.words !== words && isOn(box, other.box))
        .map((other) => `"${words}" and "${other.words}"`),
    );
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
      ['twice the text', 'html { font-size: 200% !important; }', [640, 1280, 1440]],
    ] as const) {
      await readersStyles.evaluate((element, text) => (element.textContent = text), styles);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await clippedTexts(page), `${setting} at ${width} px`).toEqual([]);
        expect(await overlappingTexts(page), `${setting} at ${width} px`).toEqual([]);
        expect(await sidewaysScroll(page), `${setting} at ${width} px`).toBe(0);
      }
    }
  });
}

/** A file's path, an address, a word of a language that joins them. */
const LONG_WORD = 'configuration'.repeat(10).slice(0, 120);

for (const route of ROUTES) {
  test(`${route} keeps its width whatever text has a long word`, tagOf(route), async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(route);
    await waitUntilLaidOut(page);
    await page.evaluate((word) => {
      for (const details of document.querySelectorAll('details')) {
        details.removeAttribute('name');
        details.open = true;
      }
      for (const status of document.querySelectorAll('[role=status], [role=alert]'))
        status.append(word);
      for (const field of document.querySelectorAll('input, textarea')) {
        field.setAttribute('value', word);
        field.setAttribute('placeholder', word);
      }
      for (const image of document.images) image.replaceWith(image.alt && ` ${word}`);
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        if (text.parentElement!.closest('script, style, noscript') || !text.data.trim()) continue;
        text.data = `${word} ${text.data}`;
      }
    }, LONG_WORD);
    expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBe(320);
    // The header has room for a few lines of such a word.
    expect(await clippedTexts(page, 'leftAndRight')).toEqual([]);
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
    if (!HAS_FILTERS) return;
    const filters = page.getByRole('navigation', { name: portfolioPage.caseStudies.filter.label });
    await filters.getByText(portfolioPage.caseStudies.filter.moreLabel).click();
    await filters.getByRole('link', { name: TECHNOLOGY.link, exact: true }).click();
    const groundOf = ({ link: name }: Filter) =>
      filters
        .getByRole('link', { name, exact: true })
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await groundOf(TECHNOLOGY)).not.toBe(await groundOf(OTHER_TECHNOLOGY));

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
      expect((await signOf(summary)).equals(before)).toBe(false);
    };
    await page.goto('/faq');
    await expectTwoSigns(page.getByRole('main').locator('summary').last());
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByText(navigation.menuLabel, { exact: true }).click();
    await expectTwoSigns(mainMenu(page).locator('summary').last());

    await page.goto('/contact');
    const field = page.getByLabel(contactPage.form.message).first();
    expect(
      await field.evaluate((element) =>
        Number.parseFloat(getComputedStyle(element).borderBottomWidth),
      ),
    ).toBeGreaterThanOrEqual(1);
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

for (const colorScheme of ['light', 'dark'] as const) {
  test(`texts and the edges of fields are stronger where more contrast is asked for (${colorScheme})`, async ({
    page,
  }) => {
    await page.goto('/contact');
    const styleOf = (locator: Locator, name: 'color' | 'backgroundColor' | 'borderTopColor') =>
      locator.evaluate((element, property) => getComputedStyle(element)[property], name);
    const measure = async () => {
      const field = page.getByLabel(contactPage.form.message).first();
      return {
        text: contrastOf(
          await styleOf(page.getByText(contactPage.nextSteps.talk.text), 'color'),
          await styleOf(page.locator('body'), 'backgroundColor'),
        ),
        edge: contrastOf(
          await styleOf(field, 'borderTopColor'),
          await styleOf(field, 'backgroundColor'),
        ),
      };
    };
    await page.emulateMedia({ colorScheme });
    const usual = await measure();
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    const more = await measure();
    expect(more.text).toBeGreaterThan(usual.text + 4);
    expect(more.edge).toBeGreaterThan(usual.edge + 4);
  });
}

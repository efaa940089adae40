import type { Page } from '@playwright/test';
import { hasFallbackFont } from '../browser/find-chromium';
import { letMouseRest } from '../browser/resting-mouse';
import { isDelivered } from '../content';
import { MATRIX, ROUTES, tagOf } from '../routes';
import { expect, test } from './console';
import { holdFont, layoutShiftOf } from './layout-shift';
import { noteScripts, PHONE, readDown, start, waitUntilIdle, waitUntilLaidOut } from './pages';
import { figureDistance, textFaults, titleFaults } from './text-faults';
import { NOTHING, noteVisit } from './visit';

// Each page is opened once and asked all that every page promises.

/** The most that a late font may move: less than half of what counts as good. */
const MOST_BY_FONT = 0.045;

/** Least distance of the letters of a title from a line, in pixels. */
const CLEAR = 8;

/** WCAG 2.2, success criterion 1.4.12: what a reader may set, and nothing must be lost. */
const WIDER_SPACING = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
} p { margin-bottom: 2em !important; }`;
const TWICE_THE_TEXT = 'html { font-size: 200% !important; }';

/** Styles of a reader, and the widths of windows in which a page must fit with them. */
type Settings = (readonly [styles: string, widths: readonly number[]])[];

/** Each layout, and what readers may ask of it. */
const SETTINGS: Settings = [
  ['', [320, 768, 1440]],
  [WIDER_SPACING, [320, 1440]],
  [TWICE_THE_TEXT, [640, 1440]],
];

/** About the widths at which layouts change, and beyond. */
const FURTHER_SETTINGS: Settings = [
  ['', [360, 390, 576, 680, 767, 900, 1024, 1199, 1920]],
  [TWICE_THE_TEXT, [1280]],
];

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo(10_000, 0);
    const scrolled = window.scrollX;
    window.scrollTo(0, 0);
    return scrolled;
  });

/** Expects all of the page to be seen, whatever its window and its reader's own styles. */
async function expectToFit(page: Page, settings: Settings): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // A part that is not laid out yet has no place for its texts.
  await waitUntilLaidOut(page);
  for (const [styles, widths] of settings) {
    // As an extension puts a reader's own styles into pages, whose policy does not apply to them.
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, styles);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const place = `at ${width} px with the styles "${styles}"`;
      await expect.poll(() => textFaults(page), place).toEqual([]);
      await expect.poll(() => sidewaysScroll(page), place).toBe(0);
      if (styles) continue;
      const titles = () => titleFaults(page, 'h1, article h3', /\S+-\S+/g);
      await expect.poll(titles, place).toEqual([]);
      const words = () => titleFaults(page, 'main :is(h1, h2, h3)', /(?<!\S)\S{1,14}(?!\S)/g);
      if (isDelivered) await expect.poll(words, place).toEqual([]);
      const brand = () => titleFaults(page, 'header b', /(?<!\S)\S{1,12}(?!\S)/g);
      await expect.poll(brand, place).toEqual([]);
      const emails = () =>
        titleFaults(page, '[href^="mailto:"] span', /(?<![^@.])[^@.]{1,16}(?![^@.])/g);
      await expect.poll(emails, place).toEqual([]);
      await expect.poll(() => figureDistance(page), place).toBeGreaterThanOrEqual(CLEAR);
    }
  }
}

for (const route of ROUTES) {
  test(`${route} fits windows of other widths`, { tag: MATRIX }, async ({ page }) => {
    await page.goto(route);
    await expectToFit(page, FURTHER_SETTINGS);
  });
}

for (const route of ROUTES) {
  const name = `${route} waits with its scripts, on a phone too, starts without complaint, keeps to its policy, moves nothing and fits`;
  test(name, tagOf(route), async ({ page, baseURL, context, browser }) => {
    // It waits while the rest is asked.
    const phone = await browser.newPage({ baseURL, ...PHONE });
    const scriptsOfPhone = noteScripts(phone);
    await letMouseRest(phone.context());
    await phone.goto(route);

    const visit = await noteVisit(page, baseURL!);
    const scripts = noteScripts(page);
    const releaseFont = await holdFont(page);
    const response = await page.goto(route, { waitUntil: 'domcontentloaded' });
    expect(response?.status()).toBe(200);
    expect(response?.request().redirectedFrom()).toBeNull();
    await waitUntilIdle(page);
    // Built with WAIT=off, an ordinary site asks for all of them at once.
    if (process.env.WAIT !== 'off') expect(scripts).toEqual([]);

    await start(page);
    for (const script of [/\/component---/, /\/app-/]) {
      expect(scripts).toContainEqual(expect.stringMatching(script));
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const moved = await layoutShiftOf(page);
    expect(moved).toBeLessThan(0.001);
    await releaseFont();
    const movedByFont = await layoutShiftOf(page);
    if (hasFallbackFont()) expect(movedByFont).toBeLessThan(MOST_BY_FONT);
    await readDown(page);
    const movedInAll = await layoutShiftOf(page);
    expect(movedInAll - movedByFont).toBeLessThan(0.001);

    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expectToFit(page, SETTINGS);
    expect(visit).toEqual(NOTHING);
    const cookies = await context.cookies();
    expect(cookies).toEqual([]);
    if (process.env.WAIT !== 'off') expect(scriptsOfPhone).toEqual([]);
    await phone.close();
  });
}

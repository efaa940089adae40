/** Most bytes of a page, as they are sent: compressed with Brotli where they are text. */
export const PAGE_BUDGETS = {
  /** The page with all its styles, but for its words, which are an editor's. */
  html: 12_500,
  htmlOfHome: 15_500,
  /** The styles alone. */
  css: 8_000,
  /** Script that runs before the visitor does something. */
  scriptBefore: 5_000,
  /** Script that is fetched when the visitor first does something. */
  scriptAfter: 85_000,
};

/** Most bytes of the home page with its headers over HTTP/1.1: what a server sends before it waits for an answer. */
export const ROUND_TRIP = 14_500;

/** Most bytes of the script that draws kolams of names: it comes when a visitor touches their field. */
export const KOLAM_SCRIPT_BUDGET = 6_000;

/** Most bytes of the one font file. */
export const FONT_BUDGET = 44_000;

/** Most bytes of all that a phone fetches until the page has loaded, headers included. */
export const FIRST_LOAD_BUDGET = 110_000;

/** The most bytes of a page with its styles, and with so many bytes of words. */
export const htmlBudgetOf = (path: string, words: number): number =>
  words + (path === '/' ? PAGE_BUDGETS.htmlOfHome : PAGE_BUDGETS.html);

/** Points that Lighthouse gives. */
export const SCORE_BUDGETS = {
  performance: 100,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

/**
 * Most milliseconds on a phone with slow 4G, as Lighthouse simulates it. They are goals that a busy
 * machine misses, so nothing fails when they are over.
 */
export const TIME_BUDGETS = { fcp: 900, lcpOfText: 1100, lcpOfPicture: 1300, tbt: 20 };

/** Most milliseconds, with the processor slowed down four times, until a page answers. Goals as well. */
export const INTERACTION_BUDGETS = { untilInteractive: 300, answer: 100 };

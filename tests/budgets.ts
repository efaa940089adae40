/** The most bytes of a page as it is sent, with text compressed with Brotli. */
export const PAGE_BUDGETS = {
  /** The page with all its styles, without its words, which are up to editors. */
  html: 12_600,
  htmlOfHome: 15_300,
  /** The styles alone. */
  css: 8_000,
  /** Script that runs before the visitor does something. */
  scriptBefore: 5_000,
  /** Script that is fetched when the visitor first does something. */
  scriptAfter: 85_000,
};

/** The most bytes of the home page and its headers over HTTP/1.1: what a server sends before it awaits an answer. */
export const ROUND_TRIP = 14_500;

/** The most bytes of the script that draws kolams of names: it loads when a visitor touches the field. */
export const KOLAM_SCRIPT_BUDGET = 6_000;

/** The most bytes of the one font file. */
export const FONT_BUDGET = 33_000;

/** The most bytes that a phone fetches until the page has loaded, headers included. */
export const FIRST_LOAD_BUDGET = 110_000;

/** The most bytes of a page with its styles, and with this many bytes of words. */
export const htmlBudgetOf = (path: string, words: number): number =>
  words + (path === '/' ? PAGE_BUDGETS.htmlOfHome : PAGE_BUDGETS.html);

/** The minimum scores from Lighthouse. */
export const SCORE_BUDGETS = {
  performance: 100,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

/**
 * The most milliseconds on a phone with slow 4G, as Lighthouse simulates it. They are goals that a busy machine
 * misses, so nothing fails beyond them.
 */
export const TIME_BUDGETS = { fcp: 900, lcpOfText: 1100, lcpOfPicture: 1300, tbt: 20 };

/** The most milliseconds until a page answers, with the processor slowed down four times. Goals as well. */
export const INTERACTION_BUDGETS = { untilInteractive: 300, answer: 100 };

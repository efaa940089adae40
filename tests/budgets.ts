/** Most bytes of a page, as they are sent: compressed with Brotli where they are text. */
export const PAGE_BUDGETS = {
  /** The page with all its styles. */
  html: 14_000,
  htmlOfHome: 18_000,
  /** The styles alone. */
  css: 8_000,
  /** Script that runs before the visitor does something. */
  scriptBefore: 5_000,
  /** Script that is fetched when the visitor first does something. */
  scriptAfter: 85_000,
};

/** Most bytes of the one font file. */
export const FONT_BUDGET = 44_000;

/** Most bytes of all that a phone fetches until the page has loaded, headers included. */
export const FIRST_LOAD_BUDGET = 110_000;

/** The most bytes of a page with its styles. */
export const htmlBudgetOf = (path: string): number =>
  path === '/' ? PAGE_BUDGETS.htmlOfHome : PAGE_BUDGETS.html;

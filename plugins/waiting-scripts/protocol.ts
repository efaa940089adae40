/**
 * Every name that the waiting scripts, Gatsby's scripts and the components of src use to talk to each
 * other. Style sheets cannot import names: deferred-layout.css, floor-kolam.module.css
 * and form-status.module.css repeat theirs.
 */

/** Attribute of the empty element after what every first screen shows: the build links the styles of the rest there. */
export const FIRST_SCREEN_END = 'data-first-screen-end';

/** Event of the window: React runs the page, and buttons work. Sent by gatsby-browser.ts. */
export const STARTED = 'started';

/** Attribute of <html> while what is out of view is not laid out (deferred-layout.css). */
export const DEFERS_LAYOUT = 'data-defers-layout';

/** Attribute of a long part of a page, whose children are laid out one after the other. */
export const LONG_PART = 'data-long-part';

/** What is laid out piece by piece, in order. */
export const PARTS = `main > *, [${LONG_PART}] > *, aside, footer`;

/** Attribute of a drawing that draws itself; "false" while the page answers a visitor. */
export const DRAWS = 'data-draws';

/** Attribute of a part that starts the page's scripts as soon as it is in view. */
export const STARTS_SEEN = 'data-starts-seen';

/** Attribute of a form that was sent before its script could send it. */
export const HELD = 'data-held';

/** Data attributes of the loader's script element: what it loads, and what Gatsby asks the page for. */
export type LoaderData = {
  /** Address of the whole style sheet. */
  styles: string;
  /** Addresses of scripts, in the order in which they run. */
  scripts: string;
  /** Addresses of data. */
  fetches: string;
  /** Path of the page. */
  page: string;
  /** Hash of the build. */
  build: string;
};

declare global {
  interface Window {
    /** What early-input.ts has kept for the loader. */
    held: { clicks: HTMLButtonElement[]; endClicks: () => void };
    /** What Gatsby's scripts ask the page for. */
    pagePath: string;
    ___webpackCompilationHash: string;
    ___chunkMapping: string;
  }
}

/**
 * Every name that the waiting scripts, Gatsby's scripts and the components of src use to talk to each other, and how
 * they all retry. Style sheets cannot import names: they repeat theirs (protocol.test.ts).
 */

/** Attribute of the empty element after what every first screen shows: the build links the styles of the rest there. */
export const FIRST_SCREEN_END = 'data-first-screen-end';

/**
 * Comment in the style sheet after the rules for parts of every kind. A page has all of these that it uses: linked
 * further down, they would override the rules of particular parts.
 */
export const GENERAL_END = '/*! general */';

/** Event of the window: React runs the page, and buttons work. Sent by gatsby-browser.ts. */
export const STARTED = 'started';

/** Event of the window: React has claimed a part that starts separately. Sent by each <Suspense> of a page. */
export const CLAIMED = 'claimed';

/** Attribute of <html> while what is out of view is not laid out (deferred-layout.css). */
export const DEFERS_LAYOUT = 'data-defers-layout';

/** Attribute of a long part of a page, whose children are laid out one after the other. */
export const LONG_PART = 'data-long-part';

/** What is laid out piece by piece, in order. */
export const PARTS = `main > *, [${LONG_PART}] > *, aside, footer`;

/** Attribute of a part that starts the page's scripts as soon as it is in view. */
export const STARTS_SEEN = 'data-starts-seen';

/** Attribute of a form that was sent before its script could send it. */
export const HELD = 'data-held';

/** Data attributes of the loader's script element: what it loads, and what Gatsby asks the page for. */
export type LoaderData = {
  /** Its own address. */
  src: string;
  /** Address of the whole style sheet. */
  styles: string;
  /** Addresses of scripts, in the order in which they run. */
  scripts: string;
  /** Addresses of data. */
  fetches: string;
  /** A mark of each of them, as it was when the page was built. */
  marks: string;
  /** Path of the page. */
  page: string;
  /** Hash of the build. */
  build: string;
};

/** A short mark of a text, by the hash function of Java’s strings. Texts with different marks are different. */
export function markOf(text: string): string {
  let mark = 0;
  for (let index = 0; index < text.length; index += 1)
    mark = (Math.imul(mark, 31) + text.charCodeAt(index)) | 0;
  return (mark >>> 0).toString(36);
}

/** Milliseconds until a file that has not come is asked for again; the pause doubles up to the longest. */
export const FIRST_PAUSE = 1000;
export const LONGEST_PAUSE = 8000;

/**
 * Tries something until it succeeds: after a pause that doubles each time, and when the network is back. Without a
 * limit, it never rejects.
 *
 * @param task - what is tried
 * @param tries - how often
 * @throws what the last try throws
 */
export async function retry<Result>(
  task: () => Promise<Result>,
  tries = Infinity,
): Promise<Result> {
  for (let pause = FIRST_PAUSE, left = tries - 1; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      return await task();
    } catch (error) {
      if (left <= 0) throw error;
      left -= 1;
      await new Promise((done) => {
        setTimeout(done, pause);
        addEventListener('online', done, { once: true });
      });
    }
  }
}

declare global {
  interface Window {
    /** What early-input.ts has kept for the loader, and what ends that. */
    held?: {
      clicks: HTMLButtonElement[];
      endClicks: () => void;
      endForms: () => void;
      endChanges: () => void;
    };
    /** How far down the page was, in pixels, when the visitor's first action started the scripts. */
    startedAt?: number;
    /** How others have changed the page since it came from the server. */
    changes: readonly MutationRecord[];
    /** What Gatsby knows of the page without asking for it. */
    pageData: unknown;
    /** What Gatsby's scripts ask the page for. */
    pagePath: string;
    ___webpackCompilationHash: string;
    ___chunkMapping: string;
  }
}

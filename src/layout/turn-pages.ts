import { isMotionPaused } from '../hooks/use-motion-choice';

declare global {
  /** What Gatsby's links use. */
  interface Window {
    ___navigate: (to: string, options?: object) => void;
    ___loader: { loadPage: (path: string) => Promise<unknown>; hovering: (path: string) => void };
  }
}

/** How long the picture of the old page may stand still, in milliseconds, if the new one does not come. */
const LONGEST = 1000;
/** How long a click may wait for its answer, in milliseconds. */
const LONGEST_ANSWER = 100;

const requestFrame = window.requestAnimationFrame.bind(window);

/** Path of the page that Gatsby's router shows, or has been told to show. */
let routedPath = window.location.pathname;
let showsNewPage: (() => void) | undefined;

/** To be called when the router shows the page with this path. */
export function endTurn(path: string): void {
  routedPath = path;
  showsNewPage?.();
}

/**
 * Does something that shows a new page while the browser stands still. It draws no frames meanwhile, and
 * Gatsby's router waits for one before it shows a page: it gets the next moment instead.
 */
async function turn(showPage: () => void): Promise<void> {
  window.requestAnimationFrame = (callback) =>
    window.setTimeout(() => callback(performance.now()), 0);
  await new Promise<void>((resolve) => {
    showsNewPage = resolve;
    window.setTimeout(resolve, LONGEST);
    showPage();
  });
  window.requestAnimationFrame = requestFrame;
}

/** Waits until the browser has drawn its answer to a click: a turn would hold that up. */
const answered = () =>
  new Promise<void>((resolve) => {
    window.setTimeout(resolve, LONGEST_ANSWER);
    requestFrame(() => window.setTimeout(resolve));
  });

/** Whether the page that is shown may turn into the one at an address: into another, and where it may move. */
const mayTurnTo = ({ pathname }: URL | Location) =>
  pathname !== routedPath && !isMotionPaused() && 'startViewTransition' in document;

/** Lets the page that is shown turn into the one at an address, once that has been fetched. */
async function turnTo({ pathname, search }: URL | Location, showPage: () => void): Promise<void> {
  // The old page still works meanwhile.
  const isFetched = window.___loader.loadPage(pathname + search).catch(() => undefined);
  await Promise.all([isFetched, answered()]);
  const { ready, finished } = document.startViewTransition(() => turn(showPage));
  // Left out when the visitor has gone on meanwhile, or looks at another tab.
  for (const promise of [ready, finished]) promise.catch(() => undefined);
}

/**
 * Decides what Gatsby's router hears of when the visitor goes back or forward. It hears of a page that is
 * to turn a little later, by an event that is the same but for its sender. A browser that has moved the
 * page itself, as phones do after a swipe, needs no turn.
 */
function goBackOrForward(event: PopStateEvent): void {
  if (!event.isTrusted) return;
  const { location } = window;
  if (location.pathname === routedPath) {
    // Another place in the same page: the browser shows it by itself, and the router would render the page
    // again.
    event.stopImmediatePropagation();
  } else if (event.hasUAVisualTransition || !mayTurnTo(location)) {
    routedPath = location.pathname;
  } else {
    event.stopImmediatePropagation();
    void turnTo(location, () => {
      const isBackAlready = location.pathname === routedPath;
      routedPath = location.pathname;
      window.dispatchEvent(new PopStateEvent('popstate', { state: event.state as unknown }));
      // No new page comes.
      if (isBackAlready) endTurn(routedPath);
    });
  }
}

// Set before the router comes: of the listeners of the window itself, Chromium calls the oldest first.
window.addEventListener('popstate', goBackOrForward, true);

/**
 * Lets pages turn into each other when a link is followed, where the browser can do that (View
 * Transitions) and things may move. They do so by themselves when the visitor goes back or forward.
 */
export function turnPages(): void {
  const navigate = window.___navigate;
  window.___navigate = (to, options) => {
    const url = new URL(to, window.location.href);
    const go = () => {
      routedPath = url.pathname;
      navigate(to, options);
    };
    if (mayTurnTo(url)) void turnTo(url, go);
    else go();
  };
}

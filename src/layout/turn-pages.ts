import { isMotionPaused } from '../hooks/use-motion-choice';

declare global {
  /** What Gatsby's links use. */
  interface Window {
    ___navigate: (to: string, options?: object) => void;
    ___loader: { loadPage: (path: string) => Promise<unknown> };
  }
}

/** How long the picture of the old page may stand still, in milliseconds, if the new one does not come. */
const LONGEST = 1000;

let showsNewPage: (() => void) | undefined;

/** To be called when a new page is in the document. */
export function endTurn(): void {
  showsNewPage?.();
}

/**
 * Does something that shows a new page while the browser stands still. It draws no frames meanwhile, and
 * Gatsby's router waits for one before it shows a page: it gets the next moment instead.
 */
async function turn(go: () => void): Promise<void> {
  const requestAnimationFrame = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    window.setTimeout(() => callback(performance.now()), 0);
  await new Promise<void>((resolve) => {
    showsNewPage = resolve;
    window.setTimeout(resolve, LONGEST);
    go();
  });
  window.requestAnimationFrame = requestAnimationFrame;
}

/**
 * Lets the old page turn into the new one when a link is followed, where the browser can do that (View
 * Transitions) and things may move.
 */
export function turnPages(): void {
  const navigate = window.___navigate;
  window.___navigate = (to, options) => {
    const { pathname, search } = new URL(to, window.location.href);
    const isOtherPage = pathname !== window.location.pathname;
    if (!isOtherPage || isMotionPaused() || !('startViewTransition' in document)) {
      navigate(to, options);
      return;
    }
    const follow = () => {
      const { ready, finished } = document.startViewTransition(() =>
        turn(() => navigate(to, options)),
      );
      // Left out when the visitor has gone on meanwhile, or looks at another tab.
      for (const promise of [ready, finished]) promise.catch(() => undefined);
    };
    // What has to be fetched is fetched while the old page still works.
    window.___loader.loadPage(pathname + search).then(follow, follow);
  };
}

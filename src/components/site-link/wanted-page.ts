import { navigate } from 'gatsby';
import type { MouseEvent } from 'react';

declare global {
  // What Gatsby's links and `navigate` call, and what fetches pages.
  interface Window {
    ___navigate: (to: string, options?: object) => void;
    ___loader: { loadPage: (path: string) => Promise<unknown> };
  }
}

/** How long a visitor waits before something is said, in milliseconds. */
const DELAY = 1000;

/** The page that the visitor asked for last and, if a link to it was followed, the address at which. */
let wanted: { page: URL; followedAt?: string } | undefined;

/** The path of the current page. */
let shownPath: string | undefined;

/**
 * Notes which link to a page the visitor follows. A link to a place on the current page does not affect a page that
 * is still loading.
 *
 * @param onFollow - called if Gatsby follows it
 */
export function noteLink(
  event: MouseEvent<HTMLAnchorElement>,
  onFollow?: (link: HTMLAnchorElement) => void,
): void {
  const link = event.currentTarget;
  if (event.defaultPrevented) return;
  if (link.hash && link.pathname === window.location.pathname) return;
  queueMicrotask(() => {
    // Gatsby follows the links whose default it prevents; the browser follows all others.
    if (!event.defaultPrevented) return;
    wanted = { page: new URL(link.href), followedAt: window.location.href };
    onFollow?.(link);
  });
}

/** Goes to a page or a place without a new document, which would forget what is under way and what is not stored. */
export function goTo(href: string): void {
  const { href: followedAt } = window.location;
  wanted = { page: new URL(href, followedAt), followedAt };
  void navigate(href);
}

/** Notes where a step back or forward leads. A step within the page does not affect a page that is still loading. */
export function watchHistory(): void {
  shownPath = window.location.pathname;
  window.addEventListener('popstate', () => {
    const { pathname, href } = window.location;
    // A step back to where the link was followed is one away from the page that it leads to.
    const isBesideLink = wanted?.followedAt !== undefined && href !== wanted.followedAt;
    if (pathname === shownPath && isBesideLink) return;
    wanted = { page: new URL(href) };
  });
}

/** Notes which page is shown now. */
export const noteShown = (path: string): void => void (shownPath = path);

/**
 * Drops a page that arrives once the visitor has asked for another one: Gatsby shows pages in the order in which they
 * arrive, and would take away what the visitor reads or types by then. In the preview it does: there it sets what its
 * links call after this has run.
 *
 * @param onDelay - called when the visitor has waited for a page for a second
 */
export function dropLatePages(onDelay: () => void): void {
  const show = window.___navigate;
  window.___navigate = (to, options) => {
    // By then, what was followed has been noted.
    queueMicrotask(() => {
      const asked = wanted;
      const { pathname, search } = new URL(to, window.location.href);
      setTimeout(() => {
        if (wanted && wanted.page.pathname !== shownPath) onDelay();
      }, DELAY);
      void window.___loader.loadPage(pathname + search).then(() => {
        if (wanted === asked) show(to, options);
      });
    });
  };
}

import { navigate } from 'gatsby';
import type { MouseEvent } from 'react';

/** The page behind the link that the visitor followed last. */
let lastLink: URL | undefined;
/** The address at which it was followed. */
let followedAt = '';

/** The path of the page that is shown. */
let shownPath: string | undefined;

/**
 * Notes which link to a page the visitor follows. A place on the page that is shown changes nothing about a
 * page on its way.
 */
export function noteLink(event: MouseEvent<HTMLAnchorElement>): void {
  const link = event.currentTarget;
  if (link.hash && link.pathname === window.location.pathname) return;
  queueMicrotask(() => {
    // Gatsby follows the links whose default it prevents; the browser follows all others.
    if (event.defaultPrevented) [lastLink, followedAt] = [new URL(link.href), window.location.href];
  });
}

/** Forgets the last link when the visitor goes back or forward to another page, or back to where it was. */
export function watchHistory(): void {
  shownPath = window.location.pathname;
  window.addEventListener('popstate', () => {
    const { pathname, href } = window.location;
    if (pathname !== shownPath || href === followedAt) lastLink = undefined;
  });
}

/**
 * Leads to the page behind the last link, when the page behind an earlier one has arrived after it: Gatsby
 * shows pages in the order in which they arrive.
 *
 * @param path - path of the page that is shown now
 */
export function keepToLastLink(path: string): void {
  shownPath = path;
  if (!lastLink || lastLink.pathname === path) return;
  const { pathname, search, hash } = lastLink;
  void navigate(pathname + search + hash, { replace: true });
}

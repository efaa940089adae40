import { navigate } from 'gatsby';
import type { MouseEvent } from 'react';

/**
 * The link that the visitor followed last, or the step in the history: the page it leads to, and the address at which
 * a link was followed.
 */
let lastLink: { page: URL; followedAt?: string } | undefined;

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
    lastLink = { page: new URL(link.href), followedAt: window.location.href };
    onFollow?.(link);
  });
}

/**
 * Puts a step back or forward to another page, or back to where the last link was, in the place of that link: its page
 * may still arrive.
 */
export function watchHistory(): void {
  shownPath = window.location.pathname;
  window.addEventListener('popstate', () => {
    const { pathname, href } = window.location;
    const isLinkPending = lastLink?.followedAt !== undefined && href !== lastLink.followedAt;
    if (pathname === shownPath && isLinkPending) return;
    lastLink = { page: new URL(href) };
  });
}

/**
 * Goes to the page behind the last link, if the page behind an earlier one has arrived after it: Gatsby shows pages
 * in the order in which they arrive.
 *
 * @param path - path of the page that is shown now
 */
export function keepToLastLink(path: string): void {
  shownPath = path;
  if (!lastLink || lastLink.page.pathname === path) return;
  const { pathname, search, hash } = lastLink.page;
  void navigate(pathname + search + hash, { replace: true });
}

/** Whether the visitor still waits for the page behind the last link. */
export const isAwaited = (): boolean =>
  lastLink !== undefined && lastLink.page.pathname !== shownPath;

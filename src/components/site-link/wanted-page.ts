import { navigate } from 'gatsby';
import type { MouseEvent } from 'react';

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

/**
 * Goes to the page that the visitor wants, if one that was asked for earlier has arrived after it: Gatsby shows pages in
 * the order in which they arrive.
 *
 * @param path - path of the page that is shown now
 * @returns whether it does
 */
export function goOnToWantedPage(path: string): boolean {
  shownPath = path;
  if (!wanted || wanted.page.pathname === path) return false;
  const { pathname, search, hash } = wanted.page;
  void navigate(pathname + search + hash, { replace: true });
  return true;
}

/** Whether the visitor still waits for that page. */
export const isAwaited = (): boolean => wanted !== undefined && wanted.page.pathname !== shownPath;

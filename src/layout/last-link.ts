import { navigate } from 'gatsby';

/** The page behind the link that the visitor followed last. */
let lastLink: URL | undefined;

function noteLink(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  // Gatsby follows the links whose default it prevents; the browser follows all others.
  if (link && event.defaultPrevented) lastLink = new URL(link.href);
}

/** Notes from now on which link the visitor follows. */
export function noteLinks(): void {
  window.addEventListener('click', noteLink);
  window.addEventListener('popstate', () => (lastLink = undefined));
}

/**
 * Leads to the page behind the last link, when the page behind an earlier one has arrived after it: Gatsby
 * shows pages in the order in which they arrive.
 *
 * @param shown - path of the page that is shown now
 */
export function keepToLastLink(shown: string): void {
  if (!lastLink || lastLink.pathname === shown) return;
  const { pathname, search, hash } = lastLink;
  void navigate(pathname + search + hash, { replace: true });
}

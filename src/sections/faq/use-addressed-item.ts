import { useEffect, useSyncExternalStore, type RefObject } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** The decoded fragment of the page's address, without "#". */
const readFragment = () => decodeURIComponent(window.location.hash.slice(1));

/**
 * Opens the item whose answer the page's address names, after a change of page and in browsers that do
 * not open it themselves.
 *
 * @param root - the element round the items
 */
export function useAddressedItem(root: RefObject<HTMLElement>): void {
  // Empty while the page is pre-rendered and hydrated.
  const fragment = useSyncExternalStore(subscribe, readFragment, () => '');
  useEffect(() => {
    const answer = fragment && document.getElementById(fragment);
    const item = answer && root.current?.contains(answer) && answer.closest('details');
    if (!item || item.open) return;
    item.setAttribute('open', '');
    answer.scrollIntoView({ behavior: 'instant' });
  }, [root, fragment]);
}

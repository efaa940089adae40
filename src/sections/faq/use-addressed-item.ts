import { useEffect, type RefObject } from 'react';
import { useFragment } from '../../hooks/use-fragment';

/**
 * Opens the item whose answer the page's address names, after a change of page and in browsers that do
 * not open it themselves.
 *
 * @param root - the element round the items
 */
export function useAddressedItem(root: RefObject<HTMLElement>): void {
  const fragment = useFragment();
  useEffect(() => {
    const answer = fragment && document.getElementById(fragment);
    const item = answer && root.current?.contains(answer) && answer.closest('details');
    if (!item || item.open) return;
    item.setAttribute('open', '');
    answer.scrollIntoView({ behavior: 'instant' });
  }, [root, fragment]);
}

import { useEffect, type RefObject } from 'react';

/**
 * Closes the other items when one is opened, in browsers that do not yet group <details> by name.
 *
 * @param root - the element round the items
 */
export function useOneOpen(root: RefObject<HTMLElement>): void {
  useEffect(() => {
    const element = root.current;
    if (!element || 'name' in HTMLDetailsElement.prototype) return undefined;
    const closeOthers = ({ target }: Event) => {
      const opened = target as HTMLDetailsElement;
      if (!opened.open) return;
      element.querySelectorAll('details').forEach((item) => {
        if (item !== opened) item.open = false;
      });
    };
    // The event does not bubble, but it can be captured.
    element.addEventListener('toggle', closeOthers, true);
    return () => element.removeEventListener('toggle', closeOthers, true);
  }, [root]);
}

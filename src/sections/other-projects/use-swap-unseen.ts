import { useEffect, useState, type RefObject } from 'react';
import { useIsHydrated } from '../../hooks/use-is-hydrated';

/**
 * Whether what the pre-rendered page shows may be replaced: once it is out of view and without focus, so that
 * nothing changes under a visitor's eyes or hands. A page that the browser renders itself may show the
 * other at once.
 *
 * @param shown - the element that changes
 */
export function useSwapUnseen(shown: RefObject<Element | null>): boolean {
  const [isSwapped, setIsSwapped] = useState(useIsHydrated());

  useEffect(() => {
    const element = shown.current;
    if (!element || isSwapped) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting || element.contains(document.activeElement)) return;
      setIsSwapped(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [shown, isSwapped]);

  return isSwapped;
}

import { useEffect, useState, type RefObject } from 'react';
import { useIsHydrated } from './use-is-hydrated';
import { pickRandom } from './pick-random';

/**
 * Chooses some items at random, afresh at each display. The pre-rendered page shows the first ones. The choice
 * replaces them once React runs, but never under the visitor's hands: while the pointer or the focus is on them, it waits.
 *
 * @param items - what to choose from
 * @param count - how many to choose
 * @param place - the element that shows them
 */
export function useRandomChoice<Item>(
  items: readonly Item[],
  count: number,
  place: RefObject<HTMLElement | null>,
): readonly Item[] {
  const [isPrerendered] = useState(!useIsHydrated());
  const [choice, setChoice] = useState(() =>
    isPrerendered ? items.slice(0, count) : pickRandom(items, count),
  );

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    let isDue = isPrerendered;
    const choose = () => {
      if (!isDue || element.matches(':hover, :focus-within')) return;
      isDue = false;
      setChoice(pickRandom(items, count));
    };
    const handleFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!element.contains(relatedTarget as Node | null)) choose();
    };
    // A page that the browser has kept is displayed once more.
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      isDue ||= persisted;
      choose();
    };
    choose();
    element.addEventListener('pointerleave', choose);
    element.addEventListener('focusout', handleFocusOut);
    window.addEventListener('pageshow', handlePageShow);
    return () => {
      element.removeEventListener('pointerleave', choose);
      element.removeEventListener('focusout', handleFocusOut);
      window.removeEventListener('pageshow', handlePageShow);
    };
  }, [items, count, place, isPrerendered]);

  return choice;
}

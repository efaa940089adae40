import { useEffect, useState, type FocusEvent } from 'react';
import { seenFocus } from '../../site/seen-focus';

/**
 * Whether the carousel moves, and why not. While it is focused or paused it is at rest: a row in which every
 * slide can be reached.
 */
type AutoplayState = 'playing' | 'hovered' | 'hidden' | 'focused' | 'paused';

/**
 * Decides whether the carousel moves. It stops while it is paused, while the keyboard's focus
 * is in it, while its tab is hidden and while a pointer is on it, in this order.
 *
 * @param isPaused - whether it stands still: the visitor has stopped it, or all slides are in view
 * @returns the state, and the event handlers for the carousel's outer element
 */
export function useAutoplayState(isPaused: boolean) {
  const [isHovered, setIsHovered] = useState(false);
  const [focus, setFocus] = useState<'none' | 'pointer' | 'keyboard'>('none');
  const [isTabHidden, setIsTabHidden] = useState(false);

  useEffect(() => {
    const update = () => setIsTabHidden(document.hidden);
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);

  const handlers = {
    onPointerOver: () => setIsHovered(true),
    onPointerLeave: () => setIsHovered(false),
    onFocus: ({ target }: FocusEvent) =>
      setFocus(target.matches(seenFocus()) ? 'keyboard' : 'pointer'),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      // When the whole window loses the focus, the page's own focus stays where it is.
      if ([relatedTarget, document.activeElement].some((to) => currentTarget.contains(to))) return;
      setFocus('none');
    },
  };

  let state: AutoplayState = 'playing';
  // A press that left the focus here holds the slides too, but must not change what is under the pointer.
  if (isHovered || focus === 'pointer') state = 'hovered';
  if (isTabHidden) state = 'hidden';
  if (focus === 'keyboard') state = 'focused';
  if (isPaused) state = 'paused';
  return { state, handlers };
}

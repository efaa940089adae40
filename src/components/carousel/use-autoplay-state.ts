import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react';

/** Whether the carousel moves, and why not. */
export type AutoplayState = 'playing' | 'hovered' | 'focused' | 'paused';

/**
 * Decides whether the carousel moves. It stops while the visitor has paused it, while the tab is
 * hidden, while something in it has focus and while a mouse rests on it, in this order.
 *
 * @param isPaused - the visitor's own choice
 * @returns the state, and the event handlers for the carousel's outer element
 */
export function useAutoplayState(isPaused: boolean) {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [isTabHidden, setIsTabHidden] = useState(false);

  useEffect(() => {
    const update = () => setIsTabHidden(document.hidden);
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);

  const handlers = {
    onPointerEnter: (event: PointerEvent) => setIsHovered(event.pointerType === 'mouse'),
    onPointerLeave: () => setIsHovered(false),
    onFocus: () => setIsFocused(true),
    onBlur: (event: FocusEvent) => setIsFocused(event.currentTarget.contains(event.relatedTarget)),
  };

  let state: AutoplayState = 'playing';
  if (isHovered) state = 'hovered';
  if (isFocused) state = 'focused';
  if (isPaused || isTabHidden) state = 'paused';
  return { state, handlers };
}

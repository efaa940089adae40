import { useEffect, useState, type RefObject } from 'react';
import { seenFocus } from '../site/seen-focus';
import { OPEN_MENU } from './menus';

/** In its place at the top of the page; out of sight; back in sight above the page. */
type HeaderState = 'default' | 'hidden' | 'shown';

/** Movements smaller than this, in pixels, are not taken as a change of mind. */
const TOLERANCE = 6;

/** A tap leaves the focus where it was, for nobody to see: the header may hide with it. */
const isInUse = (header: HTMLElement) =>
  header.querySelector(`${seenFocus()}, ${OPEN_MENU}`) !== null;

/**
 * Follows the visitor's scrolling: down hides the header, up shows it, the top of the page puts it
 * back. It never hides while a menu is open or the focus is seen in it.
 *
 * @param header - the header
 */
export function useHeaderState(header: RefObject<HTMLElement | null>): HeaderState {
  const [state, setState] = useState<HeaderState>('default');

  useEffect(() => {
    const element = header.current;
    if (!element) return undefined;
    // The first scroll starts the scripts, and may be over by now. Later pages begin where they are.
    let lastTop = window.startedAt ?? window.scrollY;
    delete window.startedAt;
    const isAtTop = () => window.scrollY <= -parseFloat(getComputedStyle(element).top);
    const handleScroll = () => {
      const top = window.scrollY;
      if (isAtTop()) setState('default');
      else if (Math.abs(top - lastTop) < TOLERANCE) return;
      else setState(top > lastTop && !isInUse(element) ? 'hidden' : 'shown');
      lastTop = top;
    };
    handleScroll();
    const handleFocus = () => setState(isAtTop() ? 'default' : 'shown');
    window.addEventListener('scroll', handleScroll, { passive: true });
    element.addEventListener('focusin', handleFocus);
    return () => {
      window.removeEventListener('scroll', handleScroll);
      element.removeEventListener('focusin', handleFocus);
    };
  }, [header]);

  return state;
}

import { useEffect, useRef } from 'react';

/** The controls in an element that can be reached with the Tab key, in order. */
const reachableIn = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLElement>('summary, a[href], button')].filter(
    (control) => control.getClientRects().length > 0,
  );

/**
 * Adds to a menu that fills the screen (a <details> element) what the browser does not do: Escape
 * closes it and returns the focus, and the Tab key goes round inside it.
 *
 * @returns a ref for the menu
 */
export function useFullScreenMenu() {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const element = menu.current;
    if (!element) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (!element.open) return;
      const controls = reachableIn(element);
      const [first] = controls;
      const last = controls.at(-1);
      if (event.key === 'Escape') {
        element.open = false;
        first?.focus();
      } else if (event.key === 'Tab' && event.target === (event.shiftKey ? first : last)) {
        event.preventDefault();
        (event.shiftKey ? last : first)?.focus();
      }
    };
    element.addEventListener('keydown', handleKey);
    return () => element.removeEventListener('keydown', handleKey);
  }, []);

  return menu;
}

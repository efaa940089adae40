import { useEffect, useRef } from 'react';

/**
 * Adds to a menu's dropdowns (<details> elements, which open and close by themselves) what the browser
 * does not do: Escape closes and returns the focus, going elsewhere closes, one is open at a time.
 *
 * @returns a ref for the element round the dropdowns
 */
export function useDropdowns<Menu extends HTMLElement>() {
  const menu = useRef<Menu>(null);

  useEffect(() => {
    const element = menu.current;
    if (!element) return undefined;
    const closeAllBut = (kept: Element | null) =>
      element.querySelectorAll<HTMLDetailsElement>('details[open]').forEach((dropdown) => {
        if (dropdown !== kept) dropdown.open = false;
      });
    const dropdownAt = (target: EventTarget | null) =>
      target instanceof Element && element.contains(target) ? target.closest('details') : null;
    const handleElsewhere = ({ target }: Event) => closeAllBut(dropdownAt(target));
    const handleKey = ({ key, target }: KeyboardEvent) => {
      const dropdown = dropdownAt(target);
      if (key !== 'Escape' || !dropdown?.open) return;
      dropdown.open = false;
      dropdown.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', handleElsewhere);
    document.addEventListener('focusin', handleElsewhere);
    element.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('pointerdown', handleElsewhere);
      document.removeEventListener('focusin', handleElsewhere);
      element.removeEventListener('keydown', handleKey);
    };
  }, []);

  return menu;
}

/**
 * Everything that opens keeps one contract: the phone menu, the dropdowns of the main menu, an enlarged screenshot,
 * the map, the answers to questions and the further filters of the portfolio.
 *
 * 1. It works without scripts: it is a <details>, or a link or frame that the browser can do without them.
 * 2. What lies above the page (menus, the screenshot) closes with Escape, wherever the focus is, and gives the
 *    focus back to what opened it. The map, the answers and the filters are content of the page: Escape leaves
 *    them, like the text round them, and their own control closes them.
 * 3. A menu closes when a link in the header is followed, even one to the current page or to a place in it. The focus
 *    goes where a change of page puts it, or to that place. An answer's link leads to the answer, which stays open
 *    and takes the focus.
 * 4. What opens it stays in its place, so that it can close it too and no focus is lost to the body.
 * 5. Nothing behind what fills the screen can be reached: the browser ensures it for the screenshot (a modal
 *    <dialog>), a style for the menu (mobile-menu.module.css). The Tab key goes round inside.
 * 6. A dropdown also closes when the visitor points or moves the focus elsewhere.
 * 7. Its name says what it is or does. The browser adds whether it is open.
 *
 * The browser, <details> and <dialog> do most of it; `keepMenus` does the rest for menus. It knows nothing of
 * React, which comes later than the first key. tests/openings.ts has the cases that try the contract.
 */

/** Selects the open menus. Each one says whether it is a dropdown or fills the screen. */
export const OPEN_MENU = '[data-menu][open]';

const openMenus = (kind?: 'dropdown' | 'screen') =>
  [...document.querySelectorAll<HTMLDetailsElement>(OPEN_MENU)].filter(
    ({ dataset }) => !kind || dataset.menu === kind,
  );

function closeMenus(): void {
  for (const menu of openMenus()) {
    menu.open = false;
    menu.querySelector('summary')?.focus();
  }
}

function closeDropdownsElsewhere({ target }: Event): void {
  for (const dropdown of openMenus('dropdown')) {
    if (!dropdown.contains(target as Node)) dropdown.open = false;
  }
}

function closeWhenFollowed(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('header a');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  closeMenus();
  // The browser moves the focus to a place that can take it.
  const place = document.getElementById(link.hash.slice(1));
  if (place && place.tabIndex < 0) place.tabIndex = -1;
}

const isReachable = (element: Element) =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';

function goRound(event: KeyboardEvent): void {
  if (!openMenus('screen').some(isReachable)) return;
  const controls = [...document.querySelectorAll<HTMLElement>('header a, header summary')];
  const ring = controls.filter(isReachable);
  if (event.shiftKey) ring.reverse();
  if (document.activeElement !== ring[ring.length - 1]) return;
  event.preventDefault();
  ring[0]?.focus();
}

function handleKey(event: KeyboardEvent): void {
  if (event.key === 'Escape') closeMenus();
  if (event.key === 'Tab') goRound(event);
}

/** Keeps the contract for the menus of this page and of all that follow it. */
export function keepMenus(): void {
  addEventListener('keydown', handleKey);
  addEventListener('pointerdown', closeDropdownsElsewhere);
  addEventListener('focusin', closeDropdownsElsewhere);
  addEventListener('click', closeWhenFollowed);
}

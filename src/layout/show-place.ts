import { reveal } from './reveal';

/** Clears what the styles show for the place that the address named before. Only the browser can do that. */
function dropTarget(): void {
  const state: unknown = window.history.state;
  const { pathname, search } = window.location;
  window.location.replace('#');
  window.history.replaceState(state, '', pathname + search);
}

/** Moves the focus to an element, even one that takes none by itself, such as a heading: Tab goes on from there. */
function focusOn(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
}

/**
 * Shows the place that the page's address names, or the top: after a change of page by script, or after a link to the
 * page itself, which the browser ignores. The focus goes there too.
 *
 * @param isOtherPage whether the page has changed: Gatsby's router then moves the focus, later than this runs,
 *   to its own element round the whole page
 */
export function showPlace(isOtherPage: boolean): void {
  const { hash, href } = window.location;
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  reveal(target);
  // Such a change leaves :target as it was; going to the same address again sets it.
  if (target?.matches(':not(:target)')) window.location.replace(href);
  else if (target) target.scrollIntoView({ behavior: 'instant' });
  else {
    if (document.querySelector(':target')) dropTarget();
    window.scrollTo({ top: 0, behavior: 'instant' });
  }
  const page = document.getElementById('gatsby-focus-wrapper');
  const place = target ?? page;
  if (!place) return;
  const focusPlace = () => focusOn(place);
  focusPlace();
  if (target && isOtherPage) page?.addEventListener('focus', focusPlace, { once: true });
}

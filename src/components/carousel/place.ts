import { prefersCalm } from '../../hooks/use-motion-choice';

/** What a visitor sees of the slides. It stays as it is when they are rendered in another way. */
export type Place = {
  /** The slide at the left edge: 3.4 is slide 3, four tenths of which are cut off. */
  at: number;
  /** Address of the link that has the focus. */
  focusedHref?: string;
};

const leftOf = (element: Element) => element.getBoundingClientRect().left;

/** Distance from one slide to the next. */
const stepOf = (first: Element, second: Element) => leftOf(second) - leftOf(first);

/** How many slides have gone past the left edge of a list, to the hundredth. */
export function slidesPast(list: Element, first: Element, second: Element): number {
  const past = (leftOf(list) - leftOf(first)) / stepOf(first, second);
  return Math.round(past * 100) / 100;
}

function scrollTo(row: HTMLElement, left: number): void {
  row.scrollTo({ left, behavior: prefersCalm() ? 'instant' : 'smooth' });
}

/** Lets a new row, which begins with the slide at the left edge, continue from where the slides were. */
export function settle(row: HTMLElement, { at, focusedHref }: Place): void {
  const [first, second] = row.children;
  if (at % 1 && first && second) {
    // Else it would snap to a slide at once instead of ending the movement.
    row.style.scrollSnapType = 'none';
    const snapAgain = () => row.style.removeProperty('scroll-snap-type');
    // Older Safari does not say when a scroll ends: there, the visitor's next touch tells.
    for (const type of ['scrollend', 'pointerdown'])
      row.addEventListener(type, snapAgain, { once: true });
    const step = stepOf(first, second);
    row.scrollTo({ left: (at % 1) * step, behavior: 'instant' });
    scrollTo(row, step);
  }
  if (!focusedHref || document.activeElement !== document.body) return;
  const links = [...row.querySelectorAll('a')];
  links.find(({ href }) => href === focusedHref)?.focus({ preventScroll: true });
}

/**
 * Scrolls a row by one slide, and from either end to the other.
 *
 * @param row - the row
 * @param direction - 1 for the next slide, -1 for the one before
 */
export function scrollByOne(row: HTMLElement, direction: 1 | -1): void {
  const [first, second] = row.children;
  if (!first || !second) return;
  const past = slidesPast(row, first, second);
  // A press while it still scrolls counts from where it scrolls to.
  const reached = direction === 1 ? Math.ceil(past) : Math.floor(past);
  const left = (reached + direction) * stepOf(first, second);
  const end = row.scrollWidth - row.clientWidth;
  if (left < 0) scrollTo(row, end);
  else scrollTo(row, left > end + 1 ? 0 : left);
}

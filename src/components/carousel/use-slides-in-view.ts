import { useMediaQuery } from './use-media-query';

/** The widths in the specification: below 1199 and below 575 pixels, excluding these widths. */
const TWO_SLIDES = '(max-width: 1198.98px)';
const ONE_SLIDE = '(max-width: 574.98px)';

/** How many slides wide windows show at once. */
export const MOST_IN_VIEW = 3;

/** How many slides the window shows at once; the most while the page is pre-rendered. */
export function useSlidesInView(): number {
  const isNarrow = useMediaQuery(TWO_SLIDES);
  const isNarrowest = useMediaQuery(ONE_SLIDE);
  if (isNarrowest) return 1;
  return isNarrow ? 2 : MOST_IN_VIEW;
}

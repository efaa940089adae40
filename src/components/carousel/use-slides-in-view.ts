import { useMediaQuery } from '../../hooks/use-media-query';

/** The widths in the specification: below 1199 and below 575 pixels, excluding these widths. */
const TWO_SLIDES = '(max-width: 1198.98px)';
const ONE_SLIDE = '(max-width: 574.98px)';

/** How many slides the window shows at once; three while the page is pre-rendered. */
export function useSlidesInView(): 1 | 2 | 3 {
  const isNarrow = useMediaQuery(TWO_SLIDES);
  const isNarrowest = useMediaQuery(ONE_SLIDE);
  if (isNarrowest) return 1;
  return isNarrow ? 2 : 3;
}

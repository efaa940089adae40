import { useEffect, type RefObject } from 'react';

/**
 * Keeps slides that cannot be seen, and the copies that react-slick makes of slides, out of reach of
 * keyboard and screen reader. react-slick only hides them from screen readers.
 *
 * @param root - the carousel
 * @param isReady - whether react-slick has taken over
 */
export function useInertHiddenSlides(root: RefObject<HTMLElement | null>, isReady: boolean): void {
  useEffect(() => {
    const element = root.current;
    if (!isReady || !element) return undefined;
    const update = () =>
      element.querySelectorAll('.slick-slide').forEach((slide) => {
        const isHidden =
          slide.getAttribute('aria-hidden') !== 'false' || slide.classList.contains('slick-cloned');
        if (slide.hasAttribute('inert') !== isHidden) slide.toggleAttribute('inert', isHidden);
      });
    update();
    const observer = new MutationObserver(update);
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['aria-hidden'] });
    return () => observer.disconnect();
  }, [root, isReady]);
}

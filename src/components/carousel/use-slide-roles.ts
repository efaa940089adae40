import { useEffect, type RefObject } from 'react';

/**
 * Makes react-slick's slides a list for screen readers. Keeps the slides that cannot be seen, and the copies that
 * react-slick makes, out of reach of the keyboard too: react-slick only hides them from screen readers. A copy that is
 * seen can be clicked.
 *
 * @param root - the element round the slider
 * @param isReady - whether react-slick has rendered its slides
 */
export function useSlideRoles(root: RefObject<HTMLElement | null>, isReady: boolean): void {
  useEffect(() => {
    const element = root.current;
    if (!isReady || !element) return undefined;
    const update = () => {
      element.querySelector('.slick-track')?.setAttribute('role', 'list');
      element.querySelectorAll('.slick-slide').forEach((slide) => {
        slide.setAttribute('role', 'listitem');
        const isHidden = slide.getAttribute('aria-hidden') !== 'false';
        if (slide.hasAttribute('inert') !== isHidden) slide.toggleAttribute('inert', isHidden);
        if (!slide.classList.contains('slick-cloned')) return;
        for (const link of slide.querySelectorAll('a')) link.tabIndex = -1;
      });
    };
    update();
    const observer = new MutationObserver(update);
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['aria-hidden'] });
    return () => observer.disconnect();
  }, [root, isReady]);
}

import { useEffect, useState, type RefObject } from 'react';
import type Slider from 'react-slick';
import { importWithRetries } from '../../site/import-with-retries';

type Loaded = { SliderComponent?: typeof Slider; firstSlide: number };

/** Distance at which the script of the carousel is fetched. */
const NEAR = '300px';

/** The slide at which the visitor has left the scroll row. */
function slideInView(row: Element | null): number {
  const slide = row?.firstElementChild;
  if (!row || !slide) return 0;
  const { left: rowLeft } = row.getBoundingClientRect();
  const slides = [...row.children];
  const distances = slides.map((item) => Math.abs(item.getBoundingClientRect().left - rowLeft));
  return distances.indexOf(Math.min(...distances));
}

/** Resolves once nothing in the element has focus, so that taking over never takes focus away. */
async function untilUnfocused(element: HTMLElement): Promise<void> {
  while (element.contains(document.activeElement)) {
    await new Promise((resolve) => element.addEventListener('focusout', resolve, { once: true }));
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/**
 * Fetches react-slick when the carousel comes near the visitor's view.
 *
 * @param root - the carousel
 * @returns the slider component once it is there, and the slide to start with
 */
export function useSliderNear(root: RefObject<HTMLElement | null>): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ firstSlide: 0 });

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    let isGone = false;
    const takeOver = async () => {
      const { default: SliderComponent } = await importWithRetries(() => import('react-slick'));
      await untilUnfocused(element);
      if (isGone) return;
      setLoaded({ SliderComponent, firstSlide: slideInView(element.querySelector('ul')) });
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // Until the script has come, the row keeps working.
        void takeOver();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, [root]);

  return loaded;
}

import { useEffect, useState, type RefObject } from 'react';
import type Slider from 'react-slick';
import { retry } from '../../../plugins/waiting-scripts/protocol';

/** Distance at which the script of the carousel is fetched. */
const NEAR = '300px';

/**
 * Fetches react-slick when the carousel comes near the visitor's view.
 *
 * @param root - the carousel
 * @param isWanted - whether the slides are to move
 * @returns the slider component once it is there
 */
export function useSliderNear(
  root: RefObject<HTMLElement | null>,
  isWanted: boolean,
): typeof Slider | undefined {
  const [loaded, setLoaded] = useState<{ SliderComponent?: typeof Slider }>({});
  const isMissing = !loaded.SliderComponent;

  useEffect(() => {
    const element = root.current;
    if (!element || !isWanted || !isMissing) return undefined;
    let isGone = false;
    const load = async () => {
      const { default: SliderComponent } = await retry(() => import('react-slick'));
      if (!isGone) setLoaded({ SliderComponent });
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void load();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, [root, isWanted, isMissing]);

  return loaded.SliderComponent;
}

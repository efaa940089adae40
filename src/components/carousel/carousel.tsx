import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { STARTS_SEEN } from '../../../plugins/waiting-scripts/protocol';
import { slidesPast, type Place } from './place';
import { ScrollRow } from './scroll-row';
import { SlidingRow } from './sliding-row';
import { useAutoplayState } from './use-autoplay-state';
import { useSliderNear } from './use-slider-near';

type CarouselProps = {
  /** One element per slide, each with a key. */
  slides: readonly ReactNode[];
  /** Whether it stands still: the visitor has stopped it, or all slides are in view. */
  isPaused: boolean;
  /** The row in which every slide can be reached, while it is at rest. */
  row: RefObject<HTMLUListElement>;
};

/** Where the moving slides stand, and which of their links has the focus. */
function placeInSlider(slider: Element, count: number): Place {
  const list = slider.querySelector('.slick-list')!;
  const [first, second] = [0, 1].map((index) => slider.querySelector(`[data-index="${index}"]`)!);
  const focused = slider.querySelector<HTMLAnchorElement>('a:focus');
  // The focus can be in slides from the current one on, so that Tab leads through all the others.
  const current = slider.querySelector<HTMLElement>('.slick-current')?.dataset.index;
  const past = focused ? Number(current) : slidesPast(list, first!, second!);
  return { at: (past + count) % count, focusedHref: focused?.href };
}

/**
 * An endless carousel that moves by itself. Before its script has loaded, without scripts and while it is at rest, it
 * is a row of the same size that scrolls by hand.
 */
export function Carousel({ slides, isPaused, row }: CarouselProps) {
  const root = useRef<HTMLDivElement>(null);
  const { state, handlers } = useAutoplayState(isPaused);
  const SliderComponent = useSliderNear(root, state === 'playing');
  const [isSliding, setIsSliding] = useState(false);
  const [place, setPlace] = useState<Place>({ at: 0 });
  const count = slides.length;

  useEffect(() => {
    const show = () => {
      const [first, second] = row.current?.children ?? [];
      if (state === 'playing' && SliderComponent && row.current && first && second) {
        const past = slidesPast(row.current, first, second);
        setPlace(({ at }) => ({ at: Math.round(Math.floor(at) + past) % count }));
        setIsSliding(true);
      } else if ((state === 'focused' || state === 'paused') && root.current && !row.current) {
        const left = placeInSlider(root.current, count);
        // At once: a Tab before the change would move the focus into slides that go away.
        flushSync(() => {
          setPlace(left);
          setIsSliding(false);
        });
      }
    };
    const frame = requestAnimationFrame(show);
    return () => cancelAnimationFrame(frame);
  }, [state, SliderComponent, row, count]);

  return (
    <div
      ref={root}
      data-carousel={isSliding ? state : 'row'}
      {...{ [STARTS_SEEN]: '' }}
      {...handlers}
    >
      {isSliding && SliderComponent ? (
        <SlidingRow
          SliderComponent={SliderComponent}
          slides={slides}
          firstSlide={place.at}
          isPlaying={state === 'playing'}
        />
      ) : (
        <ScrollRow slides={slides} place={place} row={row} />
      )}
    </div>
  );
}

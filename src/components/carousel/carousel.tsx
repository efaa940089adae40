import { useEffect, useRef, useState, type ReactNode } from 'react';
import type Slider from 'react-slick';
import { STARTS_NEAR } from '../../../plugins/waiting-scripts/protocol';
import { useMediaQuery } from '../../hooks/use-media-query';
import { ScrollRow } from './scroll-row';
import { useAutoplayState } from './use-autoplay-state';
import { useInertHiddenSlides } from './use-inert-hidden-slides';
import { useSliderNear } from './use-slider-near';
import './slick.css';

type CarouselProps = {
  /** One element per slide, each with a key. */
  slides: readonly ReactNode[];
  /** Whether the visitor has stopped it. */
  isPaused: boolean;
};

/** As the specification gives them. */
const TWO_SLIDES = '(max-width: 1199px)';
const ONE_SLIDE = '(max-width: 575px)';
const SPEED = 2000;
const AUTOPLAY_SPEED = 3000;

/**
 * An endless carousel that shows three, two or one slides. Until its script has loaded, and without
 * scripts, the slides are a row of the same size that scrolls by hand.
 */
export function Carousel({ slides, isPaused }: CarouselProps) {
  const root = useRef<HTMLDivElement>(null);
  const slider = useRef<Slider>(null);
  const { SliderComponent, firstSlide } = useSliderNear(root);
  const isNarrow = useMediaQuery(TWO_SLIDES);
  const isNarrowest = useMediaQuery(ONE_SLIDE);
  const { state, handlers } = useAutoplayState(isPaused);
  const [isReady, setIsReady] = useState(false);
  useInertHiddenSlides(root, isReady);

  useEffect(() => {
    if (!isReady) return;
    if (state === 'playing') slider.current?.slickPlay();
    else slider.current?.slickPause();
  }, [isReady, state]);

  return (
    <div
      ref={root}
      data-carousel={SliderComponent ? state : 'row'}
      {...{ [STARTS_NEAR]: '' }}
      {...handlers}
    >
      {SliderComponent ? (
        <SliderComponent
          ref={slider}
          className="slick-slider"
          initialSlide={firstSlide}
          slidesToShow={isNarrowest ? 1 : isNarrow ? 2 : 3}
          speed={SPEED}
          autoplaySpeed={AUTOPLAY_SPEED}
          autoplay
          infinite
          arrows={false}
          dots={false}
          pauseOnHover={false}
          pauseOnFocus={false}
          onInit={() => setIsReady(true)}
        >
          {slides}
        </SliderComponent>
      ) : (
        <ScrollRow slides={slides} />
      )}
    </div>
  );
}

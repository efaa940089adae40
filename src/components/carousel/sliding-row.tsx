import { useEffect, useRef, useState, type ReactNode } from 'react';
import type Slider from 'react-slick';
import { useSlideRoles } from './use-slide-roles';
import { useSlidesInView } from './use-slides-in-view';
import './slick.css';

type SlidingRowProps = {
  SliderComponent: typeof Slider;
  slides: readonly ReactNode[];
  firstSlide: number;
  isPlaying: boolean;
};

const SPEED = 2000;
const AUTOPLAY_SPEED = 3000;

/** The slides as an endless row that moves by itself, with three, two or one in view. */
export function SlidingRow({ SliderComponent, slides, firstSlide, isPlaying }: SlidingRowProps) {
  const root = useRef<HTMLDivElement>(null);
  const slider = useRef<Slider>(null);
  const slidesInView = useSlidesInView();
  const [isReady, setIsReady] = useState(false);
  useSlideRoles(root, isReady);

  useEffect(() => {
    if (!isReady) return;
    if (isPlaying) slider.current?.slickPlay();
    else slider.current?.slickPause();
  }, [isReady, isPlaying]);

  return (
    <div ref={root}>
      <SliderComponent
        ref={slider}
        className="slick-slider"
        initialSlide={firstSlide}
        slidesToShow={slidesInView}
        speed={SPEED}
        autoplaySpeed={AUTOPLAY_SPEED}
        autoplay
        infinite
        // A key that moves the slides would take the focus away from the one that has it.
        accessibility={false}
        arrows={false}
        dots={false}
        pauseOnHover={false}
        pauseOnFocus={false}
        onInit={() => setIsReady(true)}
      >
        {slides}
      </SliderComponent>
    </div>
  );
}

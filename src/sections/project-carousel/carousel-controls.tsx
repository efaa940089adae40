import { graphql } from 'gatsby';
import type { ReactNode, RefObject } from 'react';
import { scrollByOne } from '../../components/carousel/place';
import { MOST_IN_VIEW } from '../../components/carousel/use-slides-in-view';
import { PlayPauseButton } from '../../components/play-pause-button/play-pause-button';
import { RoundButton } from '../../components/round-button/round-button';
import * as layout from '../../styles/layout.module.css';
import * as styles from './carousel-controls.module.css';

type CarouselControlsProps = {
  labels: Queries.CarouselControlsFragment;
  /** How many there are. */
  slides: number;
  isPaused: boolean;
  onToggle: () => void;
  /** The row of slides while they are paused. */
  row: RefObject<HTMLUListElement>;
  /** The link. */
  children: ReactNode;
};

const PREVIOUS = 'M9.5 1l-6 6 6 6 1.4-1.4L6.3 7l4.6-4.6z';
const NEXT = 'M4.5 1L3.1 2.4 7.7 7l-4.6 4.6L4.5 13l6-6z';

/** Two buttons that show the other slides while they are paused, a link, and the button that pauses them. */
export function CarouselControls(props: CarouselControlsProps) {
  const { labels, slides, isPaused, onToggle, row, children } = props;
  // The style sheet hides them, so that nothing moves when scripts find out how wide the window is.
  const few = slides > MOST_IN_VIEW ? '' : styles.few;
  const scroll = (direction: 1 | -1) => row.current && scrollByOne(row.current, direction);
  return (
    <>
      <div className={`${styles.arrows} ${layout.scriptsOnly} ${few}`}>
        {isPaused && (
          <>
            <RoundButton
              className={styles.button}
              label={labels.previousLabel}
              sign={PREVIOUS}
              onClick={() => scroll(-1)}
            />
            <RoundButton
              className={styles.button}
              label={labels.nextLabel}
              sign={NEXT}
              onClick={() => scroll(1)}
            />
          </>
        )}
      </div>
      {children}
      <PlayPauseButton
        className={`${styles.button} ${styles.toggle} ${few}`}
        isPaused={isPaused}
        onClick={onToggle}
        pauseLabel={labels.pauseLabel}
        playLabel={labels.playLabel}
      />
    </>
  );
}

export const carouselControls = graphql`
  fragment CarouselControls on ProjectCarousel {
    pauseLabel
    playLabel
    previousLabel
    nextLabel
  }
`;

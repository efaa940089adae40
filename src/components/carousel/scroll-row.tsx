import { useLayoutEffect, type ReactNode, type RefObject } from 'react';
import { settle, type Place } from './place';
import * as styles from './scroll-row.module.css';

type ScrollRowProps = {
  slides: readonly ReactNode[];
  place: Place;
  row: RefObject<HTMLUListElement>;
};

/** All slides as a row that scrolls by hand and stops at each slide. It begins with the slide at the given place. */
export function ScrollRow({ slides, place, row }: ScrollRowProps) {
  useLayoutEffect(() => {
    if (row.current) settle(row.current, place);
  }, [row, place]);

  const first = Math.floor(place.at);
  return (
    <div className={styles.window}>
      <ul ref={row} className={styles.row}>
        {[...slides.slice(first), ...slides.slice(0, first)].map((slide, index) => (
          <li key={index} className={styles.slide}>
            {slide}
          </li>
        ))}
      </ul>
    </div>
  );
}

import { graphql } from 'gatsby';
import { viewBoxOf } from '../../components/kolam/kolam';
import { Gates } from './gates';
import type { NameKolamState } from './use-name-kolam';
import * as styles from './gate-figure.module.css';

type GateFigureProps = {
  state: NameKolamState;
  /** Whether an action waits for the code that draws. */
  isWaiting: boolean;
  label: string;
  words: Queries.NameKolamGatesFragment;
  onTurn: (gate: NameKolamState['figure']['gates'][number]) => Promise<void>;
};

/** The figure, with a button on each of its gates. */
export function GateFigure({ state, isWaiting, label, words, onTurn }: GateFigureProps) {
  const { figure, along, isDrawing, count } = state;
  const { drawing, gates } = figure;
  return (
    <div className={styles.figure} aria-busy={isWaiting || undefined}>
      <svg className={styles.drawing} viewBox={viewBoxOf(drawing)} role="img" aria-label={label}>
        {/* A new path each time: it draws itself from its beginning. */}
        <path
          key={count}
          className={isDrawing ? styles.drawnLine : styles.line}
          pathLength="1"
          d={drawing.line}
        />
        <path className={styles.dots} d={drawing.dots} />
      </svg>
      <Gates gates={gates} along={along} words={words} onTurn={onTurn} />
    </div>
  );
}

export const nameFigure = graphql`
  fragment NameFigure on NameFigure {
    drawing {
      line
      dots
      width
      height
    }
    gates {
      x
      y
      isOpen
    }
  }
`;

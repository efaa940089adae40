import { graphql } from 'gatsby';
import { useRef, useState, type KeyboardEvent } from 'react';
import { keyOf } from '../../../kolam/lattice';
import { nextGate, type Place } from './next-gate';
import * as layout from '../../styles/layout.module.css';
import * as styles from './gates.module.css';

type Gate = Place & { readonly isOpen: boolean };

type GatesProps = {
  gates: readonly Gate[];
  /** Keys of the gates that have just turned with another. */
  along: readonly string[];
  words: Queries.NameKolamGatesFragment;
  onTurn: (gate: Gate) => Promise<void>;
};

/** The buttons on the gates. Together they are one stop of the Tab key; the arrow keys move between them. */
export function Gates({ gates, along, words, onTurn }: GatesProps) {
  const group = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  // Rows and columns are counted from 1 at the edge.
  const [bottom, right] = [
    Math.max(...gates.map(({ y }) => y)),
    Math.max(...gates.map(({ x }) => x)),
  ];

  function handleKey(event: KeyboardEvent) {
    const next = nextGate(gates, current, event.key);
    if (next === undefined) return;
    event.preventDefault();
    (group.current?.children[next] as HTMLElement).focus();
  }

  return (
    <div
      ref={group}
      className={`${styles.gates} ${layout.scriptsOnly}`}
      role="group"
      aria-label={words.label}
    >
      {gates.map((gate, index) => {
        const [row, column] = [gate.y + bottom + 1, gate.x + right + 1];
        return (
          <button
            key={index}
            type="button"
            className={`${styles.gate} ${along.includes(keyOf(gate)) ? styles.along : ''}`}
            style={{ gridArea: `${row} / ${column}` }}
            aria-label={`${words.gate}, ${words.row} ${row}, ${words.column} ${column}`}
            aria-pressed={gate.isOpen}
            tabIndex={index === current ? 0 : -1}
            onKeyDown={handleKey}
            onFocus={() => setCurrent(index)}
            onClick={() => void onTurn(gate)}
          />
        );
      })}
    </div>
  );
}

export const nameKolamGates = graphql`
  fragment NameKolamGates on NameKolamGates {
    label
    gate
    row
    column
  }
`;

import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { retry } from '../../../plugins/waiting-scripts/protocol';
import { isMotionPaused } from '../../hooks/use-motion-choice';
import type * as Pen from './pen';
import { printAlone } from './print-alone';

type Messages = Queries.NameKolamFragment['messages'];
type Figure = Queries.NameFigureFragment;
type Gate = Figure['gates'][number];

/** What the field shows. */
export type NameKolamState = {
  name: string;
  figure: Figure;
  /** The figure of the name, before its gates were turned. */
  first: Figure;
  /** Keys of the gates that turned with the one that was pressed last. */
  along: readonly string[];
  /** Whether the line draws itself. */
  isDrawing: boolean;
  message: keyof Messages;
  /** How many actions there have been. */
  count: number;
};

let pen: Promise<typeof Pen> | undefined;

/** Fetches the code that draws figures, once. */
const fetchPen = () => (pen ??= retry(() => import(/* webpackChunkName: "kolam-pen" */ './pen')));

/**
 * The state of the field. The code that draws figures is fetched when the visitor first touches the field; actions
 * before it has loaded are done then, in order.
 *
 * @param ownName - the name whose figure is shown at first
 * @param own - its figure
 */
export function useNameKolam(ownName: string, own: Figure) {
  const section = useRef<HTMLElement>(null);
  const [state, setState] = useState<NameKolamState>({
    name: ownName,
    figure: own,
    first: own,
    along: [],
    isDrawing: false,
    message: 'hint',
    count: 0,
  });
  const [isWaiting, setIsWaiting] = useState(false);
  // An action that waited belongs to an earlier render: it finds here, and on the page, what the last one left.
  const latest = useRef(state);
  const change = (next: (state: NameKolamState) => Partial<NameKolamState>) => {
    const old = latest.current;
    latest.current = { ...old, along: [], isDrawing: false, count: old.count + 1, ...next(old) };
    flushSync(() => setState(latest.current));
  };

  /** Takes the code that draws. The figure shows that an action waits for it. */
  const takePen = async () => {
    setIsWaiting(true);
    const taken = await fetchPen();
    setIsWaiting(false);
    return taken;
  };

  // The visitor may have touched the field before React ran.
  useEffect(() => {
    if (section.current?.matches(':hover, :focus-within')) void fetchPen();
  }, []);

  const handle = {
    touch: () => void fetchPen(),
    draw: async (name: string) => {
      if (!name) return change(() => ({ message: 'nameMissing' }));
      const figure = (await takePen()).figureOfName(name);
      change(() => ({
        ...{ name, figure, first: figure },
        isDrawing: !isMotionPaused(),
        message: 'drawn',
      }));
      section.current?.querySelector('svg')?.scrollIntoView({ block: 'nearest' });
    },
    turn: async (gate: Gate) => {
      const { turnGate } = await takePen();
      change((old) => {
        const { figure, along } = turnGate(old.figure, gate);
        const isOpen = figure.gates.some(
          ({ x, y, isOpen }) => x === gate.x && y === gate.y && isOpen,
        );
        const verb = isOpen ? 'opened' : 'closed';
        return { figure, along, message: along.length > 0 ? `${verb}Both` : verb };
      });
    },
    startAgain: () => change(({ first }) => ({ figure: first, message: 'restored' })),
    save: async () => {
      const { saveFigure } = await takePen();
      saveFigure(latest.current.name, latest.current.figure.drawing);
    },
    print: async () => {
      if (isWaiting) await takePen();
      printAlone();
    },
  };
  return { state, isWaiting, section, handle };
}

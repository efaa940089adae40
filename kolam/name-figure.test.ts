import { describe, expect, test } from 'vitest';
import { drawKolam } from './draw-kolam';
import { dotsOf, gatesOf, keyOf, mirrorImagesOf } from './lattice';
import { figureOfName, GRID, turnGate, type NameFigure } from './name-figure';
import { randomFrom } from './random';
import { traceLoops } from './trace';

const NAMES = [
  ...['Example', 'a', 'ಕಾವೇರಿ ಕೋಲ್ಡ್ ಸ್ಟೋರೇಜ್', '🪔🪔', '\ud83e', 'AT&T; <R&D>'],
  'x'.repeat(5000),
  ...Array.from({ length: 10 }, (_, index) => `Company ${index}`),
];
const PRESSES = 40;
const DOTS = dotsOf(GRID.shape, GRID.columns, GRID.rows);
const ALL_GATES = [...gatesOf(DOTS).values()];

const isOpenIn = ({ gates }: NameFigure) => {
  const open = new Map(gates.map((gate) => [keyOf(gate), gate.isOpen]));
  return (key: string) => open.get(key) ?? true;
};

/** Whether the gates of a figure, and its line, are those of one closed line round all dots. */
function isOneLine(figure: NameFigure): boolean {
  const loops = traceLoops(DOTS, new Set(ALL_GATES.map(keyOf).filter(isOpenIn(figure))));
  const round = new Set(loops[0]!.map(({ dot }) => keyOf(dot)));
  const { line } = figure.drawing;
  return (
    loops.length === 1 &&
    round.size === DOTS.length &&
    line.split('M').length === 2 &&
    line.endsWith('Z')
  );
}

describe.each(NAMES.map((name) => [name.slice(0, 30), name] as const))('%s', (_, name) => {
  test('has the figure that the build draws', () => {
    const { line, dots, width, height } = drawKolam({ seed: name.toLowerCase(), ...GRID });
    expect(figureOfName(name).drawing).toEqual({ line, dots, width, height });
  });

  test('stays one line, whichever gates are pressed', () => {
    const random = randomFrom(name);
    let figure = figureOfName(name);
    expect(isOneLine(figure)).toBe(true);
    for (let press = 0; press < PRESSES; press += 1) {
      const gate = figure.gates[Math.floor(random() * figure.gates.length)]!;
      const next = turnGate(figure, gate);
      const [before, after] = [isOpenIn(figure), isOpenIn(next.figure)];
      const turned = ALL_GATES.map(keyOf).filter((key) => before(key) !== after(key));
      expect(turned.sort()).toEqual([...mirrorImagesOf(gate), ...next.along].sort());
      expect(isOneLine(next.figure)).toBe(true);
      figure = next.figure;
    }
  });
});

test('two hundred names have at least 190 figures', () => {
  const families = 'Asha Deepak Ganga Hari Indus Kaveri Lotus Meru Ravi Tata'.split(' ');
  const trades = 'Bank Books Cargo Clinic Films Foods Hotels Labs Motors Paints'.split(' ');
  const names = families.flatMap((family) =>
    trades.flatMap((trade) => [`${family} ${trade}`, `${trade} of ${family}`]),
  );
  expect(names).toHaveLength(200);
  const lines = names.map((name) => figureOfName(name).drawing.line);
  expect(new Set(lines).size).toBeGreaterThanOrEqual(190);
});

test.each([
  ['KAVERI', 'kaveri'],
  ['  Kaveri ', 'kaveri'],
  ['Zoë', 'Zoe\u0308'],
])('“%s” has the same figure as “%s”', (one, other) => {
  expect(figureOfName(one)).toEqual(figureOfName(other));
});

import { describe, expect, test } from 'vitest';
import { drawKolam } from './draw-kolam';
import { dotsOf, gatesOf, keyOf, mirrorImagesOf } from './lattice';
import { figureOfName, turnGate, type NameFigure } from './name-figure';
import { randomFrom } from './random';
import { traceLoops } from './trace';

const NAMES = [
  ...[
    'Example',
    'a',
    'Kaveri Cold Storage',
    'ಕಾವೇರಿ ಕೋಲ್ಡ್ ಸ್ಟೋರೇಜ್',
    '株式会社',
    '🪔🪔',
    '\ud83e',
    'AT&T; <R&D>',
  ],
  'x'.repeat(5000),
  ...Array.from({ length: 40 }, (_, index) => `Company ${index}`),
];
const PRESSES = 100;
const DOTS = dotsOf('octagon', 5, 5);
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
    const { line, dots, width, height } = drawKolam({
      ...{ seed: name.toLowerCase(), shape: 'octagon', columns: 5 },
    });
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

test('twenty-four gates can be turned, row by row, none of them on an axis', () => {
  const { gates } = figureOfName('a');
  expect(gates).toHaveLength(24);
  expect(gates.filter(({ x, y }) => x === 0 || y === 0)).toEqual([]);
  expect([...gates].sort((a, b) => a.y - b.y || a.x - b.x)).toEqual(gates);
});

test('a figure with a shut gate on an axis is never one line', () => {
  const groups = [...new Set(ALL_GATES.map((gate) => mirrorImagesOf(gate).sort().join(' ')))];
  const onAxis = groups.map((group) => /\b0\b/.test(group));
  const whole = Array.from({ length: 2 ** groups.length }, (_, choice) => choice).filter(
    (choice) => {
      const open = groups.filter((_, index) => choice & (1 << index)).flatMap((g) => g.split(' '));
      return traceLoops(DOTS, new Set(open)).length === 1;
    },
  );
  expect(whole.length).toBeGreaterThan(20);
  for (const choice of whole) {
    expect(groups.filter((_, index) => onAxis[index] && !(choice & (1 << index)))).toEqual([]);
  }
});

test('the nearest other gate turns along', () => {
  const distance = (key: string, gate: { x: number; y: number }) => {
    const [x, y] = key.split(',').map(Number);
    return Math.hypot(x! - gate.x, y! - gate.y);
  };
  for (const name of NAMES) {
    const figure = figureOfName(name);
    for (const gate of figure.gates) {
      const { along } = turnGate(figure, gate);
      const farness = Math.min(...along.map((key) => distance(key, gate)));
      // What is nearer would not have kept the line whole.
      const nearer = figure.gates
        .map(keyOf)
        .filter(
          (key) => !mirrorImagesOf(gate).includes(key) && distance(key, gate) < farness - 1e-9,
        );
      if (along.length === 0) continue;
      const isOpen = isOpenIn(figure);
      for (const key of nearer) {
        const [x, y] = key.split(',').map(Number);
        const turned = new Set([...mirrorImagesOf(gate), ...mirrorImagesOf({ x: x!, y: y! })]);
        const open = ALL_GATES.map(keyOf).filter((k) => isOpen(k) !== turned.has(k));
        expect(traceLoops(DOTS, new Set(open)).length).toBeGreaterThan(1);
      }
    }
  }
});

test.each([
  ['KAVERI', 'kaveri'],
  ['  Kaveri ', 'kaveri'],
  ['Zoë', 'Zoe\u0308'],
])('“%s” has the same figure as “%s”', (one, other) => {
  expect(figureOfName(one)).toEqual(figureOfName(other));
});

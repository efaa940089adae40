import { describe, expect, test } from 'vitest';
import { figureOfName } from '../../../kolam/name-figure';
import { nextGate } from './next-gate';

const { gates } = figureOfName('a');
const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];
const indexOf = (x: number, y: number) => gates.findIndex((gate) => gate.x === x && gate.y === y);

test('the arrow keys lead from every gate to every other', () => {
  for (let start = 0; start < gates.length; start += 1) {
    const reached = new Set([start]);
    for (const gate of reached) {
      for (const arrow of ARROWS) reached.add(nextGate(gates, gate, arrow)!);
    }
    expect(reached.size).toBe(gates.length);
  }
});

describe('an arrow key', () => {
  test.each([
    ['leads along a row', 'ArrowRight', [-3, -3], [-1, -3]],
    ['leads across the middle', 'ArrowRight', [-1, -3], [1, -3]],
    ['leads along a column', 'ArrowDown', [-1, -5], [-1, -3]],
    ['leads nowhere from the edge', 'ArrowUp', [-1, -5], [-1, -5]],
  ] as const)('%s', (_, key, [x, y], to) => {
    expect(nextGate(gates, indexOf(x, y), key)).toBe(indexOf(to[0], to[1]));
  });

  test('is the only key that moves the focus', () => {
    expect(nextGate(gates, 0, 'Enter')).toBeUndefined();
  });
});

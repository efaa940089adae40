import { svgPathProperties } from 'svg-path-properties';
import { describe, expect, test } from 'vitest';
import { drawKolam } from './draw-kolam';
import { kolamByPath, type KolamSeed } from './find-figure';
import { dotsOf } from './lattice';

const GRIDS: Omit<KolamSeed, 'seed'>[] = [
  { shape: 'diamond', columns: 3 },
  { shape: 'diamond', columns: 5 },
  { shape: 'diamond', columns: 7 },
  { shape: 'square', columns: 3 },
  { shape: 'square', columns: 5 },
  { shape: 'square', columns: 5, rows: 4 },
  { shape: 'square', columns: 4, rows: 3 },
  { shape: 'octagon', columns: 5 },
  { shape: 'octagon', columns: 7 },
  { shape: 'octagon', columns: 9 },
];
const SEEDS = ['a', 'dot', 'line-7', 'project-details-03', 'svc-erp'];
const KOLAMS = GRIDS.flatMap((grid) => SEEDS.map((seed) => ({ seed, ...grid })));
const nameOf = ({ seed, shape, columns, rows }: KolamSeed) =>
  `${seed} on ${shape} ${columns}×${rows ?? columns}`;

/** Distance between sampled points of the line, in units; dots are 20 apart. */
const STEP = 0.5;

/** Points along the line, close together. */
function pointsAlong(line: string): { x: number; y: number }[] {
  const path = new svgPathProperties(line);
  const count = Math.ceil(path.getTotalLength() / STEP);
  return Array.from({ length: count }, (_, index) => path.getPointAtLength(index * STEP));
}

/** Whether the line passes within one step of a place. */
function lineNear(points: { x: number; y: number }[]) {
  const cellOf = (value: number) => Math.round(value / STEP);
  const cells = new Set(points.map(({ x, y }) => `${cellOf(x)},${cellOf(y)}`));
  return (x: number, y: number) =>
    [-1, 0, 1].some((dx) =>
      [-1, 0, 1].some((dy) => cells.has(`${cellOf(x) + dx},${cellOf(y) + dy}`)),
    );
}

describe.each(KOLAMS.map((kolam) => [nameOf(kolam), kolam] as const))('%s', (_, kolam) => {
  const drawing = drawKolam(kolam);
  const points = pointsAlong(drawing.line);

  test('is one closed line', () => {
    expect(drawing.loops).toBe(1);
    expect(drawing.line.match(/M/gi)).toHaveLength(1);
    expect(drawing.line.endsWith('Z')).toBe(true);
    // Closing adds no straight line: the end is where it began.
    const [start, end] = [points[0], points.at(-1)];
    expect(Math.hypot(start!.x - end!.x, start!.y - end!.y)).toBeLessThan(2 * STEP);
  });

  test('is its own mirror image, left to right and top to bottom', () => {
    const isOnLine = lineNear(points);
    expect(points.filter(({ x, y }) => !isOnLine(-x, y))).toEqual([]);
    expect(points.filter(({ x, y }) => !isOnLine(x, -y))).toEqual([]);
  });

  test('is smooth: it never turns by a corner', () => {
    const turns = points.slice(2).map((point, index) => {
      const [before, middle] = [points[index]!, points[index + 1]!];
      const first = Math.atan2(middle.y - before.y, middle.x - before.x);
      const second = Math.atan2(point.y - middle.y, point.x - middle.x);
      return Math.abs(Math.atan2(Math.sin(second - first), Math.cos(second - first)));
    });
    expect(Math.max(...turns)).toBeLessThan(0.15);
  });

  test('runs round every dot of its grid, and through none', () => {
    const dots = dotsOf(kolam.shape, kolam.columns, kolam.rows ?? kolam.columns);
    expect(drawing.dots.match(/h0/g)).toHaveLength(dots.length);
    for (const dot of dots) {
      const nearest = Array<number>(8).fill(Infinity);
      for (const point of points) {
        const [dx, dy] = [point.x - dot.x * 10, point.y - dot.y * 10];
        const sector = Math.floor(((Math.atan2(dy, dx) + Math.PI) / (2 * Math.PI)) * 8) % 8;
        nearest[sector] = Math.min(nearest[sector]!, Math.hypot(dx, dy));
      }
      expect(Math.min(...nearest)).toBeGreaterThan(7);
      expect(Math.max(...nearest)).toBeLessThan(10.1);
    }
  });
});

test('records that name no figure have one line each, and none the same', () => {
  const figures = Array.from({ length: 100 }, (_, index) =>
    drawKolam(kolamByPath(`/project/${index}`)),
  );
  expect(figures.filter(({ loops }) => loops > 1)).toEqual([]);
  expect(new Set(figures.map(({ line }) => line)).size).toBe(figures.length);
});

test('a grid that cannot be joined is refused in a sentence', () => {
  expect(() => drawKolam({ seed: 'x', shape: 'square', columns: 3, density: 0 })).toThrow(
    'has no figure that joins all its dots',
  );
});

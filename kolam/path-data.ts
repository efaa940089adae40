import { neighbour, SIDES, type Point } from './lattice';
import type { Segment } from './trace';

const ARC_RADIUS = Math.SQRT1_2;

/** Writes a number with at most two decimals and no leading zero, as short as SVG allows. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');
}

/** The point where the line leaves the circle round `dot` after `side`, in the given direction. */
function corner(dot: Point, side: number, hand: number): Point {
  const from = SIDES[hand === 1 ? side : (side + 3) % 4] as Point;
  const to = SIDES[hand === 1 ? (side + 1) % 4 : side] as Point;
  return { x: dot.x + (from.x + to.x) / 2, y: dot.y + (from.y + to.y) / 2 };
}

/** Writes a step from one place to another. A minus sign separates two numbers as a space does. */
function stepOf({ x, y }: Point, scale: number): string {
  const [across, down] = [short(x * scale), short(y * scale)];
  return down.startsWith('-') ? across + down : `${across} ${down}`;
}

const between = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y });

/**
 * Writes one closed loop as SVG path data. Quarter circles (radius √½ of half a pitch) and the straight
 * lines through the gates are tangent to each other, so the line is smooth. Steps are relative, and a straight
 * line is one step, which saves a kilobyte on pages with many drawings.
 *
 * @param loop - the segments of the loop, in order
 * @param pitch - distance between two dots in output units
 */
export function pathDataOf(loop: Segment[], pitch: number): string {
  const scale = pitch / 2;
  const radius = short(ARC_RADIUS * scale);
  const [first] = loop;
  if (!first) return '';
  let here = corner(first.dot, first.side, -first.hand);
  let data = `M${stepOf(here, scale)}`;
  for (let index = 0; index < loop.length; index += 1) {
    const start = here;
    if (loop[index]?.crossesGate) {
      while (loop[index + 1]?.crossesGate) index += 1;
      const { dot, side, hand } = loop[index] as Segment;
      const gate = neighbour(dot, side, 1);
      const entry = corner(dot, side, -hand);
      here = { x: 2 * gate.x - entry.x, y: 2 * gate.y - entry.y };
      data += `l${stepOf(between(start, here), scale)}`;
      continue;
    }
    let quarters = 1;
    while (quarters < 3 && loop[index + quarters]?.crossesGate === false) quarters += 1;
    index += quarters - 1;
    const { dot, side, hand } = loop[index] as Segment;
    here = corner(dot, side, hand);
    const isLarge = quarters > 2 ? 1 : 0;
    const isClockwise = hand === 1 ? 1 : 0;
    data += `a${radius} ${radius} 0 ${isLarge} ${isClockwise} ${stepOf(between(start, here), scale)}`;
  }
  return `${data}Z`;
}

/** Writes dots as path data: strokes of no length, which round line caps turn into dots. */
export function dotDataOf(dots: Point[], pitch: number): string {
  return dots
    .map((dot, index) => {
      const before = dots[index - 1];
      const move = before
        ? `m${stepOf(between(before, dot), pitch / 2)}`
        : `M${stepOf(dot, pitch / 2)}`;
      return `${move}h0`;
    })
    .join('');
}

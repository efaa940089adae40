import { neighbour, SIDES, type Point } from './lattice';
import type { Segment } from './trace';

const ARC_RADIUS = Math.SQRT1_2;

/** Writes a number with at most two decimals and no leading zero, as short as SVG allows. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');
}

/** Where the circle round `dot` is left after `side`, going on in the given hand. */
function corner(dot: Point, side: number, hand: number): Point {
  const from = SIDES[hand === 1 ? side : (side + 3) % 4] as Point;
  const to = SIDES[hand === 1 ? (side + 1) % 4 : side] as Point;
  return { x: dot.x + (from.x + to.x) / 2, y: dot.y + (from.y + to.y) / 2 };
}

/**
 * Writes one closed loop as SVG path data. Quarter circles (radius √½ of half a pitch) and the straight
 * lines through the gates are tangent to each other, so the line is smooth.
 *
 * @param loop - the segments of the loop, in order
 * @param pitch - distance between two dots in output units
 */
export function pathDataOf(loop: Segment[], pitch: number): string {
  const scale = pitch / 2;
  const radius = short(ARC_RADIUS * scale);
  const at = ({ x, y }: Point) => `${short(x * scale)} ${short(y * scale)}`;
  const [first] = loop;
  if (!first) return '';
  let data = `M${at(corner(first.dot, first.side, -first.hand))}`;
  for (let index = 0; index < loop.length; index += 1) {
    const segment = loop[index] as Segment;
    if (segment.crossesGate) {
      const gate = neighbour(segment.dot, segment.side, 1);
      const entry = corner(segment.dot, segment.side, -segment.hand);
      data += `L${at({ x: 2 * gate.x - entry.x, y: 2 * gate.y - entry.y })}`;
      continue;
    }
    let quarters = 1;
    while (quarters < 3 && loop[index + quarters]?.crossesGate === false) quarters += 1;
    index += quarters - 1;
    const last = loop[index] as Segment;
    const isLarge = quarters > 2 ? 1 : 0;
    const isClockwise = segment.hand === 1 ? 1 : 0;
    data += `A${radius} ${radius} 0 ${isLarge} ${isClockwise} ${at(corner(last.dot, last.side, last.hand))}`;
  }
  return `${data}Z`;
}

/** Writes dots as path data: strokes of no length, which round line caps turn into dots. */
export function dotDataOf(dots: Point[], pitch: number): string {
  return dots.map(({ x, y }) => `M${short((x * pitch) / 2)} ${short((y * pitch) / 2)}h0`).join('');
}

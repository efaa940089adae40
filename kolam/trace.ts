import { keyOf, neighbour, SIDES, type Point } from './lattice';

/** A piece of line: a quarter turn round a dot on one side, or a crossing through an open gate. */
export type Segment = { dot: Point; side: number; hand: number; crossesGate: boolean };

/**
 * Follows the line quarter by quarter until each loop closes. At a shut gate the line turns on round
 * its dot; at an open one it goes through to the neighbour and turns the other way.
 *
 * @param dots - the dots of the figure
 * @param open - keys of the open gates
 * @returns one list of segments per loop
 */
export function traceLoops(dots: Point[], open: ReadonlySet<string>): Segment[][] {
  const drawn = new Set<string>();
  // A shut side has one quarter for both directions; an open one has two strands that cross.
  const idOf = ({ dot, side, hand, crossesGate }: Segment) =>
    `${keyOf(dot)}:${side}${crossesGate ? `:${hand}` : ''}`;
  const segmentAt = (dot: Point, side: number, hand: number): Segment => ({
    dot,
    side,
    hand,
    crossesGate: open.has(keyOf(neighbour(dot, side, 1))),
  });
  const loopFrom = (start: Segment): Segment[] => {
    const loop: Segment[] = [];
    for (let segment = start; !drawn.has(idOf(segment));) {
      drawn.add(idOf(segment));
      loop.push(segment);
      const { dot, side, hand, crossesGate } = segment;
      if (crossesGate) {
        const next = neighbour(dot, side, 2);
        const back = (side + 2) % 4;
        drawn.add(idOf({ dot: next, side: back, hand, crossesGate }));
        segment = segmentAt(next, (back - hand + 4) % 4, -hand);
      } else {
        segment = segmentAt(dot, (side + hand + 4) % 4, hand);
      }
    }
    return loop;
  };
  const starts = dots.flatMap((dot) =>
    SIDES.flatMap((_, side) => [1, -1].map((hand) => segmentAt(dot, side, hand))),
  );
  return starts.map(loopFrom).filter((loop) => loop.length > 0);
}

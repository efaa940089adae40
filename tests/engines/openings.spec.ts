import { MOMENTS, OPENINGS, tryOpening } from '../openings';
import { MATRIX } from '../routes';
import { test } from './engine-test';

for (const opening of OPENINGS) {
  for (const moment of opening.moments) {
    // What lies above the page is what engines differ in.
    const tag = moment === MOMENTS[2] && opening.isAbove ? [] : [MATRIX];
    test(
      `${opening.name} opens, closes and keeps the focus, ${moment}`,
      { tag },
      async ({ visit }) => {
        await tryOpening(visit, opening, moment);
      },
    );
  }
}

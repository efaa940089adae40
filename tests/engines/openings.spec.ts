import { MOMENTS, OPENINGS, tryOpening } from '../openings';
import { test } from './engine-test';

for (const opening of OPENINGS) {
  for (const moment of opening.moments) {
    const tag = moment === MOMENTS[2] ? [] : ['@matrix'];
    test(
      `${opening.name} opens, closes and keeps the focus, ${moment}`,
      { tag },
      async ({ visit }) => {
        await tryOpening(visit, opening, moment);
      },
    );
  }
}

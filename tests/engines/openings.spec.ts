import { OPENINGS, tryOpening } from '../openings';
import { test } from './engine-test';

for (const opening of OPENINGS) {
  for (const moment of opening.moments) {
    test(`${opening.name} opens, closes and keeps the focus, ${moment}`, async ({ visit }) => {
      await tryOpening(visit, opening, moment);
    });
  }
}

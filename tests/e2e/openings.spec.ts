import { driverOf } from '../engines/chromium';
import { Visit } from '../engines/visit';
import { MOMENTS, OPENINGS, tryOpening } from '../openings';
import { test } from './console';
import { slowDown } from './pages';

const PACES = { 1: 'at full speed', 6: 'six times slower' };

for (const times of [1, 6] as const) {
  for (const opening of OPENINGS) {
    for (const moment of opening.moments) {
      const name = `${opening.name} opens, closes and keeps the focus, ${moment}, ${PACES[times]}`;
      const tag = times === 1 ? [] : ['@matrix'];
      // What scripts open needs the loader, which repeats a click that came before them.
      const isRepeated = moment === MOMENTS[1] && !opening.moments.includes(MOMENTS[0]!);
      if (isRepeated) tag.push('@waiting-scripts');
      test(name, { tag }, async ({ page, baseURL }) => {
        test.slow();
        await slowDown(page, times);
        await tryOpening(new Visit(driverOf(page), baseURL!, true), opening, moment);
      });
    }
  }
}

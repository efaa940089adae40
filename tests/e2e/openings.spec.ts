import { driverOf } from '../engines/chromium';
import { Visit } from '../engines/visit';
import { MOMENTS, OPENINGS, tryOpening } from '../openings';
import { test } from './console';

for (const opening of OPENINGS) {
  for (const moment of opening.moments) {
    // What scripts open needs the loader, which repeats a click that came before them.
    const isRepeated = moment === MOMENTS[1] && !opening.moments.includes(MOMENTS[0]!);
    const tag = isRepeated ? '@waiting-scripts' : [];
    test(
      `${opening.name} opens, closes and keeps the focus, ${moment}`,
      { tag },
      async ({ page, baseURL }) => {
        test.slow();
        await tryOpening(new Visit(driverOf(page), baseURL!, true), opening, moment);
      },
    );
  }
}

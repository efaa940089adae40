import { setTimeout as wait } from 'node:timers/promises';
import { projectCarousel, skillsMarquee } from '../content';
import { expect, test } from './engine-test';
import type { Target } from './look-up';
import type { Visit } from './visit';

const section: Target = { role: 'region', name: projectCarousel.title };
const pause: Target = { role: 'button', name: projectCarousel.pauseLabel, within: section };
const play: Target = { role: 'button', name: projectCarousel.playLabel, within: section };

/** Where the slides stand, from left to right. */
async function positions(visit: Visit): Promise<number[]> {
  const slides = await visit.see({ role: 'article', within: section });
  return slides.filter(({ isInView }) => isInView).map(({ middle }) => Math.round(middle.x));
}

test('it moves by itself until it is paused, and its visible slides are next', async ({
  visit,
}) => {
  await visit.openStarted('/');
  await visit.scrollTo(pause);
  await visit.focus(pause);
  const start = await positions(visit);
  await expect.poll(() => positions(visit), { timeout: 10_000 }).not.toEqual(start);

  await visit.press('Enter');
  await visit.expectFocus(play);
  await wait(2500);
  const standing = await positions(visit);
  await wait(3500);
  expect(await positions(visit)).toEqual(standing);

  await visit.press('Tab');
  const focused =
    'document.activeElement.getBoundingClientRect().left >= 0 && document.activeElement.closest("article") !== null';
  expect(await visit.evaluate(focused)).toBe(true);
});

test('the choice to pause lasts for the visit', async ({ visit }) => {
  await visit.openStarted('/');
  await visit.click(pause);
  await visit.expectOne(play);
  await visit.openStarted('/about');
  await visit.expectOne({ role: 'button', name: skillsMarquee.playLabel });
});

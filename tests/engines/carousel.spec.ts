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

/** The address of the slide that has the focus and is in view. */
const FOCUSED_SLIDE = `(() => {
  const { left, right } = document.activeElement.getBoundingClientRect();
  return left >= 0 && right <= innerWidth && document.activeElement.getAttribute('href');
})()`;

test('it moves by itself until it is paused, and hides no slide from the keyboard', async ({
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

  // Moving again, it comes to rest as soon as the focus is in it, and every slide can be reached.
  await visit.press('Enter');
  await visit.expectFocus(pause);
  await wait(3500);
  const reached = new Set<unknown>();
  for (let step = 0; step < projectCarousel.projects.length; step += 1) {
    await visit.press('Tab');
    await wait(500);
    reached.add(await visit.evaluate(FOCUSED_SLIDE));
  }
  expect([...reached].sort()).toEqual([...projectCarousel.projects].sort());
});

test('the choice to pause lasts for the visit', async ({ visit }) => {
  await visit.openStarted('/');
  await visit.click(pause);
  await visit.expectOne(play);
  await visit.openStarted('/about');
  await visit.expectOne({ role: 'button', name: skillsMarquee.playLabel });
});

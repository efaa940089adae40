import { carouselMoves, projectCarousel, skillsMarquee } from '../content';
import { expect, test } from './engine-test';
import type { Target } from './look-up';
import type { Visit } from './visit';

test.skip(!carouselMoves, 'All case studies fit side by side.');

const section: Target = { role: 'region', name: projectCarousel.title };
const pause: Target = { role: 'button', name: projectCarousel.pauseLabel, within: section };
const play: Target = { role: 'button', name: projectCarousel.playLabel, within: section };

/** Where the slides stand, from left to right. */
async function positions(visit: Visit): Promise<number[]> {
  const slides = await visit.see({ role: 'article', within: section });
  return slides.filter(({ isInView }) => isInView).map(({ middle }) => Math.round(middle.x));
}

/** Whether the slide that has the focus is in view. */
const IS_FOCUS_IN_VIEW = `(() => {
  const { left, right } = document.activeElement.getBoundingClientRect();
  return left >= 0 && right <= innerWidth;
})()`;
/** Whether the slides stand, as a row. */
const IS_ROW = `document.querySelector('[data-carousel]').dataset.carousel === 'row'`;
const FOCUSED = `document.activeElement.getAttribute('href')`;

test('the carousel moves by itself until it is paused, hides no slide from the keyboard, and a pause lasts for the visit', async ({
  visit,
}) => {
  await visit.openStarted('/');
  await visit.scrollTo(pause);
  await visit.focus(pause);
  const start = await positions(visit);
  await expect.poll(() => positions(visit), { timeout: 10_000 }).not.toEqual(start);

  await visit.press('Enter');
  await visit.expectFocus(play);
  await visit.expectTrue(IS_ROW);

  // Moving again, it comes to rest as soon as the focus is in it, and every slide can be reached.
  await visit.press('Enter');
  await visit.expectFocus(pause);
  const standing = await positions(visit);
  await expect.poll(() => positions(visit), { timeout: 10_000 }).not.toEqual(standing);
  const reached: unknown[] = [];
  for (let step = 0; step < projectCarousel.projects.length; step += 1) {
    await visit.press('Tab');
    await visit.expectTrue(IS_ROW);
    await visit.expectTrue(IS_FOCUS_IN_VIEW);
    reached.push(await visit.evaluate(FOCUSED));
  }
  expect(reached.sort()).toEqual([...projectCarousel.projects].sort());

  if (!skillsMarquee.skills) return;
  await visit.focus(pause);
  await visit.press('Enter');
  await visit.expectFocus(play);
  await visit.openStarted('/about');
  await visit.expectOne({ role: 'button', name: skillsMarquee.playLabel });
});

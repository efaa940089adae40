import type { Locator, Page } from '@playwright/test';
import { projectCarousel, skillsMarquee } from '../content';
import { expect, test } from './console';
import { openStarted } from './started';

/** The carousel's section, brought into view and taken over by its script. Its time may be moved on. */
async function openCarousel(page: Page, width: number) {
  await page.clock.install();
  await page.setViewportSize({ width, height: 900 });
  await openStarted(page, '/');
  const section = page.getByRole('region', { name: projectCarousel.title });
  await section.scrollIntoViewIfNeeded();
  const carousel = section.locator('[data-carousel]');
  await expect(carousel).not.toHaveAttribute('data-carousel', 'row');
  return { section, carousel };
}

const sizeOf = (element: Locator) =>
  element.evaluate(({ clientWidth: width, clientHeight: height }) => ({ width, height }));

/** Moves the time on, and waits until the slides stand where they are then. */
async function passTime(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  // React renders what its timers have asked for.
  await page.waitForTimeout(100);
  await page.locator('[data-carousel]').evaluate(async (carousel) => {
    await Promise.allSettled(
      carousel.getAnimations({ subtree: true }).map(({ finished }) => finished),
    );
  });
}

/** Titles of the slides that lie wholly inside the carousel, from left to right. */
const slidesInView = (page: Page) =>
  page.locator('[data-carousel]').evaluate((carousel) => {
    const { left, right } = carousel.getBoundingClientRect();
    return [...carousel.querySelectorAll('article')]
      .map((slide) => ({ box: slide.getBoundingClientRect(), title: slide.querySelector('h3')! }))
      .filter(({ box }) => box.left > left - 2 && box.right < right + 2)
      .map(({ title }) => title.textContent);
  });

for (const [width, count] of [
  [1200, 3],
  [1199, 2],
  [576, 2],
  [575, 1],
] as const) {
  test(`at ${width} px it shows ${count} at a time, before its script and after`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const row = page.locator('[data-carousel=row]');
    await expect(row).toBeAttached();
    expect(await slidesInView(page)).toHaveLength(count);
    const before = await sizeOf(row);
    const { carousel } = await openCarousel(page, width);
    await page.mouse.move(5, 5);
    await page.getByRole('button', { name: projectCarousel.pauseLabel }).click();
    await expect.poll(() => slidesInView(page), { timeout: 4000 }).toHaveLength(count);
    const after = await sizeOf(carousel);
    expect(Math.abs(after.width - before.width)).toBeLessThan(2);
    expect(Math.abs(after.height - before.height)).toBeLessThan(2);
  });
}

test('it moves on by one slide every three seconds, and for ever', async ({ page, context }) => {
  await openCarousel(page, 575);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Animation.setPlaybackRate', { playbackRate: 20 });
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  const titles: (string | null)[] = [];
  const times: number[] = [];
  for (let time = 0; titles.length < 12; time += 200) {
    await page.clock.runFor(200);
    const [title] = await slidesInView(page);
    if (title && title !== titles.at(-1)) {
      titles.push(title);
      times.push(time);
    }
  }
  expect(new Set(titles.slice(0, 10)).size).toBe(10);
  expect(titles.slice(10)).toEqual(titles.slice(0, 2));
  const mean = (times.at(-1)! - times[1]!) / 10;
  expect(mean).toBeGreaterThan(2900);
  expect(mean).toBeLessThan(3400);
});

test('it stands while the mouse is on it, while the focus is in it, and while it is paused', async ({
  page,
}) => {
  const { section, carousel } = await openCarousel(page, 1440);
  await page.mouse.move(5, 5);
  await expect(carousel).toHaveAttribute('data-carousel', 'playing');
  await carousel.hover();
  await expect(carousel).toHaveAttribute('data-carousel', 'hovered');
  await page.mouse.move(5, 5);
  await expect(carousel).toHaveAttribute('data-carousel', 'playing');

  await section.getByRole('button', { name: projectCarousel.pauseLabel }).click();
  await page.mouse.move(5, 5);
  await expect(carousel).toHaveAttribute('data-carousel', 'paused');
  await passTime(page, 2_200);
  const standing = await slidesInView(page);
  await passTime(page, 3_500);
  expect(await slidesInView(page)).toEqual(standing);

  await section.getByRole('button', { name: projectCarousel.playLabel }).click();
  await expect(carousel).toHaveAttribute('data-carousel', 'playing');
  await page.keyboard.press('Tab');
  await expect(carousel).toHaveAttribute('data-carousel', 'focused');
});

test('only the slides in view can be reached with the keyboard', async ({ page }) => {
  const { section } = await openCarousel(page, 1440);
  await page.mouse.move(5, 5);
  await section.getByRole('button', { name: projectCarousel.pauseLabel }).click();
  await passTime(page, 2_200);
  const reached: string[] = [];
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Tab');
    const title = await page.evaluate(() => {
      const link = document.activeElement;
      return link?.closest('[data-carousel]') ? (link.textContent ?? '') : 'outside';
    });
    reached.push(title);
  }
  expect(reached.slice(0, 3)).toEqual(await slidesInView(page));
  expect(reached[3]).toBe('outside');
});

test('the choice to pause lasts for the visit', async ({ page }) => {
  const { section } = await openCarousel(page, 1440);
  await section.getByRole('button', { name: projectCarousel.pauseLabel }).click();
  await openStarted(page, '/about');
  await expect(page.getByRole('button', { name: skillsMarquee.playLabel })).toBeVisible();
});

test.describe('for visitors who ask for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('it starts paused', async ({ page }) => {
    const { section, carousel } = await openCarousel(page, 1440);
    await expect(carousel).toHaveAttribute('data-carousel', 'paused');
    await expect(section.getByRole('button', { name: projectCarousel.playLabel })).toBeVisible();
  });
});

import type { Locator, Page } from '@playwright/test';
import { carouselMoves, projectCarousel } from '../content';
import { expect, test } from './console';
import { noteScripts, openStarted } from './pages';

test.skip(!carouselMoves, 'All case studies fit side by side.');

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
  await page.locator('[data-carousel]').evaluate(async (carousel) => {
    // React renders what its timers have asked for in a task of its own, which comes before this one.
    const { port1, port2 } = new MessageChannel();
    port2.postMessage(undefined);
    await new Promise((resolve) => (port1.onmessage = resolve));
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

/** Stops the time when the slides have just moved on by one: the next move is then 800 milliseconds away. */
async function stopAfterMove(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 100));
  await passTime(page, 2_000);
  const standing = await slidesInView(page);
  let seen = standing;
  for (let time = 0; time <= 3_100 && String(seen) === String(standing); time += 100) {
    await page.clock.runFor(100);
    seen = await slidesInView(page);
  }
  expect(seen).not.toEqual(standing);
  await passTime(page, 2_100);
}

/** How many slides are shown at a time, about the widths at which that changes. */
const COUNTS = [
  [1199, 3],
  [1198, 2],
  [575, 2],
  [574, 1],
] as const;

test('it shows as many at a time as fit, as large before its script as after', async ({ page }) => {
  // The carousel is far below this window, so its script does not come yet.
  await page.setViewportSize({ width: 1199, height: 300 });
  await page.goto('/');
  const row = page.locator('[data-carousel=row]');
  const before: { width: number; height: number }[] = [];
  for (const [width, count] of COUNTS) {
    await page.setViewportSize({ width, height: 300 });
    await expect.poll(() => slidesInView(page), `at ${width} px`).toHaveLength(count);
    before.push(await sizeOf(row));
  }
  const { carousel } = await openCarousel(page, 1199);
  await page.mouse.move(5, 5);
  await page.getByRole('button', { name: projectCarousel.pauseLabel }).click();
  for (const [index, [width, count]] of COUNTS.entries()) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => slidesInView(page), `at ${width} px`).toHaveLength(count);
    const after = await sizeOf(carousel);
    expect(Math.abs(after.width - before[index]!.width)).toBeLessThan(2);
    expect(Math.abs(after.height - before[index]!.height)).toBeLessThan(2);
  }
});

test('it moves on by one slide every three seconds, and for ever', async ({ page, context }) => {
  await openCarousel(page, 574);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Animation.setPlaybackRate', { playbackRate: 20 });
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  const titles: (string | null)[] = [];
  const times: number[] = [];
  const count = projectCarousel.projects.length;
  for (let time = 0; titles.length < count + 2; time += 500) {
    await passTime(page, 500);
    const [title] = await slidesInView(page);
    if (title && title !== titles.at(-1)) {
      titles.push(title);
      times.push(time);
    }
  }
  expect(new Set(titles.slice(0, count)).size).toBe(count);
  expect(titles.slice(count)).toEqual(titles.slice(0, 2));
  const mean = (times.at(-1)! - times[1]!) / count;
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
  await expect(carousel).toHaveAttribute('data-carousel', 'row');
  await passTime(page, 2_200);
  const standing = await slidesInView(page);
  expect(standing).toHaveLength(3);
  await passTime(page, 3_500);
  await expect.poll(() => slidesInView(page)).toEqual(standing);

  await section.getByRole('button', { name: projectCarousel.playLabel }).click();
  await expect(carousel).toHaveAttribute('data-carousel', 'playing');
  await expect.poll(() => slidesInView(page)).toEqual(standing);
  await page.keyboard.press('Tab');
  await expect(carousel).toHaveAttribute('data-carousel', 'row');
  await passTime(page, 3_500);
  await expect.poll(() => slidesInView(page)).toEqual(standing);
});

const linkWithFocus = (page: Page) => page.locator('[data-carousel] a:focus');

test('a link that gets the keyboard’s focus while the slides move keeps it, and the page stays', async ({
  page,
}) => {
  const { section, carousel } = await openCarousel(page, 1440);
  await page.mouse.move(5, 5);
  await section.getByRole('button', { name: projectCarousel.pauseLabel }).focus();
  await stopAfterMove(page);
  const scrolled = await page.evaluate(() => scrollY);
  const [first, second, third] = await slidesInView(page);
  await page.keyboard.press('Tab');
  await page.clock.resume();
  await expect(carousel).toHaveAttribute('data-carousel', 'row');
  await expect(linkWithFocus(page)).toHaveText(first!);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(linkWithFocus(page)).toHaveText(third!);
  await expect.poll(() => slidesInView(page)).toEqual([first, second, third]);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);

  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+Tab');
  await expect(section.getByRole('button', { name: projectCarousel.pauseLabel })).toBeFocused();
  await expect(carousel).toHaveAttribute('data-carousel', 'playing');
  await expect.poll(() => slidesInView(page)).toEqual([first, second, third]);
});

test('the slides in view are a list, and the first one opens its page when it comes round again', async ({
  page,
  context,
}) => {
  const { section } = await openCarousel(page, 1440);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Animation.setPlaybackRate', { playbackRate: 20 });
  await page.mouse.move(5, 5);
  const [first] = await slidesInView(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  let seen = await slidesInView(page);
  for (let time = 0; time < 60_000 && seen[2] !== first; time += 500) {
    await passTime(page, 500);
    seen = await slidesInView(page);
  }
  expect(seen[2]).toBe(first);
  const items = section.getByRole('list').getByRole('listitem');
  await expect(items).toHaveCount(3);
  const link = items.getByRole('link').last();
  const address = (await link.getAttribute('href'))!;
  await link.click();
  await page.clock.resume();
  await expect(page).toHaveURL(address);
});

test.describe('for visitors who ask for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('it starts paused, without the script that moves it, and two buttons scroll it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 574, height: 900 });
    await openStarted(page, '/');
    const scripts = noteScripts(page);
    const section = page.getByRole('region', { name: projectCarousel.title });
    const play = section.getByRole('button', { name: projectCarousel.playLabel });
    await play.scrollIntoViewIfNeeded();
    await expect(play).toBeVisible();
    const titles = await section.getByRole('listitem').getByRole('heading').allTextContents();
    expect(titles).toHaveLength(projectCarousel.projects.length);
    const next = section.getByRole('button', { name: projectCarousel.nextLabel });
    const previous = section.getByRole('button', { name: projectCarousel.previousLabel });
    const expectInView = (title?: string) => expect.poll(() => slidesInView(page)).toEqual([title]);
    for (const title of titles) {
      await expectInView(title);
      await next.click();
    }
    await expectInView(titles[0]);
    await previous.click();
    await expectInView(titles.at(-1));
    await previous.click();
    await expectInView(titles.at(-2));
    await expect(previous).toBeFocused();
    expect(scripts).toEqual([]);
    // The Tab key takes the link and the buttons from left to right.
    await section.getByRole('link', { name: projectCarousel.link.label }).focus();
    for (const button of [play, previous, next]) {
      await page.keyboard.press('Tab');
      await expect(button).toBeFocused();
    }
  });
});

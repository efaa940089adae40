import type { Page } from '@playwright/test';
import { projectTemplate, startingWith } from '../content';
import { MIDDLE_PROJECT, PROJECT_ROUTES } from '../routes';
import { expect, test } from './console';
import { hold } from './hold';
import { openStarted, start } from './started';

/** The script that starts the page. */
const APP = /\/app-[^/]*\.js$/;

const WIDTHS = [390, 768, 1440];

const section = (page: Page) =>
  page.getByRole('region', { name: projectTemplate.otherProjectsTitle });

const linksOn = (page: Page) =>
  section(page).getByRole('link', { name: startingWith(projectTemplate.learnMoreLabel) });

const othersOn = (page: Page) =>
  linksOn(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** Makes the three that are chosen at random the last three, which are never the first. */
const chooseLast = (page: Page) =>
  page.addInitScript(() => {
    Math.random = () => 0.999;
  });

/** Opens a case study whose page does not start before it is released; `first` are the three that it begins with. */
async function openHeld(page: Page): Promise<{ release: () => void; first: (string | null)[] }> {
  await chooseLast(page);
  const release = await hold(page, APP);
  await page.goto(MIDDLE_PROJECT, { waitUntil: 'domcontentloaded' });
  return { release, first: await othersOn(page) };
}

/** Waits until the browser has reported what is in view. */
const untilViewIsKnown = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
  );

test('three others are chosen afresh at each display, never the page itself, and move nothing', async ({
  page,
}) => {
  const path = MIDDLE_PROJECT;
  const otherCount = PROJECT_ROUTES.length - 1;
  const choices = new Set<string>();
  const heights = new Map(WIDTHS.map((width) => [width, new Set<number>()]));
  for (let visit = 0; visit < 8; visit += 1) {
    await openStarted(page, path);
    await untilViewIsKnown(page);
    const others = await othersOn(page);
    expect(new Set(others).size).toBe(Math.min(3, otherCount));
    expect(others).not.toContain(path);
    expect(PROJECT_ROUTES).toEqual(expect.arrayContaining(others));
    choices.add(others.join());
    for (const [width, seen] of heights) {
      await page.setViewportSize({ width, height: 900 });
      seen.add(await section(page).evaluate((element) => element.getBoundingClientRect().height));
    }
  }
  // Eight visits get the same of 210 choices once in 10^16 times. Three or fewer are always the same.
  if (otherCount > 3) expect(choices.size).toBeGreaterThan(1);
  for (const [width, seen] of heights) expect(seen.size, `heights at ${width} px`).toBe(1);
});

test('a new choice is made when another case study is opened from the page', async ({ page }) => {
  await openStarted(page, MIDDLE_PROJECT);
  await linksOn(page).first().click();
  await expect(page).not.toHaveURL(MIDDLE_PROJECT);
  const path = new URL(page.url()).pathname;
  await expect.poll(() => othersOn(page)).not.toContain(path);
});

test('they do not change while they are in view, but once they have left it', async ({ page }) => {
  const { release, first } = await openHeld(page);
  await linksOn(page).last().scrollIntoViewIfNeeded();
  await linksOn(page).last().hover();
  release();
  await start(page);
  await untilViewIsKnown(page);
  expect(await othersOn(page)).toEqual(first);
  await page.mouse.move(5, 5);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => othersOn(page)).not.toEqual(first);
});

test('they do not change under the focus, though it is out of view', async ({ page }) => {
  const { release, first } = await openHeld(page);
  await linksOn(page)
    .first()
    .evaluate((link) => link.focus({ preventScroll: true }));
  release();
  await start(page);
  await untilViewIsKnown(page);
  expect(await othersOn(page)).toEqual(first);
  await expect(linksOn(page).first()).toBeFocused();
});

test('a page reached by a link of the site has its own from its first frame', async ({ page }) => {
  await chooseLast(page);
  await openStarted(page, '/portfolio');
  await page.evaluate((title) => {
    const seen = new Set<string>();
    new MutationObserver(() => {
      const heading = [...document.querySelectorAll('h2')].find((h2) => h2.textContent === title);
      const links = heading?.closest('section')?.querySelectorAll<HTMLElement>('li a') ?? [];
      if (links.length > 0) seen.add([...links].map((link) => link.getAttribute('href')).join());
      document.documentElement.dataset.seen = [...seen].join(' ');
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  }, projectTemplate.otherProjectsTitle);
  await page.getByRole('article').getByRole('link').first().click();
  await expect(section(page)).toBeVisible();
  await untilViewIsKnown(page);
  const others = await othersOn(page);
  expect(await page.evaluate(() => document.documentElement.dataset.seen)).toBe(others.join());
});

import type { Page } from '@playwright/test';
import { projectTemplate, startingWith } from '../content';
import { MIDDLE_PROJECT, PROJECT_ROUTES } from '../routes';
import { expect, test } from './console';
import { hold, openStarted, start, waitUntilDrawn, waitUntilIdle } from './pages';

/** The script that starts the page. */
const APP = /\/app-[^/]*\.js$/;

const LAST = 0.999;

const section = (page: Page) =>
  page.getByRole('region', { name: projectTemplate.otherProjectsTitle });

const linksOn = (page: Page) =>
  section(page).getByRole('link', { name: startingWith(projectTemplate.learnMoreLabel) });

const othersOn = (page: Page) =>
  linksOn(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** Fixes what is chosen at random: near 1 it is the last three, which the page never begins with. */
const choose = (page: Page, random: number) =>
  page.addInitScript((number) => {
    Math.random = () => number;
  }, random);

/** Opens a case study whose page does not start before it is released; `first` are the three that it begins with. */
async function openHeld(page: Page): Promise<{ release: () => void; first: (string | null)[] }> {
  await choose(page, LAST);
  const release = await hold(page, APP);
  await page.goto(MIDDLE_PROJECT, { waitUntil: 'domcontentloaded' });
  return { release, first: await othersOn(page) };
}

/** Waits until the browser has reported what is in view, and the page has answered. */
async function untilViewIsKnown(page: Page): Promise<void> {
  await waitUntilDrawn(page);
  await waitUntilIdle(page);
}

test('three others are chosen afresh at each display, never the page itself', async ({ page }) => {
  const seen: (string | null)[][] = [];
  for (const random of [0, LAST]) {
    await choose(page, random);
    await openStarted(page, MIDDLE_PROJECT);
    await untilViewIsKnown(page);
    const others = await othersOn(page);
    expect(new Set(others).size).toBe(Math.min(3, PROJECT_ROUTES.length - 1));
    expect(others).not.toContain(MIDDLE_PROJECT);
    expect(PROJECT_ROUTES).toEqual(expect.arrayContaining(others));
    seen.push(others);
  }
  // Three or fewer are always the same.
  if (PROJECT_ROUTES.length > 4) expect(seen[1]).not.toEqual(seen[0]);
});

test('they do not change while they are in view, but once they have left it', async ({ page }) => {
  const { release, first } = await openHeld(page);
  await linksOn(page).last().scrollIntoViewIfNeeded();
  await linksOn(page).last().hover();
  release();
  await start(page);
  await untilViewIsKnown(page);
  await expect.poll(() => othersOn(page)).toEqual(first);
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
  await expect.poll(() => othersOn(page)).toEqual(first);
  await expect(linksOn(page).first()).toBeFocused();
});

test('a page reached by a link of the site has its own from its first frame', async ({ page }) => {
  await choose(page, LAST);
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
  await expect(page.locator('html')).toHaveAttribute('data-seen', others.join());

  // And so has the next one that is opened from there.
  await linksOn(page).first().click();
  await expect(page).toHaveURL(others[0]!);
  await expect.poll(() => othersOn(page)).not.toContain(others[0]);
});

import type { Page } from '@playwright/test';
import {
  caseStudies,
  company,
  isDelivered,
  navigation,
  projectTemplate,
  startingWith,
} from '../content';
import {
  DETAILED_PROJECT,
  HAS_SCREENSHOTS,
  MIDDLE_PROJECT,
  PROJECT_ROUTES,
  tagOf,
} from '../routes';
import { expect, test } from './console';
import { layoutShiftOf } from './layout-shift';
import { hold, openStarted, start, waitUntilDrawn, waitUntilIdle, waitUntilLaidOut } from './pages';

/** Where something begins and ends, in pixels from the top of the window. */
type Extent = { top: number; bottom: number };

/** From the top of one thing to the bottom of another. */
async function extentOf(
  first: ReturnType<Page['locator']>,
  last: ReturnType<Page['locator']>,
): Promise<Extent> {
  const [above, below] = await Promise.all([first.boundingBox(), last.boundingBox()]);
  return { top: above!.y, bottom: below!.y + below!.height };
}

/** The longest stretch of one extent that none of the others, from top to bottom, stands beside. */
function longestGap(beside: Extent, others: Extent[]): number {
  let reached = beside.top;
  let longest = 0;
  for (const { top, bottom } of [...others, { top: beside.bottom, bottom: beside.bottom }]) {
    longest = Math.max(longest, Math.min(top, beside.bottom) - reached);
    reached = Math.max(reached, bottom);
  }
  return longest;
}

for (const { path, projectTitle, highlights, services, roles = [] } of caseStudies) {
  const title = `the facts of ${path} are in two columns on a phone, and its sidebar is never empty for long`;
  test(title, tagOf(path), async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await waitUntilLaidOut(page);
    const labels = page.getByRole('main').locator('dl').first().getByRole('term');
    const columns = () =>
      labels.evaluateAll(
        (terms) => new Set(terms.map((term) => Math.round(term.getBoundingClientRect().left))).size,
      );
    await expect.poll(columns).toBe(Math.min(2, await labels.count()));

    const height = 900;
    const main = page.getByRole('main');
    const sidebar = page.getByRole('complementary');
    const tags = sidebar.getByRole('heading', { name: projectTemplate.tagsTitle });
    const offer = sidebar.getByRole('heading', { name: projectTemplate.offerTitle });
    const phone = sidebar.getByRole('link', { name: company.phone });
    const hasLists = services.length + roles.length > 0;
    for (const width of hasLists ? [576, 800, 1199] : []) {
      await page.setViewportSize({ width, height });
      const besides = async () => (await phone.boundingBox())!.x - (await offer.boundingBox())!.x;
      await expect.poll(besides, 'the panel beside the lists').toBeGreaterThan(0.4 * width);
    }
    await page.setViewportSize({ width: 1440, height });
    const end = main.getByText(highlights.at(-1)!);
    // Longer texts may leave it empty for longer.
    const length = isDelivered ? (await end.boundingBox())!.y : 0;
    for (let place = 0; place < length; place += 250) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), place);
      const gap = async () => {
        const text = await extentOf(main.getByRole('heading', { name: projectTitle }), end);
        const seen = { top: Math.max(text.top, 0), bottom: Math.min(text.bottom, height) };
        const beside = [await extentOf(tags, tags), await extentOf(offer, phone)];
        return longestGap(seen, beside);
      };
      await expect.poll(gap, `scrolled to ${place}`).toBeLessThanOrEqual(600);
    }

    // In a low window the invitation at its end can still be seen.
    if (path !== DETAILED_PROJECT) return;
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.setViewportSize({ width: 1440, height: 760 });
    await main
      .getByRole('heading', { name: projectTemplate.highlightsTitle })
      .scrollIntoViewIfNeeded();
    await expect(phone).toBeInViewport();
  });
}

test('two screenshots stand side by side, on phones below each other, and one opens larger by keyboard', async ({
  page,
}) => {
  test.skip(!HAS_SCREENSHOTS, 'No case study has two screenshots.');
  await openStarted(page, DETAILED_PROJECT);
  await waitUntilLaidOut(page);
  const nameOf = (number: number) => `${projectTemplate.screenshotLabel} ${number}`;
  const boxOf = async (number: number) =>
    (await page.getByRole('img', { name: nameOf(number), exact: true }).boundingBox())!;
  await page.setViewportSize({ width: 390, height: 700 });
  await expect.poll(async () => (await boxOf(1)).width).toBeGreaterThan(340);
  const [first, second] = [await boxOf(1), await boxOf(2)];
  expect(second.x).toBe(first.x);
  expect(second.y).toBeGreaterThan(first.y + first.height);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(async () => (await boxOf(2)).y - (await boxOf(1)).y).toBeCloseTo(48, 0);
  const [left, right] = [await boxOf(1), await boxOf(2)];
  expect(right.x).toBeGreaterThan(left.x + left.width);

  await page
    .getByRole('link', { name: `${nameOf(2)} ${projectTemplate.enlargeLabel}` })
    .press('Enter');
  const dialog = page.getByRole('dialog', { name: nameOf(2) });
  await expect(dialog.getByRole('button', { name: navigation.closeLabel })).toBeFocused();
  const picture = dialog.getByRole('img', { name: nameOf(2) });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThanOrEqual(800);
  await expect.poll(async () => (await picture.boundingBox())!.width).toBeGreaterThan(right.width);
  await page.setViewportSize({ width: 390, height: 700 });
  await expect(picture).toBeInViewport({ ratio: 1 });
  await expect
    .poll(async () => (await picture.boundingBox())!.width)
    .toBeGreaterThanOrEqual(first.width);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
});

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
  // A part that is laid out later would move what is under the mouse.
  await waitUntilLaidOut(page);
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

test('they are chosen afresh in view too, but not under the mouse, and nothing else moves', async ({
  page,
}) => {
  const { release, first } = await openHeld(page);
  await linksOn(page).last().scrollIntoViewIfNeeded();
  await linksOn(page).last().hover();
  release();
  await start(page);
  await untilViewIsKnown(page);
  await expect.poll(() => othersOn(page)).toEqual(first);
  const sizeBefore = await section(page).boundingBox();
  await page.mouse.move(5, 5);
  await expect.poll(() => othersOn(page)).not.toEqual(first);
  await expect.poll(() => section(page).boundingBox()).toEqual(sizeBefore);
});

test('they are chosen afresh when they are in view at once, and nothing shifts', async ({
  page,
}) => {
  test.skip(PROJECT_ROUTES.length < 4, 'There are not three others.');
  // However many there are, some of the first three are chosen again, for other places.
  await choose(page, 0.34);
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await hold(page, APP);
  await page.goto(`${MIDDLE_PROJECT}#other-projects-title`, { waitUntil: 'domcontentloaded' });
  const first = await othersOn(page);
  await page.evaluate(() => document.fonts.ready);
  const shift = await layoutShiftOf(page);
  release();
  await expect.poll(() => othersOn(page)).not.toEqual(first);
  await expect.poll(() => layoutShiftOf(page)).toBe(shift);
});

for (const width of [360, 390, 768, 900, 1024, 1200, 1440]) {
  test(`at ${width} px three with the longest titles take the same space`, async ({ page }) => {
    test.skip(!isDelivered, 'Longer titles may need more.');
    await page.setViewportSize({ width, height: 800 });
    await openStarted(page, MIDDLE_PROJECT);
    const before = await section(page).boundingBox();
    const titles = caseStudies.map(({ title }) => title).sort((a, b) => b.length - a.length);
    await section(page)
      .getByRole('heading', { level: 3 })
      .evaluateAll((headings, texts) => {
        for (const [index, heading] of headings.entries()) heading.textContent = texts[index]!;
      }, titles);
    await waitUntilDrawn(page);
    await expect.poll(() => section(page).boundingBox()).toEqual(before);
    // Side by side, their links are level; the ring of the focus is no higher than a link.
    const links = section(page).getByRole('listitem').getByRole('link');
    const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
    expect(new Set(boxes.map((box) => Math.round(box!.y))).size).toBe(width < 900 ? 3 : 1);
    for (const box of boxes) expect(box!.height).toBeLessThan(44);
  });
}

test('they do not change under the focus', async ({ page }) => {
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

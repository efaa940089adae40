import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { figureOfName, turnGate, type Gate } from '../../kolam/name-figure';
import { aboutPage, company } from '../content';
import { expect, test } from './console';
import { layoutShiftOf } from './layout-shift';
import { expectToWait, hold, openStarted, start, waitUntilIdle, waitUntilLaidOut } from './pages';
import { NOTHING, noteVisit } from './visit';

/** The words of the field in which visitors draw a kolam. A site may do without: ask before. */
const words = aboutPage.nameKolam!;
/** A name that is typed, and the figure that is shown before. */
const NAME = 'Kaveri Cold Storage';
const OWN = figureOfName(company.brand);

/** The script that draws figures. */
const PEN = /\/kolam-pen-[^/]*\.js$/;

const regionOf = (page: Page) => page.getByRole('region', { name: words.title });
const fieldOf = (page: Page) => regionOf(page).getByRole('textbox', { name: words.field });
const figureIn = (page: Page) => regionOf(page).getByRole('img', { name: words.figure });
const lineIn = (page: Page) => figureIn(page).locator('path').first();
const buttonIn = (page: Page, name: string) =>
  regionOf(page).getByRole('button', { name, exact: true });
const gateIn = (page: Page, { x, y }: { x: number; y: number }) =>
  buttonIn(
    page,
    `${words.gates.gate}, ${words.gates.row} ${y + 6}, ${words.gates.column} ${x + 7}`,
  );

const expectSaid = (page: Page, name: string, message: string) =>
  expect(regionOf(page).getByRole('status')).toHaveText(`${name}. ${message}`);

/** A gate of a figure that turns alone, or with another. */
const gateThat = (figure: typeof OWN, turnsAlone: boolean): Gate =>
  figure.gates.find((gate) => (turnGate(figure, gate).along.length === 0) === turnsAlone)!;

/** Turns the gate in the page, and expects the figure that must follow. */
async function expectTurn(page: Page, figure: typeof OWN, gate: Gate, turn: () => Promise<void>) {
  await turn();
  const next = turnGate(figure, gate).figure;
  await expect(lineIn(page)).toHaveAttribute('d', next.drawing.line);
  for (const { x, y, isOpen } of next.gates) {
    await expect(gateIn(page, { x, y })).toHaveAttribute('aria-pressed', String(isOpen));
  }
  return next;
}

/** Types a name, and waits until its figure is there. */
async function drawName(page: Page, name: string) {
  await fieldOf(page).fill(name);
  await buttonIn(page, words.draw).click();
  await expectSaid(page, name.trim(), words.messages.drawn);
  return figureOfName(name);
}

test.skip(!words, 'This site does without the field.');

test('any name gets its figure, within the page, and no name is asked for in words', async ({
  page,
}) => {
  // The figures themselves are in kolam/name-figure.test.ts.
  await page.setViewportSize({ width: 390, height: 844 });
  await openStarted(page, '/about');
  await buttonIn(page, words.draw).click();
  await expectSaid(page, company.brand, words.messages.nameMissing);
  await expect(fieldOf(page)).toBeFocused();
  for (const name of ['x'.repeat(80), '🪔 & <b>ಕಾವೇರಿ</b>', ' example ']) {
    const figure = await drawName(page, name);
    await expect(lineIn(page)).toHaveAttribute('d', figure.drawing.line);
    await expect(figureIn(page)).toBeInViewport({ ratio: 0.99 });
    const room = () => page.evaluate(() => innerWidth - document.documentElement.scrollWidth);
    await expect.poll(room).toBe(0);
  }
});

test('gates turn, alone and with another, by mouse and keyboard, and all is taken back', async ({
  page,
}) => {
  await openStarted(page, '/about');
  const first = await drawName(page, NAME);
  const alone = gateThat(first, true);
  const second = await expectTurn(page, first, alone, () => gateIn(page, alone).click());
  await expectSaid(page, NAME, alone.isOpen ? words.messages.closed : words.messages.opened);

  const joint = gateThat(second, false);
  await expectTurn(page, second, joint, () => gateIn(page, joint).click());
  await expectSaid(
    page,
    NAME,
    joint.isOpen ? words.messages.closedBoth : words.messages.openedBoth,
  );
  const { along } = turnGate(second, joint);
  for (const { x, y } of second.gates) {
    const ring = gateIn(page, { x, y });
    const style = await ring.evaluate((gate) => getComputedStyle(gate, '::before').borderTopStyle);
    expect(style === 'dotted').toBe(along.includes(`${x},${y}`));
  }

  await buttonIn(page, words.startAgain).click();
  await expect(lineIn(page)).toHaveAttribute('d', first.drawing.line);
  await expectSaid(page, NAME, words.messages.restored);

  // They are one stop of the Tab key, and work with the keyboard.
  const [former, latter] = first.gates;
  const field = regionOf(page).getByRole('textbox');
  await field.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(gateIn(page, joint)).toBeFocused();
  await gateIn(page, former!).focus();
  await page.keyboard.press('ArrowRight');
  await expect(gateIn(page, latter!)).toBeFocused();
  const next = await expectTurn(page, first, latter!, () => page.keyboard.press('Enter'));
  await expectTurn(page, next, next.gates[1]!, () => page.keyboard.press('Space'));
  await expect(gateIn(page, latter!)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(gateIn(page, latter!)).toBeFocused();
});

test('every gate is in its place, and as large as there is room', async ({ page }) => {
  await page.goto('/about');
  await waitUntilLaidOut(page);
  const gates = page.getByRole('group', { name: words.gates.label }).getByRole('button');
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const box = (await figureIn(page).boundingBox())!;
    const boxes = await gates.evaluateAll((buttons) =>
      buttons.map((button) => button.getBoundingClientRect().toJSON() as DOMRect),
    );
    // The drawing has 20 units between two dots, and room for half its line.
    const unit = (10 * box.width) / (OWN.drawing.width + 4);
    expect(boxes).toHaveLength(OWN.gates.length);
    for (const [index, { x, y }] of OWN.gates.entries()) {
      const gate = boxes[index]!;
      // Two gates are as far apart as a cell is from corner to corner.
      expect(gate.width / unit, `at ${width} px`).toBeCloseTo(Math.SQRT2, 1);
      expect(gate.width).toBeGreaterThan(24);
      expect(gate.x + gate.width / 2).toBeCloseTo(box.x + box.width / 2 + x * unit, -0.3);
      expect(gate.y + gate.height / 2).toBeCloseTo(box.y + box.height / 2 + y * unit, -0.3);
    }
  }
});

test('gates that are pressed before the script that draws has come turn then, in order, and the figure waits', async ({
  page,
}) => {
  const release = await hold(page, PEN);
  await openStarted(page, '/about');
  const [one, other] = [OWN.gates[0]!, OWN.gates[9]!];
  await gateIn(page, one).click();
  await gateIn(page, other).click();
  await expectToWait(figureIn(page).locator('..'));
  const next = turnGate(OWN, one).figure;
  await expectTurn(page, next, other, () => Promise.resolve(release()));
});

test('a name that is drawn, saved and printed before that script has come is the one that was typed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => Object.assign(window, { printed: document.body.textContent });
  });
  const release = await hold(page, PEN);
  await openStarted(page, '/about');
  await fieldOf(page).fill(NAME);
  const download = page.waitForEvent('download');
  for (const name of [words.draw, words.save, words.print]) await buttonIn(page, name).click();
  release();
  expect((await download).suggestedFilename()).toBe('kolam-kaveri-cold-storage.svg');
  await page.waitForFunction(() => 'printed' in window);
  const printed = await page.evaluate(() => (window as unknown as { printed: string }).printed);
  expect(printed).toContain(NAME);
});

test('what draws is fetched at the first touch, by pointer or focus', async ({ page }) => {
  for (const touch of [() => buttonIn(page, words.print).hover(), () => fieldOf(page).focus()]) {
    await page.mouse.move(0, 0);
    const pen = page.waitForRequest(PEN);
    let isAskedFor = false;
    void pen.then(() => (isAskedFor = true));
    await openStarted(page, '/about');
    await waitUntilIdle(page);
    expect(isAskedFor).toBe(false);
    await touch();
    await pen;
  }
});

test('a name draws itself in three seconds and moves nothing, leaves the page only as a file, and is not kept', async ({
  page,
  baseURL,
}) => {
  const visit = await noteVisit(page, baseURL!);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  await page.goto('/about');
  await regionOf(page).scrollIntoViewIfNeeded();
  await waitUntilLaidOut(page);
  await start(page);
  const durations = () =>
    lineIn(page).evaluate((line) =>
      line.getAnimations().map(({ effect }) => effect!.getTiming().duration),
    );
  await expect.poll(durations).toEqual([]);
  const figure = await drawName(page, NAME);
  await expect.poll(durations).toEqual([3000]);
  const gate = figure.gates[0]!;
  await expectTurn(page, figure, gate, () => gateIn(page, gate).click());
  await expect.poll(durations).toEqual([]);
  await waitUntilIdle(page);
  const moved = await layoutShiftOf(page);
  expect(moved).toBeLessThan(0.001);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await drawName(page, 'Another');
  await expect.poll(durations).toEqual([]);
  expect(visit).toEqual(NOTHING);

  // What it holds is in src/sections/name-kolam/figure-file.test.ts.
  await drawName(page, NAME);
  const download = page.waitForEvent('download');
  await buttonIn(page, words.save).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('kolam-kaveri-cold-storage.svg');
  const file = await readFile(await saved.path(), 'utf8');
  expect(file).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg".*stroke="#[\da-f]{6}"/s);
  expect(file).toContain(figure.drawing.line);

  expect(asked.filter((text) => /kaveri/i.test(text))).toEqual([]);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(kept).not.toMatch(/kaveri/i);
  await page.reload();
  await expect(lineIn(page)).toHaveAttribute('d', OWN.drawing.line);
});

test('the figure is printed alone, 150 mm wide, and the page as ever', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-test-prints', '');
  });
  await openStarted(page, '/about');
  await buttonIn(page, words.print).click();
  await expect(page.locator('[data-test-prints]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeHidden();
  await expect(regionOf(page).getByRole('heading')).toBeHidden();
  const widthOf = async () => (await figureIn(page).boundingBox())!.width;
  await expect.poll(widthOf).toBeCloseTo((150 * 96) / 25.4, 0);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);

  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(heading).toBeVisible();
  await expect(fieldOf(page)).toBeHidden();
});

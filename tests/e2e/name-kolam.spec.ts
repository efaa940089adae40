import { readFile } from 'node:fs/promises';
import { figureOfName, turnGate } from '../../kolam/name-figure';
import { company } from '../content';
import { expect, test } from './console';
import { hold } from './hold';
import { layoutShiftOf, noteLayoutShifts } from './layout-shift';
import {
  buttonIn,
  drawName,
  expectSaid,
  expectTurn,
  fieldOf,
  figureIn,
  gateIn,
  gateThat,
  lineIn,
  NAME,
  OWN,
  PEN,
  regionOf,
  words,
} from './name-kolam';
import { openStarted, waitUntilIdle, waitUntilLaidOut } from './started';
import { NOTHING, noteVisit } from './visit';

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

test('gates turn, alone and with another, and all is taken back', async ({ page }) => {
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
});

test('the gates are one stop of the Tab key, and work with the keyboard', async ({ page }) => {
  await openStarted(page, '/about');
  const [first, second] = OWN.gates;
  await buttonIn(page, words.startAgain).focus();
  await page.keyboard.press('Tab');
  await expect(gateIn(page, first!)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(gateIn(page, second!)).toBeFocused();
  const next = await expectTurn(page, OWN, second!, () => page.keyboard.press('Enter'));
  const now = next.gates[1]!;
  await expectTurn(page, next, now, () => page.keyboard.press('Space'));
  await expect(gateIn(page, second!)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(regionOf(page).locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(gateIn(page, second!)).toBeFocused();
});

test('every gate is in its place, and as large as there is room', async ({ page }) => {
  await page.goto('/about');
  await waitUntilLaidOut(page);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const box = (await figureIn(page).boundingBox())!;
    // The drawing has 20 units between two dots, and room for half its line.
    const unit = (10 * box.width) / (OWN.drawing.width + 4);
    for (const { x, y } of OWN.gates) {
      const gate = (await gateIn(page, { x, y }).boundingBox())!;
      // Two gates are as far apart as a cell is from corner to corner.
      expect(gate.width / unit, `at ${width} px`).toBeCloseTo(Math.SQRT2, 1);
      expect(gate.width).toBeGreaterThan(24);
      expect(gate.x + gate.width / 2).toBeCloseTo(box.x + box.width / 2 + x * unit, -0.3);
      expect(gate.y + gate.height / 2).toBeCloseTo(box.y + box.height / 2 + y * unit, -0.3);
    }
  }
});

test('gates that are pressed before the script that draws has come turn then, in order', async ({
  page,
}) => {
  await openStarted(page, '/about');
  const release = await hold(page, PEN);
  const [one, other] = [OWN.gates[0]!, OWN.gates[9]!];
  await gateIn(page, one).click();
  const next = turnGate(OWN, one).figure;
  await gateIn(page, other).click();
  await expectTurn(page, next, other, () => Promise.resolve(release()));
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

test('nothing that is typed leaves the page or is kept', async ({ page, baseURL }) => {
  const visit = await noteVisit(page, baseURL!);
  await openStarted(page, '/about');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  await drawName(page, 'Kaveri');
  const figure = figureOfName('Kaveri');
  await expectTurn(page, figure, figure.gates[0]!, () => gateIn(page, figure.gates[0]!).click());
  expect(asked.filter((text) => /kaveri/i.test(text))).toEqual([]);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(kept).not.toMatch(/kaveri/i);
  expect(visit).toEqual(NOTHING);
  await page.reload();
  await expect(lineIn(page)).toHaveAttribute('d', OWN.drawing.line);
});

test('the figure is saved as an SVG file', async ({ page }) => {
  const name = 'Kaveri & <b>Sons</b> 🪔';
  await openStarted(page, '/about');
  const figure = await drawName(page, name);
  const download = page.waitForEvent('download');
  await buttonIn(page, words.save).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('kolam-kaveri-b-sons-b.svg');
  const text = await readFile(await saved.path(), 'utf8');
  // The site's policy forbids it to read markup.
  await page.goto('about:blank');
  const read = await page.evaluate((file) => {
    const svg = new DOMParser().parseFromString(file, 'image/svg+xml');
    return {
      root: svg.documentElement.namespaceURI,
      title: svg.querySelector('title')?.textContent,
      line: svg.querySelector('path')?.getAttribute('d'),
      colour: svg.querySelector('g')?.getAttribute('stroke'),
      errors: svg.querySelectorAll('parsererror').length,
    };
  }, text);
  expect(read).toEqual({
    ...{ root: 'http://www.w3.org/2000/svg', title: name, errors: 0 },
    ...{ line: figure.drawing.line, colour: expect.stringMatching(/^#[\da-f]{6}$/) as unknown },
  });
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

test('a new name draws itself in three seconds, a gate changes at once', async ({ page }) => {
  await openStarted(page, '/about');
  const durations = () =>
    lineIn(page).evaluate((line) =>
      line.getAnimations().map(({ effect }) => effect!.getTiming().duration),
    );
  await expect.poll(durations).toEqual([]);
  const figure = await drawName(page, NAME);
  await expect.poll(durations).toEqual([3000]);
  await gateIn(page, figure.gates[0]!).click();
  await expect.poll(durations).toEqual([]);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await drawName(page, 'Another');
  await expect.poll(durations).toEqual([]);
});

test('nothing moves when the page starts, a name is drawn and a gate turns', async ({ page }) => {
  await noteLayoutShifts(page);
  await page.goto('/about');
  await regionOf(page).scrollIntoViewIfNeeded();
  await waitUntilLaidOut(page);
  await layoutShiftOf(page);
  const figure = await drawName(page, NAME);
  await gateIn(page, figure.gates[0]!).click();
  await waitUntilIdle(page);
  const moved = await layoutShiftOf(page);
  expect(moved).toBeLessThan(0.001);
});

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { aboutPage, formMessages, navigation } from '../content';
import { MATRIX, ROUTES, tagOf } from '../routes';
import { expect, loudTest, test } from './console';
import { reach } from './forms';
import { dropdownWith } from './menus';
import { openStarted, waitUntilLaidOut } from './started';

const RULES = [
  ...['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
  'best-practice',
];
type State = readonly [width: number, colorScheme: 'light' | 'dark'];

/** Every width in both schemes. Each half has all the widths, and either scheme. */
const HALVES: (readonly State[])[] = [
  [
    [360, 'light'],
    [768, 'dark'],
    [1440, 'light'],
  ],
  [
    [360, 'dark'],
    [768, 'light'],
    [1440, 'dark'],
  ],
];
const STATES = HALVES.flat();

/** What axe finds wrong with the page as it stands, as one line an element. */
async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(RULES)
    .options({ resultTypes: ['violations'] })
    // Without this, axe opens a page of its own each time, for frames that these pages do not have.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

async function expectNoViolations(page: Page, states: readonly State[]): Promise<void> {
  // What is not laid out yet has no colours that axe could compare.
  await waitUntilLaidOut(page);
  for (const [width, colorScheme] of states) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    expect(await violationsOf(page), `${colorScheme} at ${width} px`).toEqual([]);
  }
}

test.beforeEach(() => test.slow());

ROUTES.forEach((route, index) => {
  HALVES.forEach((states, half) => {
    const details = index % 2 === half ? tagOf(route) : { tag: MATRIX };
    test(
      `${route} has no barrier that a program can find: ${states.join()}`,
      details,
      async ({ page }) => {
        await page.goto(route);
        await expectNoViolations(page, states);
      },
    );
  });
});

// The browser logs the status of this page; the other tests allow no log.
loudTest('nor has the page for an unknown address', async ({ page }) => {
  loudTest.slow();
  await page.goto('/no-such-page');
  await expectNoViolations(page, STATES);
});

test('nor have forms in error', async ({ page }) => {
  await openStarted(page, '/contact');
  for (const form of await page.locator('form').all()) {
    await reach(form);
    await form.locator('button[type=submit]').click();
    await expect(form.getByText(formMessages.messageRequired)).toBeVisible();
  }
  await expectNoViolations(page, STATES);
});

test('nor have open questions', async ({ page }) => {
  await openStarted(page, '/faq');
  await page.evaluate(() => {
    for (const item of document.querySelectorAll('main details')) {
      item.removeAttribute('name');
      item.setAttribute('open', '');
    }
  });
  await expectNoViolations(page, STATES);
});

test('nor has a kolam that a visitor has changed', async ({ page }) => {
  const { nameKolam } = aboutPage;
  test.skip(!nameKolam, 'This site does without the field.');
  await openStarted(page, '/about');
  await page.getByLabel(nameKolam!.field).fill('Kaveri');
  await page.getByRole('button', { name: nameKolam!.draw }).click();
  const gates = page.getByRole('group', { name: nameKolam!.gates.label }).getByRole('button');
  await gates.first().click();
  await gates.nth(5).click();
  await expectNoViolations(page, STATES);
});

test('nor have open menus', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openStarted(page, '/about');
  await dropdownWith(page, '/service').click();
  await expectNoViolations(
    page,
    STATES.filter(([width]) => width === 1440),
  );
  await page.setViewportSize({ width: 360, height: 900 });
  await page.getByText(navigation.menuLabel, { exact: true }).click();
  await expectNoViolations(
    page,
    STATES.filter(([width]) => width !== 1440),
  );
});

test('pictures far below the view are there for screen readers too', async ({ page }) => {
  await openStarted(page, '/portfolio');
  const devTools = await page.context().newCDPSession(page);
  const { nodes } = await devTools.send('Accessibility.getFullAXTree');
  const alts = await page
    .getByRole('article')
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
  expect(alts).not.toEqual([]);
  const read = nodes
    .filter(({ role }) => role?.value === 'image')
    .map(({ name }) => name?.value as string);
  expect(read).toEqual(expect.arrayContaining(alts));
});

import axe from 'axe-core';
import type { Page } from '@playwright/test';
import { aboutPage, formMessages, navigation } from '../content';
import { MATRIX, ROUTES, tagOf } from '../routes';
import { expect, loudTest, test } from './console';
import { reach } from './forms';
import { dropdownWith } from './menus';
import { openStarted, waitUntilLaidOut } from './pages';
import { textFaults } from './text-faults';

const RULES = [
  ...['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
  'best-practice',
];
type State = readonly [width: number, colorScheme: 'light' | 'dark'];

/** Both layouts and both schemes. */
const STATES: State[] = [
  [360, 'dark'],
  [1440, 'light'],
];
const FURTHER_STATES: State[] = [
  [360, 'light'],
  [768, 'dark'],
  [768, 'light'],
  [1440, 'dark'],
];

/** What axe finds wrong with the page as it stands, as one line an element. */
const violationsOf = (page: Page): Promise<string[]> =>
  page.evaluate(async (rules) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: rules,
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    );
  }, RULES);

async function expectNoViolations(page: Page, states: readonly State[]): Promise<void> {
  // What is not laid out yet has no colours that axe could compare.
  await waitUntilLaidOut(page);
  await page.evaluate(axe.source);
  for (const [width, colorScheme] of states) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    const violations = await violationsOf(page);
    expect(violations, `${colorScheme} at ${width} px`).toEqual([]);
  }
}

/** A file's path, an address, a word of a language that joins them. */
const LONG_WORD = 'configuration'.repeat(10).slice(0, 120);

/** Puts a long word into every text, and expects the page to keep its width. */
async function expectToHoldLongWords(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.evaluate((word) => {
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name');
      details.open = true;
    }
    for (const status of document.querySelectorAll('[role=status], [role=alert]'))
      status.append(word);
    for (const field of document.querySelectorAll('input, textarea')) {
      field.setAttribute('value', word);
      field.setAttribute('placeholder', word);
    }
    for (const image of document.images) image.replaceWith(image.alt && ` ${word}`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.parentElement!.closest('script, style, noscript') || !text.data.trim()) continue;
      text.data = `${word} ${text.data}`;
    }
  }, LONG_WORD);
  const width = () => page.evaluate(() => document.scrollingElement!.scrollWidth);
  await expect.poll(width).toBe(320);
  // The header has room for a few lines of such a word.
  await expect.poll(() => textFaults(page, 'leftAndRight')).toEqual([]);
}

test.beforeEach(() => test.slow());

for (const route of ROUTES) {
  const name = `${route} has no barrier that a program can find, and keeps its width whatever text has a long word`;
  test(name, tagOf(route), async ({ page }) => {
    await page.goto(route);
    await expectNoViolations(page, STATES);
    await expectToHoldLongWords(page);
  });

  test(`${route} has none in other states either`, { tag: MATRIX }, async ({ page }) => {
    await page.goto(route);
    await expectNoViolations(page, FURTHER_STATES);
  });
}

// The browser logs the status of this page.
loudTest('the page for an unknown address has no such barrier', async ({ page }) => {
  await page.goto('/no-such-page');
  await expectNoViolations(page, STATES);
});

test('forms in error have no such barrier', async ({ page }) => {
  await openStarted(page, '/contact');
  for (const form of await page.locator('form').all()) {
    await reach(form);
    await form.locator('button[type=submit]').click();
    await expect(form.getByText(formMessages.messageRequired)).toBeVisible();
  }
  await expectNoViolations(page, STATES);
});

test('open questions have no such barrier', async ({ page }) => {
  await openStarted(page, '/faq');
  await page.evaluate(() => {
    for (const item of document.querySelectorAll('main details')) {
      item.removeAttribute('name');
      item.setAttribute('open', '');
    }
  });
  await expectNoViolations(page, STATES);
});

test('a kolam that a visitor has changed, and open menus, have no such barrier', async ({
  page,
}) => {
  await openStarted(page, '/about');
  const { nameKolam } = aboutPage;
  if (nameKolam) {
    await page.getByLabel(nameKolam.field).fill('Kaveri');
    await page.getByRole('button', { name: nameKolam.draw }).click();
    const gates = page.getByRole('group', { name: nameKolam.gates.label }).getByRole('button');
    await gates.first().click();
    await gates.nth(5).click();
    await expectNoViolations(page, STATES);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await dropdownWith(page, '/service').click();
  await expectNoViolations(page, [[1440, 'light']]);
  await page.setViewportSize({ width: 360, height: 900 });
  await page.getByText(navigation.menuLabel, { exact: true }).click();
  await expectNoViolations(page, [[360, 'dark']]);
});

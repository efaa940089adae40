import { expect, test } from './console';
import { hold } from './hold';
import { NAME, OWN, expectSaid, expectTurn, fieldOf, gateIn, words } from './name-kolam';

/** The script that starts the page. */
const APP = /\/app-[^/]*\.js$/;

test.skip(!words, 'This site does without the field.');

test('a gate that is pressed before the page has started turns then', async ({ page }) => {
  const release = await hold(page, APP);
  await page.goto('/about');
  const gate = OWN.gates[5]!;
  await gateIn(page, gate).click();
  await expectTurn(page, OWN, gate, () => Promise.resolve(release()));
});

test('a name that is sent before the page has started is drawn then', async ({ page }) => {
  const release = await hold(page, APP);
  await page.goto('/about');
  await fieldOf(page).fill(NAME);
  await fieldOf(page).press('Enter');
  release();
  await expectSaid(page, NAME, words.messages.drawn);
  await expect(page).toHaveURL('/about');
  await expect(fieldOf(page)).toHaveValue(NAME);
});

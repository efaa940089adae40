import { dropdownLabel, menuLabel, navigation } from '../content';
import { SERVICE } from '../routes';
import { expect, test } from './engine-test';
import type { Target } from './look-up';

const MENU: Target = { role: 'navigation', name: navigation.mainLabel };
const inMenu = (target: Target): Target => ({ ...target, within: MENU });
const services = inMenu({ text: dropdownLabel(SERVICE) });
const service = inMenu({ role: 'link', name: menuLabel(SERVICE) });

test('a dropdown opens with a click and by keyboard, and Escape gives the focus back', async ({
  visit,
}) => {
  await visit.openStarted('/');
  await visit.click(services);
  await visit.expectOne(service);
  await visit.press('Escape');
  await visit.expectNone(service);
  await visit.expectFocus(services);
  await visit.press('Enter');
  await visit.expectOne(service);
  await visit.press('Tab');
  await visit.expectFocus(inMenu({ role: 'link', name: menuLabel('/service') }));
  await visit.press('Escape');
  await visit.expectNone(service);
});

test('a dropdown leads to its page without loading another document, and closes', async ({
  visit,
}) => {
  await visit.openStarted('/');
  await visit.evaluate('(window.isSameDocument = true)');
  await visit.click(services);
  await visit.click(service);
  await visit.expectPath(SERVICE);
  await visit.expectNone(service);
  expect(await visit.evaluate('window.isSameDocument')).toBe(true);
});

test('on a phone the menu fills the screen, and Escape closes it', async ({ visit }) => {
  await visit.resize(400, 800);
  await visit.openStarted('/');
  const header: Target = { role: 'banner' };
  await visit.click({ text: navigation.menuLabel, within: header });
  const portfolio: Target = { role: 'link', name: menuLabel('/portfolio'), within: header };
  await visit.expectOne(portfolio);
  await visit.press('Escape');
  await visit.expectNone(portfolio);
  await visit.click({ text: navigation.menuLabel, within: header });
  await visit.click(portfolio);
  await visit.expectPath('/portfolio');
  await visit.expectNone(portfolio);
});

test('the first click on a menu does what it says, before React runs', async ({ visit }) => {
  await visit.open('/about');
  await visit.click(services);
  await visit.expectOne(service);
});

import { dropdownLabel, menuLabel, navigation } from '../content';
import { SERVICE } from '../routes';
import { test } from './engine-test';
import type { Target } from './look-up';

const MENU: Target = { role: 'navigation', name: navigation.mainLabel };
const inMenu = (target: Target): Target => ({ ...target, within: MENU });
const services = inMenu({ text: dropdownLabel(SERVICE) });
const service = inMenu({ role: 'link', name: menuLabel(SERVICE) });

// How menus open and close is in ../openings.ts, how links in them lead on is in no-scripts/.

test('dropdowns open by keyboard, one at a time, and lead on without loading another document', async ({
  visit,
}) => {
  await visit.openStarted('/');
  const about = inMenu({ text: dropdownLabel('/about') });
  const team = inMenu({ role: 'link', name: menuLabel('/ourteam') });
  await visit.focus(about);
  await visit.press('Enter');
  await visit.expectOne(team);
  await visit.focus(services);
  await visit.press('Space');
  await visit.expectOne(service);
  await visit.expectNone(team);
  await visit.press('Tab');
  await visit.expectFocus(inMenu({ role: 'link', name: menuLabel('/service') }));
  await visit.evaluate('(window.isSameDocument = true)');
  await visit.click(service);
  await visit.expectPath(SERVICE);
  await visit.expectNone(service);
  await visit.expectTrue('window.isSameDocument');
});

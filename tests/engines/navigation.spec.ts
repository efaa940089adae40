import { contactPage, homePage, navigation, servicesPage } from '../content';
import { givenDropdownLabel, givenMenuLabel } from '../menus';
import { SERVICE } from '../routes';
import { expect, test } from './engine-test';
import type { Target } from './look-up';

const MENU: Target = { role: 'navigation', name: navigation.mainLabel };
const inMenu = (target: Target): Target => ({ ...target, within: MENU });
const dropdownWith = (address: string) => inMenu({ text: givenDropdownLabel(address) });
const linkTo = (address: string) => inMenu({ role: 'link', name: givenMenuLabel(address) });
const titleStarts = (words: string) => `document.title.startsWith(${JSON.stringify(words)})`;

// How menus open and close is in ../openings.ts, how links in them lead on is in no-scripts/.

test('dropdowns open by keyboard, one at a time; a change of page loads no document, goes to the top, names itself and starts at the skip link, which leads past the menu', async ({
  visit,
}) => {
  const [about, team] = [dropdownWith('/about'), linkTo('/ourteam')];
  const [services, service] = [dropdownWith(SERVICE), linkTo(SERVICE)];
  await visit.openStarted('/');
  await visit.focus(about);
  await visit.press('Enter');
  await visit.expectOne(team);
  await visit.focus(services);
  await visit.press('Space');
  await visit.expectOne(service);
  await visit.expectNone(team);
  await visit.press('Tab');
  await visit.expectFocus(linkTo('/service'));
  await visit.press('Escape');
  await visit.expectNone(service);

  await visit.evaluate('(window.isSameDocument = true)');
  await visit.click({ role: 'link', name: homePage.services.link.label });
  await visit.expectPath('/service');
  await visit.expectOne({ role: 'heading', name: servicesPage.banner.heading });
  await visit.expectTrue(titleStarts(`${servicesPage.title} - `));
  await visit.expectTrue('window.scrollY === 0');
  await visit.expectTrue('window.isSameDocument');
  await visit.press('Tab');
  await visit.expectFocus({ role: 'link', name: navigation.skipLink });
  await visit.press('Enter');
  await visit.expectTrue(`document.activeElement.localName === 'main'`);

  await visit.back();
  await visit.expectPath('/service');
  await visit.back();
  await visit.expectPath('/');
  await visit.expectOne({ role: 'link', name: homePage.services.link.label });
});

/** How far the label of the field in focus lies below the header. */
const LABEL_BELOW_HEADER = `(() => {
  const header = document.querySelector('header').getBoundingClientRect();
  const label = document.activeElement.labels[0].getBoundingClientRect();
  return label.top - Math.max(header.bottom, 0);
})()`;

test('the first field in error comes into view below the header, with its label', async ({
  visit,
}) => {
  for (const [width, height] of [
    [1440, 900],
    [390, 700],
  ] as const) {
    await visit.resize(width, height);
    await visit.open('/');
    await visit.openStarted(`/contact#${contactPage.doors.write.address}`);
    await visit.click({ role: 'button', name: contactPage.form.submit });
    await visit.expectFocus({ label: contactPage.form.firstname });
    await expect.poll(() => visit.evaluate(LABEL_BELOW_HEADER)).toBeGreaterThanOrEqual(0);
  }
});

import { homePage, navigation, servicesPage } from '../content';
import { test } from './engine-test';

const titleStarts = (words: string) => `document.title.startsWith(${JSON.stringify(words)})`;

test('a change of page goes to the top, names itself and starts at the skip link, which leads past the menu', async ({
  visit,
}) => {
  await visit.openStarted('/');
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

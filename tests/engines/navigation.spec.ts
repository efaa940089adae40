import { expect, test } from './engine-test';

const titleStarts = (words: string) => `document.title.startsWith('${words}')`;

test('a change of page goes to the top, names itself and starts at the skip link', async ({
  visit,
}) => {
  await visit.openStarted('/');
  await visit.evaluate('(window.isSameDocument = true)');
  await visit.click({ role: 'link', name: 'All ten services' });
  await visit.expectPath('/service');
  await visit.expectOne({ role: 'heading', name: 'Ten services, one team' });
  await expect.poll(() => visit.evaluate(titleStarts('Services - '))).toBe(true);
  await expect.poll(() => visit.evaluate('window.scrollY')).toBe(0);
  expect(await visit.evaluate('window.isSameDocument')).toBe(true);
  await visit.press('Tab');
  await visit.expectFocus({ role: 'link', name: 'Skip to content' });

  await visit.back();
  await visit.expectPath('/');
  await visit.expectOne({ role: 'link', name: 'All ten services' });
});

test('a link that is clicked before React runs leads on', async ({ visit }) => {
  await visit.open('/about');
  await visit.click({ role: 'link', name: 'Meet the team' });
  await visit.expectPath('/ourteam');
  await visit.expectOne({ role: 'heading', name: 'Eight people, one line' });
});

test('the skip link leads past the menu', async ({ visit }) => {
  await visit.openStarted('/portfolio');
  await visit.press('Tab');
  await visit.press('Enter');
  await expect.poll(() => visit.evaluate('document.activeElement.localName')).toBe('main');
});

test('a filter of the portfolio leaves its case studies; back and a link to the page bring all of them', async ({
  visit,
}) => {
  await visit.openStarted('/portfolio');
  const cards = { role: 'article', within: { role: 'region', name: '01 to 10' } };
  await visit.expectCount(cards, 10);
  await visit.click({ role: 'link', name: 'Web application 2' });
  await visit.expectPath('/portfolio#category-web-application');
  await visit.expectCount(cards, 2);
  await visit.back();
  await visit.expectCount(cards, 10);
  await visit.click({ role: 'link', name: 'Flutter 2' });
  await visit.expectCount(cards, 2);
  await visit.click({ role: 'link', name: 'Portfolio', within: { role: 'contentinfo' } });
  await visit.expectPath('/portfolio');
  await visit.expectCount(cards, 10);
});

test('a screenshot opens large, and closing gives the focus back', async ({ visit }) => {
  await visit.openStarted('/project/project-details-01');
  const link = { role: 'link', name: 'Screenshot 2 Open large' };
  await visit.click(link);
  await visit.expectOne({ role: 'dialog', name: 'Screenshot 2' });
  await visit.press('Escape');
  await visit.expectNone({ role: 'dialog' });
  await visit.expectFocus(link);
  await visit.click(link);
  await visit.click({ role: 'button', name: 'Close', within: { role: 'dialog' } });
  await visit.expectNone({ role: 'dialog' });
});

import { homePage, servicesPage } from '../content';
import { DETAILED_PROJECT } from '../routes';
import { expect, test } from './engine-test';

/** Styles of a page that its own policy does not let apply: elements and attributes. */
const BLOCKED = `JSON.stringify([
  ...[...document.querySelectorAll('style')].filter(({ sheet }) => !sheet?.cssRules.length),
  ...[...document.querySelectorAll('[style]')].filter(({ style }) => style.length === 0),
].map(({ outerHTML }) => outerHTML.slice(0, 80)))`;

/** Whether the data of a page in the menu came before anyone went there. */
const IS_FETCHED_AHEAD = `performance.getEntriesByType('resource').some(({ name }) =>
  name.endsWith('/page-data/portfolio/page-data.json'))`;

/** Puts scripts into the page as an attacker might, and tells which of them ran. */
const INJECTED = `(() => {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = '<img src="x" onerror="window.injected = 1">';
  box.appendChild(document.createElement('script')).textContent = 'window.injected = 2';
  return String(window.injected);
})()`;

/** Notes from now on what the policy refuses, for as long as the document lasts. */
const NOTE_REFUSALS = `(window.refused = [], addEventListener('securitypolicyviolation',
  ({ effectiveDirective, blockedURI }) => window.refused.push(effectiveDirective + ' ' + blockedURI)))`;

test('what a page fetches ahead is not refused, its styles apply, and scripts put into it do not run', async ({
  visit,
}) => {
  await visit.openStarted('/');
  await visit.evaluate(NOTE_REFUSALS);
  await visit.click({ role: 'link', name: homePage.services.link.label });
  await visit.expectPath('/service');
  await visit.click({ role: 'link', name: servicesPage.guide.label });
  await visit.expectPath(servicesPage.guide.href);
  await visit.expectTrue(IS_FETCHED_AHEAD);
  await visit.expectTrue('window.refused.length === 0');
  for (const path of ['/', '/team', '/portfolio', '/contact', DETAILED_PROJECT]) {
    await visit.openStarted(path);
    const blocked = await visit.evaluate(BLOCKED);
    expect(blocked, path).toBe('[]');
  }
  const injected = await visit.evaluate(INJECTED);
  expect(injected).toBe('undefined');
});

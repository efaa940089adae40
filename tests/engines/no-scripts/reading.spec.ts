import { CONTACT } from '../../e2e/forms';
import { mailsWith } from '../../inbox';
import { ROUTES } from '../../routes';
import { expect, test } from '../engine-test';
import type { Target } from '../look-up';

const section: Target = { role: 'region', name: 'Write, ring, or walk in' };

test.use({ hasScripts: false });

/** Texts of the page that nobody can read, though they stand in the open. */
const HIDDEN_TEXTS = `[...document.querySelectorAll('main p:not([role=status]:empty)')]
  .filter((text) => !text.closest('details:not([open])') && !text.checkVisibility())
  .map((text) => text.textContent)`;

test('every page can be read', async ({ visit }) => {
  test.slow();
  for (const route of ROUTES) {
    await visit.open(route);
    expect(await visit.evaluate('matchMedia("(scripting: none)").matches')).toBe(true);
    expect(await visit.evaluate('document.querySelector("h1").checkVisibility()'), route).toBe(
      true,
    );
    expect(
      await visit.evaluate('document.querySelectorAll("main p").length'),
      route,
    ).toBeGreaterThan(0);
    expect(await visit.evaluate(HIDDEN_TEXTS), route).toEqual([]);
  }
});

test('menus, questions, filters and the row of case studies work', async ({ visit }) => {
  await visit.open('/');
  const cards: Target = {
    role: 'article',
    within: { role: 'region', name: 'Ten projects, 01 to 10' },
  };
  await visit.expectCount(cards, 10);
  await visit.expectNone({ role: 'button', name: 'Pause the project slides' });
  await visit.click({ text: 'Services', within: { role: 'navigation', name: 'Main' } });
  await visit.click({ role: 'link', name: 'ERP', within: { role: 'navigation', name: 'Main' } });
  await visit.expectPath('/service/erp');

  await visit.open('/faq');
  await visit.click({ text: 'Which industries do you know?' });
  await visit.expectOne({ text: 'Our case studies cover retail' });
  await visit.expectNone({ text: 'Ten: mobile apps, ERP' });

  await visit.open('/portfolio');
  await visit.click({ role: 'link', name: 'Web application 2' });
  await visit.expectCount({ role: 'article', within: { role: 'region', name: '01 to 10' } }, 2);
});

test('a message arrives, and the visitor is told', async ({ visit }) => {
  const message = `From an engine without script, ${Date.now()}-${Math.random()}`;
  await visit.open('/contact');
  for (const [label, value] of Object.entries({ ...CONTACT, Message: message })) {
    await visit.fill({ label, within: section }, value);
  }
  await visit.click({ role: 'button', name: 'Send message' });
  await visit.expectOne({ text: 'Your message has been successfully submitted!' });
  expect(await mailsWith(message)).toHaveLength(1);
});

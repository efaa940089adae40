import {
  contactPage,
  dropdownLabel,
  faq,
  menuLabel,
  navigation,
  openingOf,
  portfolioPage,
  projectCarousel,
} from '../../content';
import { CONTACT } from '../../e2e/forms';
import { INDUSTRY } from '../../filters';
import { enquiriesWith, SENT_WITHOUT_SCRIPTS } from '../../enquiries';
import { ROUTES, SERVICE } from '../../routes';
import { expect, test } from '../engine-test';
import type { Target } from '../look-up';

const { form: labels } = contactPage;

const section: Target = { role: 'region', name: contactPage.doors.write.title };

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
    within: { role: 'region', name: projectCarousel.title },
  };
  await visit.expectCount(cards, projectCarousel.projects.length);
  await visit.expectNone({ role: 'button', name: projectCarousel.pauseLabel });
  const menu: Target = { role: 'navigation', name: navigation.mainLabel };
  await visit.click({ text: dropdownLabel(SERVICE), within: menu });
  await visit.click({ role: 'link', name: menuLabel(SERVICE), within: menu });
  await visit.expectPath(SERVICE);

  await visit.open('/faq');
  const { items, openItem } = faq.columns[0]!;
  const other = items[openItem % items.length]!;
  await visit.click({ text: other.title });
  await visit.expectOne({ text: openingOf(other.desc) });
  await visit.expectNone({ text: openingOf(items[openItem - 1]!.desc) });

  await visit.open('/portfolio');
  await visit.click({ role: 'link', name: INDUSTRY.link });
  await visit.expectCount(
    { role: 'article', within: { role: 'region', name: portfolioPage.caseStudies.title } },
    INDUSTRY.projects.length,
  );
});

test('a message arrives, and the visitor reads so', async ({ visit }) => {
  const message = `From an engine without script, ${Date.now()}-${Math.random()}`;
  await visit.open('/contact');
  for (const [name, value] of Object.entries({ ...CONTACT, message })) {
    await visit.fill({ label: labels[name as keyof typeof CONTACT], within: section }, value);
  }
  await visit.click({ role: 'button', name: labels.submit });
  await visit.expectOne({ text: SENT_WITHOUT_SCRIPTS });
  expect(await enquiriesWith(message)).toHaveLength(1);
});

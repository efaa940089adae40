import {
  aboutPage,
  callbackSection,
  carouselMoves,
  closedQuestions,
  contactPage,
  faq,
  navigation,
  openingOf,
  openQuestions,
  projectCarousel,
  skillsMarquee,
} from '../../content';
import { enquiriesWith, SENT_WITHOUT_SCRIPTS } from '../../enquiries';
import { HAS_FILTERS, INDUSTRY } from '../../filters';
import { typedInto, withLabels } from '../../forms';
import { givenDropdownLabel, givenMenuLabel } from '../../menus';
import { MATRIX, ROUTES, SAMPLE_ROUTES, SERVICE } from '../../routes';
import { expect, test } from '../engine-test';
import type { Target } from '../look-up';

test.use({ hasScripts: false });

const { form: labels } = contactPage;
const menu: Target = { role: 'navigation', name: navigation.mainLabel };
const banner: Target = { role: 'banner' };

/** Texts of the page that nobody can read, though they stand in the open; all if there is none. */
const HIDDEN_TEXTS = `(() => {
  const texts = [...document.querySelectorAll('main p:not([role=status]:empty)')];
  if (texts.length === 0) return ['everything'];
  return texts.filter((text) => !text.closest('details:not([open])') &&
    !(text.checkVisibility({ visibilityProperty: true }) && text.getBoundingClientRect().height > 0))
    .map((text) => text.textContent);
})()`;

/** How many animations would go on for ever. */
const MOVING = `document.getAnimations().filter(({ playState, effect }) =>
  playState === 'running' && effect.getTiming().iterations === Infinity).length`;

for (const isSample of [true, false]) {
  const routes = ROUTES.filter((route) => SAMPLE_ROUTES.includes(route) === isSample);
  const title = `${isSample ? 'a page of each template' : 'every other page'} can be read`;
  test(title, { tag: isSample ? [] : [MATRIX] }, async ({ visit }) => {
    test.slow();
    for (const route of routes) {
      await visit.open(route);
      await visit.expectTrue('matchMedia("(scripting: none)").matches');
      await visit.expectTrue('document.querySelector("h1").checkVisibility()');
      await visit.expectTrue('document.querySelector("footer").checkVisibility()');
      const hidden = await visit.evaluate(HIDDEN_TEXTS);
      expect(hidden, route).toEqual([]);
    }
  });
}

test('menus work on a wide screen and on a phone', async ({ visit }) => {
  await visit.open('/');
  await visit.click({ text: givenDropdownLabel(SERVICE), within: menu });
  await visit.click({ role: 'link', name: givenMenuLabel(SERVICE), within: menu });
  await visit.expectPath(SERVICE);
  await visit.resize(400, 800);
  await visit.click({ text: navigation.menuLabel, within: banner });
  await visit.click({ text: givenDropdownLabel('/faq'), within: menu });
  await visit.click({ role: 'link', name: givenMenuLabel('/faq'), within: menu });
  await visit.expectPath('/faq');
});

test('questions open one at a time, and by their address; filters lead to their pages', async ({
  visit,
}) => {
  const other = closedQuestions[0]!;
  const answerTo = ({ desc }: typeof other): Target => ({ text: openingOf(desc) });
  await visit.open('/faq');
  for (const question of openQuestions) await visit.expectOne(answerTo(question));
  await visit.click({ text: other.title });
  await visit.expectOne(answerTo(other));
  for (const question of openQuestions) {
    if (faq.columns[0]!.items.includes(question)) await visit.expectNone(answerTo(question));
    else await visit.expectOne(answerTo(question));
  }
  await visit.open('/portfolio');
  if (HAS_FILTERS) {
    await visit.click({ role: 'link', name: INDUSTRY.link });
    const region = { role: 'region', name: INDUSTRY.label };
    await visit.expectCount({ role: 'article', within: region }, INDUSTRY.projects.length);
  }
  if (!other.address) return;
  await visit.open(`/faq#${other.address}`);
  await visit.expectOne(answerTo(other));
});

test('the carousel is a row that scrolls, and nothing moves for ever or is a control that does nothing', async ({
  visit,
}) => {
  await visit.open('/');
  const section: Target = { role: 'region', name: projectCarousel.title };
  const cards: Target = { role: 'article', within: section };
  await visit.scrollTo(section);
  const sights = await visit.expectCount(cards, projectCarousel.projects.length);
  expect(sights.some(({ isInView }) => isInView)).toBe(true);
  if (carouselMoves) expect(sights.every(({ isInView }) => isInView)).toBe(false);
  await visit.expectNone({ role: 'button', within: section });
  await visit.open('/about');
  const { nameKolam } = aboutPage;
  if (nameKolam) {
    const part: Target = { role: 'region', name: nameKolam.title };
    await visit.expectOne({ role: 'img', name: nameKolam.figure, within: part });
    await visit.expectOne({ text: nameKolam.ownName, within: part });
    for (const role of ['button', 'textbox']) await visit.expectNone({ role, within: part });
  }
  if (skillsMarquee.skills) {
    await visit.scrollTo({ role: 'list', name: skillsMarquee.label });
    for (const name of [skillsMarquee.pauseLabel, skillsMarquee.playLabel])
      await visit.expectNone({ role: 'button', name });
  }
  await expect.poll(() => visit.evaluate(MOVING)).toBe(0);
});

test('the map and both forms are there, and a message arrives, and the visitor reads so', async ({
  visit,
}) => {
  const message = `From an engine without script, ${Date.now()}-${Math.random()}`;
  await visit.open('/contact');
  await visit.expectTrue('document.querySelector("iframe").checkVisibility()');
  await visit.expectOne({ role: 'button', name: callbackSection.form.submit });
  const section: Target = { role: 'region', name: contactPage.doors.write.title };
  // A number as people write it.
  const typed = { ...typedInto('contact'), phone: '+91 98450-12345', message };
  for (const [label, text] of withLabels('contact', typed)) {
    await visit.fill({ label, within: section }, text);
  }
  await visit.tickAll();
  await visit.click({ role: 'button', name: labels.submit });
  await visit.expectOne({ text: SENT_WITHOUT_SCRIPTS });
  const enquiries = await enquiriesWith(message);
  expect(enquiries).toHaveLength(1);
});

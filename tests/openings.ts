import { expect } from '@playwright/test';
import {
  aboutPage,
  closedQuestions,
  company,
  dropdownLabel,
  faq,
  hideMapLabel,
  menuLabel,
  navigation,
  openingOf,
  portfolioPage,
  projectTemplate,
  showMapLabel,
} from './content';
import type { Target } from './engines/look-up';
import type { Visit } from './engines/visit';
import { HAS_FILTERS, TECHNOLOGY } from './filters';
import { DETAILED_PROJECT, HAS_SCREENSHOTS } from './routes';

// The contract of src/layout/menus.ts, as cases for every browser.

/** What the page's scripts do meanwhile: they never come, come with the first click, or already run. */
export const MOMENTS = ['before scripts', 'while scripts start', 'after scripts have started'];

type Opening = {
  name: string;
  path: string;
  width: number;
  /** What is clicked to open it. */
  opener: Target;
  /** What closes it, if that has another name. */
  closer?: Target;
  /** What can be seen only while it is open. */
  inside: Target;
  /** Whether it lies above the page, or is content of the page. */
  isAbove: boolean;
  /** Nothing behind it can be reached. */
  fillsScreen?: boolean;
  /** A link in it to the page that is shown, or to a place in that page. */
  link?: Target;
  /** The place to which the link leads, by its id. */
  place?: string;
  /** What closes it too: the focus on a control elsewhere, a click on a text. */
  elsewhere?: { control: Target; text: Target };
  moments: string[];
};

const HEADER: Target = { role: 'banner' };
const MENU: Target = { role: 'navigation', name: navigation.mainLabel };
const linkTo = (name: string): Target => ({ role: 'link', name, within: HEADER });
const [home, about, dropdown] = [menuLabel('/'), menuLabel('/about'), dropdownLabel('/about')];

const screenshot = `${projectTemplate.screenshotLabel} 2`;
const question = closedQuestions[0]!;

const filterOpening = (): Opening => {
  const link: Target = { role: 'link', name: TECHNOLOGY.link };
  return {
    name: 'the further filters',
    path: portfolioPage.path,
    width: 1440,
    opener: { text: portfolioPage.caseStudies.filter.moreLabel },
    inside: link,
    isAbove: false,
    moments: MOMENTS,
  };
};

const SCREENSHOT: Opening = {
  name: 'a screenshot',
  path: DETAILED_PROJECT,
  width: 1440,
  opener: { role: 'link', name: `${screenshot} ${projectTemplate.enlargeLabel}` },
  inside: { role: 'dialog', name: screenshot },
  isAbove: true,
  // Without scripts its link leads to the picture.
  moments: MOMENTS.slice(2),
};

const phoneMenu = (link: string): Opening => ({
  name: 'the menu of phones',
  path: '/',
  width: 400,
  opener: { text: navigation.menuLabel, within: HEADER },
  inside: linkTo(link),
  isAbove: true,
  fillsScreen: true,
  link: linkTo(link),
  moments: MOMENTS,
});

const dropdownWith = (link: string, label: string): Opening => ({
  name: 'a dropdown of the main menu',
  path: '/about',
  width: 1440,
  opener: { text: label, within: MENU },
  inside: linkTo(link),
  isAbove: true,
  link: linkTo(link),
  elsewhere: {
    control: { role: 'link', name: company.brand, within: HEADER },
    text: { role: 'heading', name: aboutPage.banner.heading },
  },
  moments: MOMENTS,
});

/** Owners choose what the menus lead to. */
export const OPENINGS: Opening[] = [
  ...(home ? [phoneMenu(home)] : []),
  ...(about && dropdown ? [dropdownWith(about, dropdown)] : []),
  ...(HAS_SCREENSHOTS ? [SCREENSHOT] : []),
  {
    name: 'the map',
    path: '/contact',
    width: 1440,
    opener: { role: 'button', name: showMapLabel },
    closer: { role: 'button', name: hideMapLabel },
    inside: { role: 'button', name: hideMapLabel },
    isAbove: false,
    // Where there are no scripts, it is shown from the beginning.
    moments: MOMENTS.slice(1),
  },
  {
    name: 'an answer',
    path: '/faq',
    width: 1440,
    opener: { role: 'heading', name: question.title },
    inside: { text: openingOf(question.desc) },
    isAbove: false,
    ...(question.address && {
      link: { role: 'link', name: `${faq.linkLabel}: ${question.title}` },
      place: question.address,
    }),
    moments: MOMENTS,
  },
  ...(HAS_FILTERS ? [filterOpening()] : []),
];

async function expectFocusIn(visit: Visit, selector: string): Promise<void> {
  const isIn = `document.activeElement.closest(${JSON.stringify(selector)}) !== null`;
  await expect.poll(() => visit.evaluate(isIn)).toBe(true);
}

/** After a change of page, the focus is on the box around the page, before all links in it. */
async function expectFocusBeforePage(visit: Visit): Promise<void> {
  await expect.poll(() => visit.evaluate('document.activeElement.id')).toBe('gatsby-focus-wrapper');
}

/** Opens the page of an opening at a moment. */
async function enter(visit: Visit, { path, width }: Opening, moment: string): Promise<void> {
  await visit.resize(width, 800);
  if (moment === MOMENTS[2]) return visit.openStarted(path);
  await visit.open(path);
  // What the page asks for never comes.
  if (moment === MOMENTS[0])
    await visit.evaluate('void (document.head.append = document.body.append = () => undefined)');
}

async function open(visit: Visit, { opener, inside }: Opening): Promise<void> {
  await visit.click(opener);
  await visit.expectOne(inside);
}

async function tryEscape(visit: Visit, opening: Opening): Promise<void> {
  const { opener, closer = opener, inside, isAbove } = opening;
  for (const loseFocus of ['undefined', 'void document.activeElement.blur()']) {
    await open(visit, opening);
    await visit.evaluate(loseFocus);
    await visit.press('Escape');
    if (!isAbove) {
      await visit.expectOne(inside);
      await visit.click(closer);
    }
    await visit.expectNone(inside);
    await visit.expectFocus(opener);
  }
}

async function tryBehind(visit: Visit, opening: Opening): Promise<void> {
  await open(visit, opening);
  for (const role of ['main', 'contentinfo']) await visit.expectNone({ role });
  await visit.expectNone({ role: 'link', name: navigation.skipLink });
  for (let step = 0; step < 12; step += 1) {
    await visit.press(step < 8 ? 'Tab' : 'Shift+Tab');
    await expectFocusIn(visit, 'header');
  }
  await visit.press('Escape');
  await visit.expectOne({ role: 'main' });
}

/** @param isStarted - whether React runs the page, so that a link to it loads no document */
async function tryLink(visit: Visit, opening: Opening, isStarted: boolean): Promise<void> {
  await open(visit, opening);
  await visit.click(opening.link!);
  if (opening.isAbove) await visit.expectNone(opening.inside);
  else await visit.expectOne(opening.inside);
  if (opening.place) await expectFocusIn(visit, `[id="${opening.place}"]`);
  else if (isStarted) await expectFocusBeforePage(visit);
  await visit.press('Tab');
  if (isStarted && !opening.place) {
    await visit.expectFocus({ role: 'link', name: navigation.skipLink });
  }
}

/** Tests everything that the contract says about an opening. */
export async function tryOpening(visit: Visit, opening: Opening, moment: string): Promise<void> {
  await enter(visit, opening, moment);
  await tryEscape(visit, opening);
  if (opening.fillsScreen) await tryBehind(visit, opening);
  if (opening.elsewhere) {
    await open(visit, opening);
    await visit.focus(opening.elsewhere.control);
    await visit.expectNone(opening.inside);
    await open(visit, opening);
    await visit.click(opening.elsewhere.text);
    await visit.expectNone(opening.inside);
  }
  if (opening.link) await tryLink(visit, opening, moment === MOMENTS[2]);
}

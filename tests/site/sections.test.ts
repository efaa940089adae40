import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { FORMS } from '../../enquiry/forms';
import { sentNameOf } from '../../enquiry/mail-service/mail-service';
import { figureOfName } from '../../kolam/name-figure';
import { TRAP_FIELD } from '../../src/forms/form-values';
import { withSubject } from '../../src/site/contact-links';
import {
  aboutPage,
  callbackSection,
  callToAction,
  company,
  caseStudies,
  contactPage,
  faq,
  formMessages,
  guides,
  homePage,
  isDelivered,
  legalPages,
  navigation,
  portfolioPage,
  projectCarousel,
  projectTemplate,
  team,
  titleOf,
  workProcess,
} from '../content';
import { PORTFOLIO_FILTERS } from '../filters';
import { FORM_NAMES, FORMS_ON_PAGES } from '../forms';
import {
  FURTHER_PORTFOLIO_ROUTES,
  MIDDLE_PROJECT,
  PORTFOLIO_ROUTES,
  PROJECT_GUIDE,
  PROJECT_ROUTES,
  SERVICE,
} from '../routes';
import { mainOf, pageAt, readPages, textOf } from './read-site';

const headingsOf = (path: string) => mainOf(path).querySelectorAll('h1, h2, h3').map(textOf);
const hrefOf = (link: { getAttribute: (name: string) => string | undefined }) =>
  link.getAttribute('href');
const linksTo = (path: string, target: string) =>
  mainOf(path).querySelectorAll(`a[href="${target}"]`).map(textOf);

/** The part of a case study that leads on to others. */
const OTHERS = 'section[aria-labelledby=other-projects-title]';

const paragraphsOf = (text: string) => text.split('\n\n');

/** The fields that visitors fill in: all but the hidden ones. */
const FIELDS = 'input:not([type=hidden]), textarea';

test('each form says what happens with what is typed, and links to the privacy notice', () => {
  const forms = readPages().flatMap(({ document }) =>
    document.querySelectorAll('form[method=post]'),
  );
  const onBoth = ['/', '/contact'].flatMap((path) => mainOf(path).querySelectorAll('form'));
  expect(onBoth).toHaveLength(3);
  const { sentByService, privacyLink } = formMessages;
  for (const form of forms) {
    const links = form.querySelectorAll(`a[href="${privacyLink.href}"]`).map(textOf);
    expect(links).toContain(privacyLink.label);
    expect(textOf(form)).toContain(sentByService);
  }
});

test.each(FORM_NAMES)('the form “%s” has its fields in order, each with its label', (name) => {
  const { path, labels } = FORMS_ON_PAGES[name];
  const form = mainOf(path).querySelector(`form[name=${name}]`)!;
  const fields = form.querySelectorAll(FIELDS);
  expect(fields.map((field) => field.getAttribute('name'))).toEqual(
    FORMS[name].fields.map(sentNameOf),
  );
  const labelOf = (field: HTMLElement) =>
    field.closest('label') ?? form.querySelector(`label[for="${field.id}"]`);
  expect(fields.map((field) => textOf(labelOf(field)))).toEqual(
    FORMS[name].fields.map((field) => labels[field]),
  );
});

describe('home', () => {
  test('shows its choice of services', () => {
    const links = mainOf('/').querySelectorAll('li a').map(hrefOf);
    const cards = homePage.services.cards.map(({ btnLink }) => btnLink);
    expect(links.filter((href) => cards.includes(href!))).toEqual(cards);
  });

  test('follows the work steps', () => {
    expect(headingsOf('/')).toEqual(
      expect.arrayContaining([workProcess.title, ...workProcess.steps.map(({ title }) => title)]),
    );
  });

  test('has the callback form, with the subject filled in', () => {
    const subject = mainOf('/').querySelector('form [id$=-subject]')!;
    expect(subject.getAttribute('value')).toBe(callbackSection.form.subjectDefault);
  });

  test('ends with the promise of quality', () => {
    expect(headingsOf('/').at(-1)).toBe(callToAction.title);
    expect(textOf(mainOf('/'))).toContain(callToAction.text);
    expect(linksTo('/', callToAction.button.href)).toContain(callToAction.button.label);
  });
});

test('about has the story with all members, mission, vision and goal', () => {
  const text = textOf(mainOf('/about'));
  const { story, statements } = aboutPage;
  for (const words of [story.title, ...statements.items.map(({ label, title }) => label + title)]) {
    expect(text).toContain(words);
  }
  const alts = mainOf('/about')
    .querySelectorAll('img[alt]')
    .map((image) => image.getAttribute('alt'));
  const portraits = team.members.map(({ iconAlt, title }) => iconAlt ?? title);
  expect(alts).toEqual(expect.arrayContaining(portraits));
});

test('about shows the kolam of the company’s own name', () => {
  const { nameKolam } = aboutPage;
  const lines = mainOf('/about')
    .querySelectorAll('svg[role=img] path')
    .map((path) => path.getAttribute('d'));
  const { line, dots } = figureOfName(company.brand).drawing;
  expect(lines).toEqual(nameKolam ? [line, dots] : []);
  expect(headingsOf('/about').includes(nameKolam?.title ?? '')).toBe(nameKolam !== undefined);
});

test('no row of dots stands within half their distance of the foot of a red floor', () => {
  const floors = readPages().flatMap(({ path, document }) =>
    document.querySelectorAll('svg[data-draws]').map((floor) => ({ path, floor })),
  );
  expect(floors).not.toEqual([]);
  for (const { path, floor } of floors) {
    const [, top, , height] = floor.getAttribute('viewBox')!.split(' ').map(Number);
    const dots = floor.previousElementSibling!.querySelector('path')!.getAttribute('d')!;
    for (const [, row] of dots.matchAll(/ (-?\d+)h/g)) {
      expect(Math.abs(top! + height! - Number(row)), path).toBeGreaterThan(9.9);
    }
  }
});

test('the portfolio has its kinds of work and all case studies', () => {
  const main = mainOf('/portfolio');
  expect(textOf(main.querySelector('h1'))).toBe(portfolioPage.banner.heading);
  const kinds = portfolioPage.whatWeDo.cards.map(({ title }) => title);
  expect(headingsOf('/portfolio').slice(2, 2 + kinds.length)).toEqual(kinds);
  const shown = PORTFOLIO_ROUTES.flatMap((path) => mainOf(path).querySelectorAll('article a'));
  expect(shown.map(hrefOf)).toEqual(PROJECT_ROUTES);
  for (const path of PORTFOLIO_ROUTES) {
    const articles = mainOf(path).querySelectorAll('article');
    const names = articles.map((article) => article.getAttribute('aria-label'));
    expect(names).toEqual(articles.map((article) => textOf(article.querySelector('h3'))));
  }
  for (const path of PORTFOLIO_ROUTES.slice(1)) {
    expect(linksTo('/portfolio', `${path}#case-studies-title`)).not.toEqual([]);
  }
});

test('each group of filters has a heading', () => {
  for (const group of new Set(PORTFOLIO_FILTERS.map((filter) => filter.group))) {
    expect(textOf(mainOf('/portfolio').querySelector(`#filters-${group}`)), group).not.toBe('');
  }
});

test.each(PORTFOLIO_FILTERS)('$address shows the case studies that its link counts', (filter) => {
  const pages = FURTHER_PORTFOLIO_ROUTES.filter(
    (path) => path === filter.address || path.startsWith(`${filter.address}/`),
  );
  const shown = pages.flatMap((path) => mainOf(path).querySelectorAll('article a').map(hrefOf));
  expect(shown).toEqual(filter.projects.map(({ path }) => path));
  expect(shown).toHaveLength(filter.count);
  expect(linksTo('/portfolio', `${filter.address}#case-studies-title`)).toEqual([filter.link]);
});

describe('case studies', () => {
  test.each(PROJECT_ROUTES)('%s has its parts', (path) => {
    expect(headingsOf(path)).toContain(projectTemplate.otherProjectsTitle);
    const { number, title, tags } = caseStudies.find((project) => project.path === path)!;
    const subject = `${projectTemplate.subjectStart} ${number}, ${title}`;
    expect(linksTo(path, withSubject(navigation.quote.href, subject))).toHaveLength(1);
    expect(linksTo(path, withSubject(`mailto:${company.email}`, subject))).toHaveLength(1);
    const last = caseStudies
      .map((project) => project.number!)
      .sort((one, other) => +other - +one)[0];
    const place = `${projectTemplate.numberLabel} ${number} ${projectTemplate.ofWord} ${last}`;
    expect(linksTo(path, '/portfolio')).toContain(place);
    for (const { label, address } of PORTFOLIO_FILTERS.filter(({ label }) => tags.includes(label)))
      expect(linksTo(path, `${address}#case-studies-title`)).toEqual([label]);
    expect(linksTo(path, '/portfolio')).toContain(projectCarousel.link.label);
    const others = mainOf(path).querySelectorAll(`${OTHERS} li a`).map(hrefOf);
    expect(new Set(others).size).toBe(Math.min(3, PROJECT_ROUTES.length - 1));
    expect(others).not.toContain(path);
    const index = PROJECT_ROUTES.indexOf(path);
    const beside = [PROJECT_ROUTES[index - 1], PROJECT_ROUTES[index + 1]];
    // With fewer, the two beside it are needed as well.
    if (PROJECT_ROUTES.length > 5) expect(others.filter((one) => beside.includes(one))).toEqual([]);
  });

  test('lead to the ones before and after them in the portfolio; the guide stands in no order', () => {
    const { previous, next } = portfolioPage.caseStudies.pages;
    const neighboursOf = (path: string) =>
      mainOf(path)
        .querySelectorAll(`${OTHERS} a`)
        .filter((link) => !link.closest('li'))
        .map(textOf);
    const named = (label: string, path?: string) => (path ? [`${label}: ${titleOf(path)}`] : []);
    const all = projectCarousel.link.label;
    PROJECT_ROUTES.forEach((path, index) =>
      expect(neighboursOf(path), path).toEqual([
        ...named(previous, PROJECT_ROUTES[index - 1]),
        ...named(next, PROJECT_ROUTES[index + 1]),
        all,
      ]),
    );
    expect(neighboursOf(PROJECT_GUIDE)).toEqual([all]);
  });

  test('tell their parts in one order, with the screenshots after the first paragraph of the solution', () => {
    for (const study of caseStudies) {
      const [first, ...rest] = paragraphsOf(study.solution);
      const told = [
        study.projectTitle,
        projectTemplate.challengeTitle,
        ...paragraphsOf(study.challenge),
        projectTemplate.solutionTitle,
        first!,
        ...study.screenshots.map((_, index) => `${projectTemplate.screenshotLabel} ${index + 1}`),
        ...rest,
        projectTemplate.highlightsTitle,
        ...study.highlights,
        projectTemplate.tagsTitle,
        projectTemplate.offerTitle,
      ];
      const main = mainOf(study.path).clone() as HTMLElement;
      for (const image of main.querySelectorAll('figure img')) {
        image.replaceWith(image.getAttribute('alt')!);
      }
      const text = textOf(main);
      let place = 0;
      for (const words of told) {
        place = text.indexOf(words, place);
        expect(place, `${study.path}: ${words}`).toBeGreaterThan(-1);
      }
    }
  });

  test('name those who worked on it by their jobs, and what to measure; without any, neither is there', () => {
    for (const { path, roles = [], measures = [] } of [...caseStudies, guides.project]) {
      const named = mainOf(path).querySelectorAll('li').map(textOf);
      expect(named, path).toEqual(expect.arrayContaining(roles));
      expect(headingsOf(path).includes(projectTemplate.rolesTitle), path).toBe(roles.length > 0);
      const section = mainOf(path).querySelector('section[aria-labelledby=measures-title]');
      // Reader views keep what stands beside the highlights, and drop all else.
      const beside = section?.parentNode?.querySelectorAll(':scope > section h3').map(textOf);
      if (beside) expect(beside, path).toContain(projectTemplate.highlightsTitle);
      expect(section !== null, path).toBe(measures.length > 0);
      const { title, outcomeTitle, beforeLabel, afterLabel } = projectTemplate.measures;
      const outcomes = measures.filter(({ before }) => before);
      const heading = outcomes.length > 0 ? outcomeTitle : title;
      expect(section?.querySelectorAll('h2').map(textOf) ?? [heading]).toEqual([heading]);
      const told = outcomes.map(
        ({ name, source, before, after }) =>
          `${name}${beforeLabel} ${before} ${afterLabel} ${after}${source}`,
      );
      const asked = measures.map(
        ({ name, source }) => `${name}${source}${beforeLabel} ${afterLabel}`,
      );
      const items = section?.querySelectorAll('li').map(textOf) ?? [];
      expect(items.map((item) => item.replace(/\s+/g, ' '))).toEqual(
        outcomes.length > 0 ? told : asked,
      );
    }
  });

  test('name the client, link to the product and quote what is said, as far as each is given', () => {
    for (const { path, client, link, quote } of caseStudies) {
      const main = mainOf(path);
      const said = main.querySelectorAll('blockquote').map(textOf);
      expect(said, path).toEqual(quote ? [paragraphsOf(quote.text).join('')] : []);
      if (quote) expect(textOf(main)).toContain(quote.role);
      if (client) expect(main.querySelectorAll('dd').map(textOf)).toContain(client.name);
      if (client?.link) expect(linksTo(path, client.link)).toContain(client.name);
      if (link) expect(linksTo(path, link.href)).toContain(link.label);
    }
  });

  test('show a fact only when it has a value, with the specified labels', () => {
    const { factLabels } = projectTemplate;
    const labelsOf = (path: string) => mainOf(path).querySelectorAll('dt').map(textOf);
    for (const { path, technology, ...project } of caseStudies) {
      const effort = project.weeks ?? project.people;
      const facts: Record<string, unknown> = { ...project, ...technology, effort };
      const known = Object.entries(factLabels).filter(([fact]) => facts[fact] !== undefined);
      expect(labelsOf(path), path).toEqual(known.map(([, label]) => label));
    }
    expect(labelsOf(PROJECT_GUIDE)).toEqual([]);
  });

  test('number their screenshots, which open by themselves, and say below each what it shows', () => {
    for (const { path, screenshots, screenshotCaptions = [] } of caseStudies) {
      const figures = mainOf(path).querySelectorAll('figure');
      for (const figure of figures) {
        expect(hrefOf(figure.querySelector('a:has(img)')!)).toMatch(/^\/static\/[^/]+$/);
      }
      expect(
        figures.map((figure) => [
          figure.querySelector('img')!.getAttribute('alt'),
          textOf(figure.querySelector('figcaption')),
        ]),
      ).toEqual(
        screenshots.map((_, index) => [
          `${projectTemplate.screenshotLabel} ${index + 1}`,
          screenshotCaptions[index] ?? '',
        ]),
      );
    }
  });
});

test('the FAQ has its questions, with one answer of each column open', () => {
  const items = mainOf('/faq').querySelectorAll('details');
  expect(items.map((item) => item.hasAttribute('open'))).toEqual(
    faq.columns.flatMap(({ openItem, items }) => items.map((_, index) => index + 1 === openItem)),
  );
});

test('contact has both forms and the map, and calls no third party', () => {
  const { document, html } = pageAt('/contact');
  const names = document.querySelectorAll('form').map((form) => form.getAttribute('name'));
  expect(names).toEqual(['callback', 'contact']);
  for (const phone of document.querySelectorAll('[id$=-phone]')) {
    expect(phone.getAttribute('inputmode')).toBe('numeric');
  }
  expect(html).not.toContain(TRAP_FIELD);
  expect(html.replace(/<noscript>.*?<\/noscript>/gs, '')).not.toContain('<iframe');
});

test('links to the office have a space before the postal code, and the next steps name who reads what is sent', () => {
  const { city, postalCode } = company.address;
  const { document } = pageAt('/contact');
  const offices = document
    .querySelectorAll('a')
    .map(textOf)
    .filter((text) => text.includes(postalCode));
  expect(offices).toHaveLength(2);
  for (const text of offices) expect(text).toContain(` ${city} ${postalCode}`);
  const { nextSteps } = contactPage;
  const next = document.querySelector('section[aria-labelledby=next-title]')!;
  const steps = next.querySelector('ol')!.querySelectorAll(':scope > li');
  expect(steps).toHaveLength(4);
  for (const name of nextSteps.readers) {
    const { desc } = team.members.find(({ title }) => title === name)!;
    expect(textOf(steps[1]!)).toContain(`${name}, ${desc}`);
  }
  expect(steps[1]!.querySelectorAll('img')).toHaveLength(nextSteps.readers.length);
  for (const item of nextSteps.ready) expect(textOf(next)).toContain(item);
});

test('every button for a quote or a callback leads to the form that it names', () => {
  const { callToAction: callback, quote } = navigation;
  const hero = { label: homePage.hero.btnName, href: homePage.hero.btnUrl };
  const { callback: call, write } = contactPage.doors;
  for (const [path, { label, href }, door] of [
    ['/', hero, call],
    ['/about', callback, call],
    [SERVICE, callback, call],
    [SERVICE, quote, write],
    [MIDDLE_PROJECT, quote, write],
  ] as const) {
    const links = pageAt(path)
      .document.querySelectorAll('a')
      .filter((link) => textOf(link) === label)
      .map((link) => hrefOf(link)!.replace(/\?[^#]*/, ''));
    expect(links, `${label} on ${path}`).toContain(href);
    // Elsewhere they may lead to a calendar.
    if (isDelivered) expect(new Set(links)).toEqual(new Set([`/contact#${door.address}`]));
  }
  expect(linksTo('/faq', callToAction.button.href)).toContain(callToAction.button.label);
});

test('a legal page says that its text is a placeholder, in Latin, as long as it is one', () => {
  for (const { path, notice, isFiller, sections } of legalPages) {
    const main = mainOf(path);
    expect(textOf(main)).toContain(notice);
    const latin = main.querySelectorAll('[lang=la]').map(textOf).join(' ');
    for (const { text } of sections) {
      expect(textOf(main)).toContain(text.split('\n')[0]);
      expect(latin.includes(text.split('\n')[0]!)).toBe(isFiller ?? false);
    }
    expect(latin).not.toContain(notice);
    // There is nothing else: no banner asks for a callback.
    expect(textOf(main)).not.toContain(callToAction.title);
  }
});

test('no other page has Latin in it', () => {
  const filler = legalPages.filter(({ isFiller }) => isFiller).map(({ path }) => path);
  for (const { path, document } of readPages().filter((page) => !filler.includes(page.path))) {
    expect(document.querySelectorAll('[lang=la]'), path).toEqual([]);
  }
});

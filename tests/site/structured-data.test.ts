import { describe, expect, test } from 'vitest';
import { daysOf } from '../../src/site/office-hours';
import {
  caseStudies,
  company,
  contactPage,
  faq,
  portfolioPage,
  services,
  servicesPage,
  team,
} from '../content';
import {
  DETAILED_PROJECT,
  FURTHER_PORTFOLIO_ROUTES,
  PORTFOLIO_ROUTES,
  PROJECT_ROUTES,
  SERVICE,
  SERVICE_ROUTES,
} from '../routes';
import { listedRows, mainOf, pageAt, textOf, type Page } from './read-site';

type Thing = { '@type': string; '@id'?: string; [property: string]: unknown };

/** The parts that search engines ask for, by type. */
const REQUIRED: Record<string, string[]> = {
  LocalBusiness: ['name', 'url', 'telephone', 'email', 'address', 'logo'],
  PostalAddress: [],
  PropertyValue: ['name', 'value'],
  ContactPoint: ['contactType', 'name', 'email'],
  Organization: ['name'],
  WebSite: ['name', 'url', 'publisher', 'inLanguage'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  ItemList: ['itemListElement'],
  Service: ['name', 'description', 'provider', 'url', 'image', 'areaServed'],
  Article: ['name', 'headline', 'abstract', 'author', 'image'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Person: ['name', 'jobTitle', 'worksFor', 'image'],
  Thing: ['name'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  GeoCoordinates: ['latitude', 'longitude'],
};
const WEB_PAGE = ['name', 'url', 'isPartOf', 'inLanguage'];
const KIND_OF_PAGE: Record<string, string> = {
  '/about': 'AboutPage',
  '/contact': 'ContactPage',
  '/faq': 'FAQPage',
  ...Object.fromEntries([team.path, ...team.aliases].map((path) => [path, 'AboutPage'])),
  ...Object.fromEntries(
    [portfolioPage.path, ...FURTHER_PORTFOLIO_ROUTES].map((path) => [path, 'CollectionPage']),
  ),
  '/service': 'CollectionPage',
};

const graphOf = ({ document }: Page): Thing[] => {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  expect(scripts).toHaveLength(1);
  const data = JSON.parse(scripts[0]!.text) as { '@context': string; '@graph': Thing[] };
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
};

/** Every object and list in a graph, however deep. */
const objectsIn = (value: unknown): object[] =>
  typeof value === 'object' && value !== null
    ? [value, ...Object.values(value).flatMap(objectsIn)]
    : [];
const thingsIn = (value: unknown): Thing[] =>
  objectsIn(value).filter((one): one is Thing => '@type' in one);
const referencesIn = (value: unknown): string[] =>
  objectsIn(value).flatMap((one) =>
    '@id' in one && Object.keys(one).length === 1 ? [one['@id'] as string] : [],
  );

/** Names that are not words for visitors, and addresses and dates, which are looked at on their own. */
const NO_WORDS = [
  ...['@type', '@id', 'url', 'item', 'logo', 'image', 'sameAs', 'datePublished', 'inLanguage'],
  ...['addressCountry', 'dayOfWeek', 'dateModified', 'foundingDate'],
  // The page shows them on a clock of twelve hours; a test below compares them.
  'opens',
  'closes',
];

/** Every text in a graph that is meant for people. */
const wordsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.split('\n\n');
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (NO_WORDS.includes(name)) return [];
    return name === 'keywords' ? String(inner).split(', ') : wordsIn(inner);
  });
};

const one = (graph: Thing[], type: string): Thing => {
  const found = thingsIn(graph).filter((thing) => thing['@type'] === type);
  expect(found).toHaveLength(1);
  return found[0]!;
};

describe.each(listedRows())('structured data of %s', (path, page) => {
  const { document } = page;
  const graph = graphOf(page);
  const things = thingsIn(graph);
  const body = textOf(document.querySelector('body'));
  const canonical = document.querySelector('link[rel=canonical]')!.getAttribute('href');
  const webPage = graph.find((thing) => thing['@type'].endsWith('Page'))!;

  test('has the parts that each type needs', () => {
    for (const thing of things) {
      const required = thing['@type'].endsWith('Page') ? WEB_PAGE : REQUIRED[thing['@type']];
      expect(required, `unexpected type ${thing['@type']}`).toBeDefined();
      for (const part of required!) expect(thing[part], `${thing['@type']}.${part}`).toBeTruthy();
    }
  });

  test('is one connected graph: every name that is used is given once', () => {
    const names = things.flatMap((thing) => thing['@id'] ?? []);
    expect(new Set(names).size).toBe(names.length);
    for (const name of referencesIn(graph)) expect(names).toContain(name);
    const used = new Set(referencesIn(graph));
    for (const thing of graph) {
      if (thing !== webPage) expect(used.has(thing['@id']!), thing['@id']).toBe(true);
    }
  });

  test('says what kind of page this is, under its canonical address', () => {
    expect(webPage['@type']).toBe(KIND_OF_PAGE[path] ?? 'WebPage');
    expect(webPage.url).toBe(canonical);
  });

  test('names the company as the page does', () => {
    const node = one(graph, 'LocalBusiness');
    expect(node).toMatchObject({
      name: company.brand,
      legalName: company.legalName,
      telephone: company.phone,
      email: company.email,
      url: `${company.siteUrl}/`,
    });
    const addresses = node.address as Thing[];
    for (const address of addresses) expect(address).toHaveProperty('streetAddress');
    const [office, ...further] = addresses;
    for (const part of Object.values(office!).slice(1, 4)) expect(body).toContain(part);
    expect(further).toHaveLength(company.registeredOffice ? 1 : 0);
    expect((node.identifier as Thing[] | undefined)?.length).toBe(company.registrations?.length);
    expect(Boolean(node.contactPoint)).toBe(Boolean(company.contactPerson));
    expect(node.sameAs).toEqual(company.profiles?.links.map(({ href }) => href));
    if (node.image) expect(node.image).not.toBe(node.logo);
  });

  test('has the breadcrumb that the page shows', () => {
    const crumbs = document.querySelectorAll('main nav ol li').map(textOf);
    if (path === '/') {
      expect(things.some((thing) => thing['@type'] === 'BreadcrumbList')).toBe(false);
      return;
    }
    const items = one(graph, 'BreadcrumbList').itemListElement as {
      name: string;
      item: string;
      position: number;
    }[];
    expect(items.map(({ name }) => name)).toEqual(crumbs);
    expect(items.map(({ position }) => position)).toEqual([1, 2]);
    expect(items.map(({ item }) => item)).toEqual([`${company.siteUrl}/`, canonical]);
  });

  test('says nothing that the page does not show', () => {
    const shown = `${textOf(document.querySelector('title'))} ${body}`;
    for (const words of wordsIn(graph)) expect(shown).toContain(words);
    const pictures = document
      .querySelectorAll('body img')
      .map((image) => image.getAttribute('src'));
    for (const { image } of things) {
      if (image) expect(pictures).toContain((image as string).slice(company.siteUrl.length));
    }
    const days = document.querySelectorAll('main time').map((day) => day.getAttribute('datetime'));
    for (const { datePublished } of things)
      if (datePublished) expect(days).toContain(datePublished);
  });
});

const graphAt = (path: string) => graphOf(pageAt(path));
const count = (path: string, type: string) =>
  thingsIn(graphAt(path)).filter((thing) => thing['@type'] === type).length;

test('pages say what they are about', () => {
  expect(count(SERVICE, 'Service')).toBe(1);
  expect(count(DETAILED_PROJECT, 'Article')).toBe(1);
  expect(count(faq.path, 'Question')).toBe(faq.columns.flatMap(({ items }) => items).length);
  expect(count(team.path, 'Person')).toBe(team.members.length);
  const listedOn = (path: string) => one(graphAt(path), 'ItemList').itemListElement as unknown[];
  expect(listedOn(servicesPage.path)).toHaveLength(SERVICE_ROUTES.length);
  expect(PORTFOLIO_ROUTES.flatMap(listedOn)).toHaveLength(PROJECT_ROUTES.length);
});

test('a service says what kind it is and where it is offered', () => {
  for (const { path, serviceType } of services.filter((service) => service.serviceType)) {
    const { areaServed } = company;
    expect(one(graphAt(path), 'Service')).toMatchObject({ serviceType, areaServed });
  }
});

test('a case study is an article of the company, with its picture, day and subject', () => {
  for (const { path, published, domain, client } of caseStudies) {
    // Reader views look for it at the top of the graph, and follow no references.
    const graph = graphAt(path);
    const article = graph.find((thing) => thing['@type'] === 'Article')!;
    const mainEntity = { '@id': article['@id'] };
    expect(graph).toContainEqual(expect.objectContaining({ '@type': 'WebPage', mainEntity }));
    expect(article).toMatchObject({
      author: { '@id': `${company.siteUrl}/#company`, name: company.brand },
    });
    expect(article.datePublished).toBe(published);
    const mentioned = client && { '@type': 'Organization', name: client.name };
    if (mentioned) expect(article.mentions).toMatchObject(mentioned);
    else expect(article.mentions).toBeUndefined();
    expect(graph.some((thing) => thing['@type'].includes('Review'))).toBe(false);
    expect(article.image).toMatch(/\.webp$/);
    expect(article.about).toEqual(domain && { '@type': 'Thing', name: domain });
  }
});

test('the contact page says where the office is and when it is open, as it shows', () => {
  const { region, latitude, longitude } = company.address;
  const { openingHours = [] } = company;
  const graph = graphAt('/contact');
  const text = textOf(mainOf('/contact'));
  const [office] = one(graph, 'LocalBusiness').address as Thing[];
  expect(office!.addressRegion).toBe(region);
  expect(text).toContain(region ?? '');
  const places = latitude === undefined ? [] : [{ latitude, longitude }];
  expect(thingsIn(graph).filter((thing) => thing['@type'] === 'GeoCoordinates')).toMatchObject(
    places,
  );
  const hours = thingsIn(graph).filter((thing) => thing['@type'] === 'OpeningHoursSpecification');
  type Days = Parameters<typeof daysOf>[0];
  const specified = openingHours.map(({ opens, closes, ...days }) => {
    return { opens, closes, dayOfWeek: daysOf(days as Days) };
  });
  expect(hours).toMatchObject(specified);
  const { rangeWord, beforeNoon, afterNoon } = contactPage.times;
  const shown = (time: string) => {
    const [hour, minute] = time.split(':').map(Number) as [number, number];
    return `${hour % 12 || 12}${minute ? time.slice(2) : ''} ${hour < 12 ? beforeNoon : afterNoon}`;
  };
  for (const { from, to, opens, closes } of openingHours) {
    const days = from === to ? from : `${from} ${rangeWord} ${to}`;
    expect(text).toContain(`${days}, ${shown(opens)} ${rangeWord} ${shown(closes)}`);
  }
});

test('pages say when they last changed, where the history knows it, and a case study is an article', () => {
  for (const [path, page] of listedRows()) {
    const metaOf = (name: string) =>
      page.document.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
    const graph = graphOf(page);
    const { dateModified } = graph.find((thing) => thing['@type'].endsWith('Page'))!;
    const article = graph.find((thing) => thing['@type'] === 'Article');
    expect(metaOf('og:type'), path).toBe(article ? 'article' : 'website');
    expect(metaOf('article:published_time')).toBe(article?.datePublished);
    expect(metaOf('article:modified_time')).toBe(article && dateModified);
    expect(article?.dateModified).toBe(article && dateModified);
  }
});

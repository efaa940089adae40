import { describe, expect, test } from 'vitest';
import {
  caseStudies,
  company,
  faq,
  navigation,
  projectCarousel,
  projectTemplate,
  services,
  servicesPage,
  serviceTemplate,
} from '../content';
import { PROJECT_ROUTES, SERVICE_ROUTES } from '../routes';
import { mainOf, pageAt, textOf } from './read-site';

const addressesIn = (path: string, links: string): string[] =>
  mainOf(path)
    .querySelectorAll(links)
    .map((link) => link.getAttribute('href')!);

/** Addresses that a list in the sidebar of a page links to. */
const linksIn = (path: string, list: 'services' | 'projects'): string[] =>
  addressesIn(path, `nav[aria-labelledby=sidebar-${list}] a`);

test('the page of services lists them all', () => {
  const links = addressesIn(servicesPage.path, 'li a');
  expect(links.filter((href) => SERVICE_ROUTES.includes(href))).toEqual(SERVICE_ROUTES);
});

test.each(services.filter(({ papers }) => papers))(
  'the papers on $path say that they are specimens, and their sums add up',
  ({ path, papersMark, papers = [] }) => {
    for (const { address, title, rows, totalLabel } of papers) {
      const paper = mainOf(path).querySelector(`[id="${address}"]`)!;
      expect(textOf(paper)).toContain(papersMark);
      expect(textOf(paper.querySelector('h3'))).toBe(title);
      expect(paper.querySelectorAll('dt').map(textOf)).toEqual(
        [...rows.map(({ label }) => label), totalLabel].filter(Boolean),
      );
      const amounts = paper
        .querySelectorAll('dd')
        .map(textOf)
        .filter((text) => text.startsWith('₹'))
        .map((text) => Number(text.replace(/[₹,]/g, '')));
      const total = totalLabel ? amounts.pop() : undefined;
      expect(amounts).toEqual(rows.flatMap(({ amount }) => amount ?? []));
      if (totalLabel) expect(total).toBe(amounts.reduce((sum, amount) => sum + amount, 0));
    }
  },
);

test('the steps of a service and the answers lead where their links say', () => {
  type Link = { label: string; href: string };
  const answers = faq.columns.flatMap(({ items }) => items as { more?: Link }[]);
  const links = [
    ...services.flatMap(({ path, services: steps }) =>
      steps.map(({ link }) => [path, link] as const),
    ),
    ...answers.map(({ more }) => [faq.path, more] as const),
  ];
  for (const [path, link] of links) {
    if (link) expect(addressesIn(path, 'a'), `${link.label} on ${path}`).toContain(link.href);
  }
});

describe.each(SERVICE_ROUTES)('%s', (path) => {
  const service = services.find((one) => one.path === path)!;
  const { title, pageTitle, serviceType } = service;
  const main = mainOf(path);
  const own = caseStudies
    .filter((project) => project.services.includes(path))
    .map((project) => project.path);

  test('says in its title what is sought, and keeps its name as heading', () => {
    const named = textOf(pageAt(path).document.querySelector('title'));
    expect(named).toBe(`${pageTitle ?? title} - ${company.legalName}`);
    expect(textOf(main.querySelector('h1'))).toBe(title);
    expect(textOf(main)).toContain(serviceType ?? title);
  });

  test('has its steps, leads to a quote, and says where it is offered', () => {
    const steps = main.querySelectorAll('ol > li > h3').map(textOf);
    expect(steps).toEqual(service.services.map(({ name }) => name));
    const quote = main.querySelectorAll(`a[href="${navigation.quote.href}"]`).map(textOf);
    expect(quote).toContain(navigation.quote.label);
    for (const words of [serviceTemplate.areaTitle, ...company.areaServed])
      expect(textOf(main)).toContain(words);
  });

  test('lists the other services, and three case studies, those that used it first', () => {
    const listed = SERVICE_ROUTES.filter((other) => !serviceTemplate.leftOut?.includes(other));
    expect(linksIn(path, 'services')).toEqual(listed);
    const current = 'nav[aria-labelledby=sidebar-services] [aria-current=page]';
    expect(addressesIn(path, current)).toEqual(listed.filter((other) => other === path));
    const first = own.slice(0, 3);
    const others = PROJECT_ROUTES.filter((other) => !first.includes(other));
    expect(linksIn(path, 'projects')).toEqual([...first, ...others].slice(0, 3));
  });

  test('has the case studies that used it first among its slides, below their heading', () => {
    const heading =
      own.length > 0 ? `${title} ${serviceTemplate.carouselTitle}` : projectCarousel.title;
    const headings = main.querySelectorAll('h2').map(textOf);
    expect(headings).toContain(heading);
    expect(addressesIn(path, 'article a').slice(0, Math.min(3, own.length))).toEqual(
      own.slice(0, 3),
    );
  });
});

test.each(PROJECT_ROUTES)('%s links to the services that it used', (path) => {
  const { services: used } = caseStudies.find((project) => project.path === path)!;
  expect(linksIn(path, 'services')).toEqual(used);
  if (used.length > 0) expect(textOf(mainOf(path))).toContain(projectTemplate.servicesTitle);
});

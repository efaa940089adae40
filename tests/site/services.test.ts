import { describe, expect, test } from 'vitest';
import { caseStudies, company, projectTemplate, serviceTemplate, services } from '../content';
import { PROJECT_ROUTES, SERVICE_ROUTES } from '../routes';
import { readPages, textOf } from './read-site';

const { legalName, address } = company;
const pages = new Map(readPages().map((page) => [page.path, page.document]));
const mainOf = (path: string) => pages.get(path)!.querySelector('main')!;
const serviceAt = (path: string) => services.find((service) => service.path === path)!;

/** Addresses that a list in the sidebar of a page links to. */
const linksIn = (path: string, list: 'services' | 'projects'): string[] =>
  mainOf(path)
    .querySelectorAll(`nav[aria-labelledby=sidebar-${list}] a`)
    .map((link) => link.getAttribute('href')!);

describe.each(SERVICE_ROUTES)('%s', (path) => {
  const { title, pageTitle, serviceType, metaDescription } = serviceAt(path);
  const main = mainOf(path);

  test('says in its title what is sought and where, and keeps its name as heading', () => {
    expect(textOf(pages.get(path)!.querySelector('title'))).toBe(`${pageTitle} - ${legalName}`);
    expect(pageTitle).toMatch(new RegExp(` in ${address.city}$`));
    expect(textOf(main.querySelector('h1'))).toBe(title);
    expect(textOf(main)).toContain(serviceType);
  });

  test('names the city in its description and its first paragraph, once', () => {
    const first = main.querySelectorAll('p').find((text) => textOf(text).includes(address.city));
    for (const text of [metaDescription, textOf(first!)]) {
      expect(text.split(address.city)).toHaveLength(2);
    }
  });

  test('is linked from the content of five pages or more, if there are as many case studies', () => {
    const linking = [...pages].filter(
      ([other, page]) => other !== path && page.querySelector(`main a[href="${path}"]`),
    );
    expect(linking.length).toBeGreaterThanOrEqual(Math.min(5, caseStudies.length + 1));
  });

  test('shows the first three case studies that used it, and where it is offered', () => {
    const own = caseStudies.filter((project) => project.services.includes(path));
    expect(linksIn(path, 'projects')).toEqual(own.slice(0, 3).map((project) => project.path));
    const text = textOf(main);
    expect(text).toContain(serviceTemplate.areaTitle);
    for (const area of company.areaServed) expect(text).toContain(area);
  });
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

test('the page on ERP says in both what the letters stand for', () => {
  const { metaDescription } = serviceAt('/service/erp');
  expect(metaDescription).toMatch(/enterprise resource planning/i);
  expect(textOf(mainOf('/service/erp'))).toMatch(/short for enterprise resource planning/);
});

test.each(PROJECT_ROUTES)('%s links to the services that it used', (path) => {
  const { services: used } = caseStudies.find((project) => project.path === path)!;
  expect(linksIn(path, 'services')).toEqual(used);
  expect(textOf(mainOf(path))).toContain(projectTemplate.servicesTitle);
});

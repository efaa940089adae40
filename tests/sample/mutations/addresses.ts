import { all, type Mutation, CASE, UNLINKED, ERP, HOME, TEAM, set } from './change';

/** Addresses of pages. */
export const ADDRESSES: Mutation[] = [
  ['an address without its first /', set(CASE, 'path', 'project/project-details-03')],
  ['an address with / at its end', set(UNLINKED, 'path', '/project/project-details-03/')],
  ['an address with a space', set(UNLINKED, 'path', '/project/parcel service')],
  ['an address with an accent', set(UNLINKED, 'path', '/project/café')],
  ['the address of another case study', set(UNLINKED, 'path', '/project/project-details-04')],
  [
    'the address of another page in other letters',
    set(UNLINKED, 'path', '/Project/Project-Details-04'),
  ],
  ["the address of a page of the site's own", set(UNLINKED, 'path', '/about')],
  ['another address of the team that a page has', set(TEAM, 'aliases', ['/About'])],
  ['a fixed address changed', set(HOME, 'path', '/home')],
  ['the address of the page for errors', set(UNLINKED, 'path', '/404')],
  ['the address of the editing screen', set(UNLINKED, 'path', '/admin')],
  ["the address of the home page's file", set(UNLINKED, 'path', '/index')],
  ['an address of a further page of the portfolio', set(UNLINKED, 'path', '/portfolio/2')],
  [
    'an address that a filter of the portfolio may have',
    set(UNLINKED, 'path', '/portfolio/Dairy-Industry'),
  ],
  ['the name of a file for crawlers', set(UNLINKED, 'path', '/robots.txt')],
  ['an address of three hundred letters', set(UNLINKED, 'path', `/${'parcel'.repeat(50)}`)],
  ['a former address that is the own one', set(ERP, 'formerPaths', ['/service/erp'])],
  [
    'a former address that another page has, spelt in another way',
    set(ERP, 'formerPaths', ['/About.html']),
  ],
  [
    'a former address that a filter of the portfolio has',
    set(ERP, 'formerPaths', ['/portfolio/retail-industry']),
  ],
  [
    'a former address of two pages',
    all(set(ERP, 'formerPaths', ['/erp', '/old']), set(CASE, 'formerPaths', ['/Old'])),
  ],
  ['a former address that the site needs', set(ERP, 'formerPaths', ['/static/erp'])],
  [
    'a link to a former address',
    all(
      set(ERP, 'formerPaths', ['/erp-software']),
      set(HOME, 'services.link.href', '/erp-software'),
    ),
  ],
  [
    'a service by a former address',
    all(set(ERP, 'formerPaths', ['/erp-software']), set(CASE, 'services[0]', '/erp-software')),
  ],
  ['an address changed that others link to', set(ERP, 'path', '/service/erp-software')],
];

import {
  type Mutation,
  CASE,
  CASE_OF_ERP,
  UNLINKED,
  ERP,
  CONTACT,
  HOME,
  TEAM,
  set,
  all,
} from './change';

/** Addresses of pages, and links and relations between pages. */
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
  ['an address below the file of a page', set(UNLINKED, 'path', '/service/erp.html/modules')],
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
  ['a draft to which links and relations lead', set(ERP, 'draft', true)],
  [
    'a draft to which another draft leads too',
    all(set(ERP, 'draft', true), set(CASE_OF_ERP, 'draft', true)),
  ],
  ['a former address that the site needs', set(ERP, 'formerPaths', ['/static/erp'])],
  ['a former address that is a file for crawlers', set(ERP, 'formerPaths', ['/Robots.txt'])],
  ['a former address below such a file', set(ERP, 'formerPaths', ['/sitemap.xml/erp'])],
  ['a former address below the file of a page', set(ERP, 'formerPaths', ['/about.html.br/erp'])],
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
  ['a link to a page that there is not', set(HOME, 'services.link.href', '/portfolios')],
  ['a link without its first /', set(HOME, 'services.link.href', 'portfolio')],
  ['a link to two places', set(HOME, 'services.link.href', '/faq#data-safety#x')],
  ['a link to a question misspelt', set(HOME, 'services.link.href', '/faq#data-saftey')],
  [
    'a link to a place on a page without places',
    set(HOME, 'services.link.href', '/contact#nothing'),
  ],
  [
    'a link to a filter of the portfolio that no case study has',
    set(HOME, 'services.link.href', '/portfolio/dairy-industry'),
  ],
  [
    'a link to a filter of the portfolio, while a case study cannot be read',
    all(set(HOME, 'services.link.href', '/portfolio/logistics-industry'), set(CASE, 'domain', 5)),
  ],
  [
    'a link to a filter of the portfolio, whose own page has a problem',
    all(
      set(HOME, 'services.link.href', '/portfolio/retail-industry'),
      set('data/portfolio-page.json', 'caseStudies.first', 5),
    ),
  ],
  ['a link that runs a script', set(HOME, 'services.link.href', 'javascript:alert(1)')],
  ['a link to a site without https://', set(HOME, 'services.link.href', 'www.example.com')],
  [
    'an e-mail link with two addresses',
    set(HOME, 'services.link.href', 'mailto:a@example.com,b@example.com'),
  ],
  ['a phone link with spaces', set(HOME, 'services.link.href', 'tel:+91 80 4567 8900')],
  ['a service that there is not', set(CASE, 'services[0]', '/service/erb')],
  ['a page for a service', set(CASE, 'services[0]', '/faq')],
  ['a service named twice', set(CASE, 'services', ['/service/erp', '/service/erp'])],
  ['no service at all', set(CASE, 'services', [])],
  [
    'a case study that there is not, first in a list',
    set('data/project-carousel.json', 'first[0]', '/project/project-detials-01'),
  ],
  [
    'a case study twice in a list',
    set('data/project-carousel.json', 'first[0]', '/project/project-details-05'),
  ],
  [
    'the guide among the services left out',
    set('data/service-template.json', 'leftOut[0]', '/service/service-details'),
  ],
  [
    'the guide among the case studies',
    set('data/portfolio-page.json', 'caseStudies.first', ['/project/project-details']),
  ],
  [
    'a reader of what is sent who is not in the team',
    set(CONTACT, 'nextSteps.readers[0]', 'Ananya Roa'),
  ],
  [
    'a paper that is called as its heading is',
    set('data/services/service-details.json', 'papers[2].address', 'papers-title'),
  ],
];

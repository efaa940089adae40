import { all, type Mutation, CASE, CONTACT, HOME, set } from './change';

/** Links and relations between pages. */
export const LINKS: Mutation[] = [
  ['a link to a page that there is not', set(HOME, 'services.link.href', '/portfolios')],
  ['a link without its first /', set(HOME, 'services.link.href', 'portfolio')],
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
];

import { all, type Mutation, CASE, CONTACT, HOME, set } from './change';

/** Links and relations between pages. */
export const LINKS: Mutation[] = [
  [
    'a link to a page that there is not',
    set(HOME, 'services.link.href', '/portfolios'),
    'data/home-page.json  services.link.href  The link "/portfolios" leads nowhere.  Expected the address of a page of this site. Did you mean "/portfolio"?',
  ],
  [
    'a link without its first /',
    set(HOME, 'services.link.href', 'portfolio'),
    'data/home-page.json  services.link.href  "portfolio" is not a valid link.  Expected an address on this site such as /contact, a full address such as https://www.example.com/page, mailto: with one e-mail address, or tel: with digits.',
  ],
  [
    'a link to a question misspelt',
    set(HOME, 'services.link.href', '/faq#data-saftey'),
    'data/home-page.json  services.link.href  The link "/faq#data-saftey" leads to no place on /faq.  Did you mean "data-safety"?',
  ],
  [
    'a link to a place on a page without places',
    set(HOME, 'services.link.href', '/contact#nothing'),
    'data/home-page.json  services.link.href  The link "/contact#nothing" leads to no place on /contact.  The places on that page are contact-title, callback, write, next-title, map.',
  ],
  [
    'a link to a filter of the portfolio that no case study has',
    set(HOME, 'services.link.href', '/portfolio/dairy-industry'),
    'data/home-page.json  services.link.href  The link "/portfolio/dairy-industry" leads nowhere.  Expected the address of a page of this site. Did you mean "/portfolio/retail-industry"?',
  ],
  [
    'a link to a filter of the portfolio, while a case study cannot be read',
    all(set(HOME, 'services.link.href', '/portfolio/logistics-industry'), set(CASE, 'domain', 5)),
    'data/projects/project-details-03.json  domain  This is a number.  Expected text in quotes. Leave the whole field out if there is none.',
  ],
  [
    'a link to a filter of the portfolio, whose own page has a problem',
    all(
      set(HOME, 'services.link.href', '/portfolio/retail-industry'),
      set('data/portfolio-page.json', 'caseStudies.first', 5),
    ),
    'data/portfolio-page.json  caseStudies.first  This is a number.  Expected a list [ … ]. Leave the whole field out if there is none.',
  ],
  [
    'a link that runs a script',
    set(HOME, 'services.link.href', 'javascript:alert(1)'),
    'data/home-page.json  services.link.href  "javascript:alert(1)" is not a valid link.  Expected an address on this site such as /contact, a full address such as https://www.example.com/page, mailto: with one e-mail address, or tel: with digits.',
  ],
  [
    'a link to a site without https://',
    set(HOME, 'services.link.href', 'www.example.com'),
    'data/home-page.json  services.link.href  "www.example.com" is not a valid link.  Expected an address on this site such as /contact, a full address such as https://www.example.com/page, mailto: with one e-mail address, or tel: with digits.',
  ],
  [
    'an e-mail link with two addresses',
    set(HOME, 'services.link.href', 'mailto:a@example.com,b@example.com'),
    'data/home-page.json  services.link.href  "mailto:a@example.com,b@example.com" is not a valid link.  Expected an address on this site such as /contact, a full address such as https://www.example.com/page, mailto: with one e-mail address, or tel: with digits.',
  ],
  [
    'a phone link with spaces',
    set(HOME, 'services.link.href', 'tel:+91 80 4567 8900'),
    'data/home-page.json  services.link.href  "tel:+91 80 4567 8900" is not a valid link.  Expected an address on this site such as /contact, a full address such as https://www.example.com/page, mailto: with one e-mail address, or tel: with digits.',
  ],
  [
    'a service that there is not',
    set(CASE, 'services[0]', '/service/erb'),
    'data/projects/project-details-03.json  services[0]  There is no page "/service/erb".  Expected the "path" of a page in data/services. Did you mean "/service/erp"?',
  ],
  [
    'a page for a service',
    set(CASE, 'services[0]', '/faq'),
    'data/projects/project-details-03.json  services[0]  "/faq" leads to data/faq.json, which is of another kind.  Expected the "path" of a page in data/services.',
  ],
  [
    'a service named twice',
    set(CASE, 'services', ['/service/erp', '/service/erp']),
    'data/projects/project-details-03.json  services[1]  "/service/erp" is listed twice.  Expected each entry once.',
  ],
  [
    'no service at all',
    set(CASE, 'services', []),
    'data/projects/project-details-03.json  services  There are no entries.  Expected 1 to 6 entries.',
  ],
  [
    'a case study that there is not, first in a list',
    set('data/project-carousel.json', 'first[0]', '/project/project-detials-01'),
    'data/project-carousel.json  first[0]  There is no page "/project/project-detials-01".  Expected the "path" of a page in data/projects. Did you mean "/project/project-details-01"?',
  ],
  [
    'a case study twice in a list',
    set('data/project-carousel.json', 'first[0]', '/project/project-details-05'),
    'data/project-carousel.json  first[1]  "/project/project-details-05" is listed twice.  Expected each entry once.',
  ],
  [
    'the guide among the services left out',
    set('data/service-template.json', 'leftOut[0]', '/service/service-details'),
    'data/service-template.json  leftOut[0]  The page "/service/service-details" has no "order", so it is in no list.  Expected a page that has "order".',
  ],
  [
    'the guide among the case studies',
    set('data/portfolio-page.json', 'caseStudies.first', ['/project/project-details']),
    'data/portfolio-page.json  caseStudies.first[0]  The page "/project/project-details" has no "number", so it is in no list.  Expected a page that has "number".',
  ],
  [
    'a reader of what is sent who is not in the team',
    set(CONTACT, 'nextSteps.readers[0]', 'Ananya Roa'),
    'data/contact-page.json  nextSteps.readers[0]  "Ananya Roa" is not in data/team.json.  Expected one of the names in data/team.json. Did you mean "Ananya Rao"?',
  ],
];

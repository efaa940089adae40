import { all, type Mutation, CASE, UNLINKED, ERP, HOME, TEAM, set } from './change';

/** Addresses of pages. */
export const ADDRESSES: Mutation[] = [
  [
    'an address without its first /',
    set(CASE, 'path', 'project/project-details-03'),
    'data/projects/project-details-03.json  path  "project/project-details-03" is not a valid address of a page.  Expected an address of plain letters, digits and hyphens that starts with / and does not end with it, such as /about.',
    '1 more may follow from this, and will be told once it is put right.',
  ],
  [
    'an address with / at its end',
    set(UNLINKED, 'path', '/project/project-details-03/'),
    'data/projects/project-details-08.json  path  "/project/project-details-03/" is not a valid address of a page.  Expected an address of plain letters, digits and hyphens that starts with / and does not end with it, such as /about.',
  ],
  [
    'an address with a space',
    set(UNLINKED, 'path', '/project/parcel service'),
    'data/projects/project-details-08.json  path  "/project/parcel service" is not a valid address of a page.  Expected an address of plain letters, digits and hyphens that starts with / and does not end with it, such as /about.',
  ],
  [
    'an address with an accent',
    set(UNLINKED, 'path', '/project/café'),
    'data/projects/project-details-08.json  path  "/project/café" is not a valid address of a page.  Expected an address of plain letters, digits and hyphens that starts with / and does not end with it, such as /about.',
  ],
  [
    'the address of another case study',
    set(UNLINKED, 'path', '/project/project-details-04'),
    'data/projects/project-details-04.json  path  "/project/project-details-04" is also the address of data/projects/project-details-08.json.  Expected one that no other page has; capital letters make no difference.',
    'data/projects/project-details-08.json  path  "/project/project-details-04" is also the address of data/projects/project-details-04.json.  Expected one that no other page has; capital letters make no difference.',
  ],
  [
    'the address of another page in other letters',
    set(UNLINKED, 'path', '/Project/Project-Details-04'),
    'data/projects/project-details-04.json  path  "/project/project-details-04" is also the address of data/projects/project-details-08.json.  Expected one that no other page has; capital letters make no difference.',
    'data/projects/project-details-08.json  path  "/Project/Project-Details-04" is also the address of data/projects/project-details-04.json.  Expected one that no other page has; capital letters make no difference.',
  ],
  [
    "the address of a page of the site's own",
    set(UNLINKED, 'path', '/about'),
    'data/about-page.json  path  "/about" is also the address of data/projects/project-details-08.json.  Expected one that no other page has; capital letters make no difference.',
    'data/projects/project-details-08.json  path  "/about" is also the address of data/about-page.json.  Expected one that no other page has; capital letters make no difference.',
  ],
  [
    'another address of the team that a page has',
    set(TEAM, 'aliases', ['/About']),
    'data/about-page.json  path  "/about" is also the address of data/team.json.  Expected one that no other page has; capital letters make no difference.',
    'data/team.json  aliases[0]  "/About" is also the address of data/about-page.json.  Expected one that no other page has; capital letters make no difference.',
  ],
  [
    'a fixed address changed',
    set(HOME, 'path', '/home'),
    'data/home-page.json  path  "/home" is not the address of this page.  Expected "/": the address of this page is fixed.',
    '3 more may follow from this, and will be told once it is put right.',
  ],
  [
    'the address of the page for errors',
    set(UNLINKED, 'path', '/404'),
    'data/projects/project-details-08.json  path  "/404" is reserved: the site uses it for something else.  Expected another address.',
  ],
  [
    'the address of the editing screen',
    set(UNLINKED, 'path', '/admin'),
    'data/projects/project-details-08.json  path  "/admin" is reserved: the site uses it for something else.  Expected another address.',
  ],
  [
    "the address of the home page's file",
    set(UNLINKED, 'path', '/index'),
    'data/projects/project-details-08.json  path  "/index" is reserved: the site uses it for something else.  Expected another address.',
  ],
  [
    'an address of a further page of the portfolio',
    set(UNLINKED, 'path', '/portfolio/2'),
    'data/projects/project-details-08.json  path  "/portfolio/2" is reserved: the site uses it for something else.  Expected another address.',
  ],
  [
    'an address that a filter of the portfolio may have',
    set(UNLINKED, 'path', '/portfolio/Dairy-Industry'),
    'data/projects/project-details-08.json  path  "/portfolio/Dairy-Industry" is reserved: the site uses it for something else.  Expected another address.',
  ],
  [
    'the name of a file for crawlers',
    set(UNLINKED, 'path', '/robots.txt'),
    'data/projects/project-details-08.json  path  "/robots.txt" looks like the name of a file.  Expected an address without a full stop after its last /.',
  ],
  [
    'an address of three hundred letters',
    set(UNLINKED, 'path', `/${'parcel'.repeat(50)}`),
    'data/projects/project-details-08.json  path  The address is too long: 301 characters.  Expected up to 200.',
  ],
  [
    'a former address that is the own one',
    set(ERP, 'formerPaths', ['/service/erp']),
    'data/services/erp.json  formerPaths[0]  "/service/erp" is in use: it is an address of data/services/erp.json.  Expected an address that no page has now.',
  ],
  [
    'a former address that another page has, spelt in another way',
    set(ERP, 'formerPaths', ['/About.html']),
    'data/services/erp.json  formerPaths[0]  "/About.html" is in use: it is an address of data/about-page.json.  Expected an address that no page has now.',
  ],
  [
    'a former address that a filter of the portfolio has',
    set(ERP, 'formerPaths', ['/portfolio/retail-industry']),
    'data/services/erp.json  formerPaths[0]  "/portfolio/retail-industry" is in use: it is an address of data/portfolio-page.json.  Expected an address that no page has now.',
  ],
  [
    'a former address of two pages',
    all(set(ERP, 'formerPaths', ['/erp', '/old']), set(CASE, 'formerPaths', ['/Old'])),
    'data/projects/project-details-03.json  formerPaths[0]  "/Old" is also a former address of data/services/erp.json.  Expected it in one of the two.',
    'data/services/erp.json  formerPaths[1]  "/old" is also a former address of data/projects/project-details-03.json.  Expected it in one of the two.',
  ],
  [
    'a former address that the site needs',
    set(ERP, 'formerPaths', ['/static/erp']),
    'data/services/erp.json  formerPaths[0]  "/static/erp" is reserved: the site uses it for something else.  Expected another address.',
  ],
  [
    'a link to a former address',
    all(
      set(ERP, 'formerPaths', ['/erp-software']),
      set(HOME, 'services.link.href', '/erp-software'),
    ),
    'data/home-page.json  services.link.href  The link "/erp-software" leads nowhere.  Expected the address of a page of this site.',
  ],
  [
    'an address changed that others link to',
    set(ERP, 'path', '/service/erp-software'),
    'data/home-page.json  services.cards[1].btnLink  There is no page "/service/erp".  Expected the "path" of a page in data/services.',
    'data/navigation.json  serviceLinks.leftOut[0]  There is no page "/service/erp".  Expected the "path" of a page in data/services.',
    'data/projects/project-details-08.json  services[2]  There is no page "/service/erp".  Expected the "path" of a page in data/services.',
    'data/projects/project-details-10.json  services[1]  There is no page "/service/erp".  Expected the "path" of a page in data/services.',
  ],
];

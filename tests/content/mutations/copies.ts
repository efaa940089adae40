import {
  type Mutation,
  CASE,
  ERP,
  COMPANY,
  FAQ,
  HOME,
  TEAM,
  copy,
  swap,
  put,
  set,
  all,
} from './change';
import { textOf } from '../real-content';

const { metaDescription: homeDescription } = JSON.parse(textOf(HOME)) as {
  metaDescription: string;
};

/** What may not be the same, and what the content counts. */
export const COPIES: Mutation[] = [
  [
    'a service copied and left as it is',
    copy(ERP, 'data/services/stock.json'),
    'data/services/erp.json  path  "/service/erp" is also the address of data/services/stock.json.  Expected one that no other page has; capital letters make no difference.',
    'data/services/stock.json  path  "/service/erp" is also the address of data/services/erp.json.  Expected one that no other page has; capital letters make no difference.',
  ],
  [
    'the description of another page',
    set(CASE, 'metaDescription', homeDescription),
    'data/home-page.json  metaDescription  "metaDescription" is the same as in data/projects/project-details-03.json.  Expected a different one.',
    'data/projects/project-details-03.json  metaDescription  "metaDescription" is the same as in data/home-page.json.  Expected a different one.',
  ],
  [
    'the name of another question in an address',
    set(FAQ, 'columns[1].items[0].address', 'Cost'),
    'data/faq.json  columns[0].items[4].address  "address" is the same as in data/faq.json (columns[1].items[0].address).  Expected a different one.',
    'data/faq.json  columns[1].items[0].address  "address" is the same as in data/faq.json (columns[0].items[4].address).  Expected a different one.',
  ],
  [
    'two members of one name',
    set(TEAM, 'members[3].title', 'Meera Kulkarni'),
    'data/team.json  members[2].title  "title" is the same as in data/team.json (members[3].title).  Expected a different one.',
    'data/team.json  members[3].title  "title" is the same as in data/team.json (members[2].title).  Expected a different one.',
  ],
  [
    'one portrait for two members',
    set(TEAM, 'members[1].icon', 'images/team/ananya-rao.webp'),
    'data/team.json  members[0].icon  "icon" is the same as in data/team.json (members[1].icon).  Expected a different one.',
    'data/team.json  members[1].icon  "icon" is the same as in data/team.json (members[0].icon).  Expected a different one.',
  ],
  [
    'the figure of another page',
    set(CASE, 'kolam', { seed: 'svc-erp', shape: 'square', columns: 5, rows: 3 }),
    'data/projects/project-details-03.json  kolam  The figure is the same as in data/services/erp.json.  Expected a different one.',
    'data/services/erp.json  kolam  The figure is the same as in data/projects/project-details-03.json.  Expected a different one.',
  ],
  [
    'a figure of more than one line',
    set(CASE, 'kolam', { seed: 'project-details-03', shape: 'square', columns: 4 }),
    'data/projects/project-details-03.json  kolam  The figure consists of 2 lines.  Expected one unbroken line: try another seed, or odd numbers of dots.',
  ],
  [
    'the name of a question misspelt, and a link to it',
    all(
      swap(FAQ, '"address": "cost"', '"adress": "cost"'),
      set(HOME, 'services.link.href', '/faq#cost'),
    ),
    'data/faq.json  columns[0].items[4].adress  Unknown field "adress".  Did you mean "address"?',
  ],
  [
    'a service without its place, and a list that leaves it out',
    set(ERP, 'order'),
    'data/navigation.json  serviceLinks.leftOut[0]  The page "/service/erp" has no "order", so it is in no list.  Expected a page that has "order".',
  ],
  [
    'a slip in the company, and texts that name it',
    set(COMPANY, 'legalName', ''),
    'data/company.json  legalName  The text is empty.  Expected text in quotes.',
  ],
  [
    'a file emptied, and a picture that is not there in another',
    all(put(FAQ, ''), set(CASE, 'picture', '../images/projects/parcels.webp')),
    'data/faq.json  (file)  The file is empty.  Expected { at the start of the file, } at its end, and the fields between them.',
  ],
];

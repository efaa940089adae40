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
import { recordOf } from '../sample';

const { metaDescription } = recordOf<Record<string, string>>('home-page');

/** What may not be the same, and what the content counts. */
export const COPIES: Mutation[] = [
  ['a service copied and left as it is', copy(ERP, 'data/services/stock.json')],
  ['the description of another page', set(CASE, 'metaDescription', metaDescription)],
  ['the name of another question in an address', set(FAQ, 'columns[1].items[0].address', 'Cost')],
  ['the number of another case study, in three digits', set(CASE, 'number', '004')],
  ['two members of one name', set(TEAM, 'members[3].title', 'Meera Kulkarni')],
  ['one portrait for two members', set(TEAM, 'members[1].icon', 'images/team/ananya-rao.webp')],
  [
    'the figure of another page',
    set(CASE, 'kolam', { seed: 'svc-erp', shape: 'square', columns: 5, rows: 3 }),
  ],
  [
    'a figure of more than one line',
    set(CASE, 'kolam', { seed: 'project-details-03', shape: 'square', columns: 4 }),
  ],
  [
    'a logo of more than one line',
    set(COMPANY, 'mark', { seed: 'mark', shape: 'square', columns: 4 }),
  ],
  [
    'the name of a question misspelt, and a link to it',
    all(
      swap(FAQ, '"address": "cost"', '"adress": "cost"'),
      set(HOME, 'services.link.href', '/faq#cost'),
    ),
  ],
  ['a service without its place, and a list that leaves it out', set(ERP, 'order')],
  ['a slip in the company, and texts that name it', set(COMPANY, 'legalName', '')],
  [
    'a file emptied, and a picture that is not there in another',
    all(put(FAQ, ''), set(CASE, 'picture', '../images/projects/parcels.webp')),
  ],
];

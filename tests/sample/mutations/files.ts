import {
  type Mutation,
  CASE,
  ERP,
  COMPANY,
  FAQ,
  TEAM,
  put,
  remove,
  copy,
  swap,
  picture,
  all,
} from './change';
import { textOf } from '../sample';

const lowerHalf = textOf(FAQ).slice(textOf(FAQ).indexOf('"linkLabel"'));

/** Files: the characters in them, and their names, places and kinds. */
export const FILES: Mutation[] = [
  ['a comma after the last member', swap(TEAM, '}\n  ]', '},\n  ]')],
  ['no comma between two fields', swap(CASE, '"number": "03",', '"number": "03"')],
  ['a comma too many', swap(TEAM, '"path": "/ourteam",', '"path": "/ourteam",,')],
  ['a straight quote inside a text', swap(TEAM, '"Our Team"', '"Our "real" Team"')],
  ['no quote at the end of a text', swap(TEAM, '"Our Team"', '"Our Team')],
  ['a text without quotes', swap(TEAM, '"Our Team"', 'Our Team')],
  ['typographic quotes in place of straight ones', swap(TEAM, '"Our Team"', '“Our Team”')],
  ['no colon after a name', swap(TEAM, '"title": "Our Team"', '"title" "Our Team"')],
  ['the name of a field without quotes', swap(TEAM, '"title": "Our Team"', 'title: "Our Team"')],
  ['a comment for a colleague', swap(TEAM, '"path"', '// ask Ananya\n  "path"')],
  ['a backslash in a text', swap(TEAM, '"Our Team"', '"Our\\Team"')],
  ['a line break typed into a text', swap(TEAM, '"Our Team"', '"Our\nTeam"')],
  ['a tab typed into a text', swap(TEAM, '"Our Team"', '"Our\tTeam"')],
  ['no bracket at the end of a list', swap(TEAM, '"aliases": ["/team"]', '"aliases": ["/team"')],
  ['a bracket too many at the end of the file', swap(TEAM, ']\n}', ']\n}\n}')],
  ['the lower half of the file cut off', swap(FAQ, lowerHalf, '')],
  ['a number with a comma for its fraction', swap(COMPANY, '12.9698', '12,9698')],
  ['a number that starts with 0', swap(CASE, '"weeks": ', '"weeks": 0')],
  ['the file emptied', put(TEAM, '')],
  ['the file saved with a mark at its start', swap(TEAM, '{\n  "path"', '\ufeff{\n  "path"')],
  ['the file saved in an old encoding', swap(TEAM, '"Our Team"', '"Our T\ufffdam"')],
  [
    'two versions put together and not decided between',
    swap(
      TEAM,
      '  "title": "Our Team",\n',
      '<<<<<<< HEAD\n  "title": "Our Team",\n=======\n  "title": "The Team",\n>>>>>>> new-team\n',
    ),
  ],
  ['a file that every page needs deleted', remove('data/navigation.json')],
  ["a page's file deleted, to which others link", remove(TEAM)],
  ['a case study deleted, to which another part leads', remove(CASE)],
  ['a file renamed', all(copy(TEAM, 'data/taem.json'), remove(TEAM))],
  [
    'a file renamed to capital letters at its end',
    all(picture('data/team.JSON', null), remove(TEAM)),
  ],
  [
    'a file moved into the folder of pictures',
    all(copy(TEAM, 'data/images/team.json'), remove(TEAM)),
  ],
  [
    'a service in a folder with a misspelt name',
    all(copy(ERP, 'data/sevices/erp.json'), remove(ERP)),
  ],
  ['a new page, as on another site', put('data/blog.json', '{}')],
  ['a hidden copy that a program left', copy(TEAM, 'data/._team.json')],
  ['notes beside the content', picture('data/notes.txt', null)],
  ['a list in place of the fields', put(TEAM, '[]')],
  ['a hundred thousand brackets opened', put(TEAM, `{\n${'['.repeat(100_000)}`)],
  ['a record that is a link', all((content) => ({ ...content, links: [TEAM] }), remove(TEAM))],
];

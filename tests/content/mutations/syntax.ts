import { type Mutation, CASE, COMPANY, FAQ, TEAM, put, swap } from './change';
import { textOf } from '../real-content';

const lowerHalf = textOf(FAQ).slice(textOf(FAQ).indexOf('"linkLabel"'));

/** Slips in the signs of a file: quotes, commas, brackets. */
export const SYNTAX: Mutation[] = [
  [
    'a comma after the last member',
    swap(TEAM, '}\n  ]', '},\n  ]'),
    'data/team.json  (file)  Something is missing here.  Expected a text in quotes, or what else belongs here, and no comma after the last entry.',
  ],
  [
    'no comma between two fields',
    swap(CASE, '"number": "03",', '"number": "03"'),
    'data/projects/project-details-03.json  (file)  A comma is missing before this, or a quote inside a text ends it too early.  Expected a comma between two entries, and “ and ” inside texts.',
  ],
  [
    'a comma too many',
    swap(TEAM, '"path": "/ourteam",', '"path": "/ourteam",,'),
    'data/team.json  (file)  There is no name of a field in straight quotes here.  Expected a name between straight quotes ", and no comma after the last entry.',
  ],
  [
    'a straight quote inside a text',
    swap(TEAM, '"Our Team"', '"Our "real" Team"'),
    'data/team.json  (file)  There are letters outside the quotes of a text or a name.  Expected a straight quote " before it and after it, and “ and ” inside it.',
  ],
  [
    'no quote at the end of a text',
    swap(TEAM, '"Our Team"', '"Our Team'),
    'data/team.json  (file)  The text has no closing quote.  Expected a straight quote " at its end, on the same line. A new paragraph is written as \\n\\n.',
  ],
  [
    'a text without quotes',
    swap(TEAM, '"Our Team"', 'Our Team'),
    'data/team.json  (file)  There are letters outside the quotes of a text or a name.  Expected a straight quote " before it and after it, and “ and ” inside it.',
  ],
  [
    'typographic quotes in place of straight ones',
    swap(TEAM, '"Our Team"', '“Our Team”'),
    'data/team.json  (file)  There are letters outside the quotes of a text or a name.  Expected a straight quote " before it and after it, and “ and ” inside it.',
  ],
  [
    'no colon after a name',
    swap(TEAM, '"title": "Our Team"', '"title" "Our Team"'),
    'data/team.json  (file)  A colon is missing.  Expected a colon between a field and its value.',
  ],
  [
    'the name of a field without quotes',
    swap(TEAM, '"title": "Our Team"', 'title: "Our Team"'),
    'data/team.json  (file)  There are letters outside the quotes of a text or a name.  Expected a straight quote " before it and after it, and “ and ” inside it.',
  ],
  [
    'a comment for a colleague',
    swap(TEAM, '"path"', '// ask Ananya\n  "path"'),
    'data/team.json  (file)  There is a comment.  Delete it: notes cannot be written here.',
  ],
  [
    'a backslash in a text',
    swap(TEAM, '"Our Team"', '"Our\\Team"'),
    'data/team.json  (file)  There is a backslash \\ with no meaning.  Delete it, or write \\\\ where visitors are to see one.',
  ],
  [
    'a line break typed into a text',
    swap(TEAM, '"Our Team"', '"Our\nTeam"'),
    'data/team.json  (file)  The text has no closing quote.  Expected a straight quote " at its end, on the same line. A new paragraph is written as \\n\\n.',
  ],
  [
    'a tab typed into a text',
    swap(TEAM, '"Our Team"', '"Our\tTeam"'),
    'data/team.json  (file)  The text contains a tab or another invisible character.  Expected a space, or \\n for a line break.',
  ],
  [
    'no bracket at the end of a list',
    swap(TEAM, '"aliases": ["/team"]', '"aliases": ["/team"'),
    'data/team.json  (file)  A comma is missing before this, or a quote inside a text ends it too early.  Expected a comma between two entries, and “ and ” inside texts.',
  ],
  [
    'a bracket too many at the end of the file',
    swap(TEAM, ']\n}', ']\n}\n}'),
    'data/team.json  (file)  The file goes on after its end.  Expected one { at its start and one } at its end: there may be a bracket too many.',
  ],
  [
    'the lower half of the file cut off',
    swap(FAQ, lowerHalf, ''),
    'data/faq.json  (file)  The file ends too early.  Every { needs a } and every [ a ]: the end of the file may have been cut off.',
  ],
  [
    'a number with a comma for its fraction',
    swap(COMPANY, '12.9698', '12,9698'),
    'data/company.json  (file)  There is no name of a field in straight quotes here.  Expected a name between straight quotes ", and no comma after the last entry.',
  ],
  [
    'the file emptied',
    put(TEAM, ''),
    'data/team.json  (file)  The file is empty.  Expected { at the start of the file, } at its end, and the fields between them.',
  ],
  [
    'the file saved with a mark at its start',
    swap(TEAM, '{\n  "path"', '\ufeff{\n  "path"'),
    'data/team.json  (file)  The file starts with an invisible character (a byte order mark).  Expected a file saved as “UTF-8”, not as “UTF-8 with BOM”.',
  ],
  [
    'the file saved in an old encoding',
    swap(TEAM, '"Our Team"', '"Our T\ufffdam"'),
    'data/team.json  (file)  The file contains an unreadable character.  Save the file as UTF-8, and type the character again.',
  ],
  [
    'two versions put together and not decided between',
    swap(
      TEAM,
      '  "title": "Our Team",\n',
      '<<<<<<< HEAD\n  "title": "Our Team",\n=======\n  "title": "The Team",\n>>>>>>> new-team\n',
    ),
    'data/team.json  (file)  An unfinished merge: from <<<<<<< on, two versions of the file differ.  Keep one version, and delete the lines <<<<<<<, ======= and >>>>>>>.',
  ],
];

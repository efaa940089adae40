import { type Mutation, CASE, COMPANY, FAQ, TEAM, put, swap } from './change';
import { textOf } from '../real-content';

const lowerHalf = textOf(FAQ).slice(textOf(FAQ).indexOf('"linkLabel"'));

/** Slips in the signs of a file: quotes, commas, brackets. */
export const SYNTAX: Mutation[] = [
  [
    'a comma after the last member',
    swap(TEAM, '}\n  ]', '},\n  ]'),
    'data/team.json  (file)  There is a comma before ].  Expected no comma after the last entry.',
  ],
  [
    'a comma after the last field',
    swap(TEAM, ']\n}', '],\n}'),
    'data/team.json  (file)  There is a comma before }.  Expected no comma after the last entry.',
  ],
  [
    'no comma between two fields',
    swap(CASE, '"number": "03",', '"number": "03"'),
    'data/projects/project-details-03.json  (file)  A comma is missing.  Expected a comma between two entries.',
  ],
  [
    'a comma too many',
    swap(TEAM, '"path": "/ourteam",', '"path": "/ourteam",,'),
    'data/team.json  (file)  There is an extra comma.  Expected one comma between two entries.',
  ],
  [
    'a straight quote inside a text',
    swap(TEAM, '"Our Team"', '"Our "real" Team"'),
    'data/team.json  (file)  A quote inside a text ends it too early.  Expected “ and ” inside texts.',
  ],
  [
    'no quote at the end of a text',
    swap(TEAM, '"Our Team"', '"Our Team'),
    'data/team.json  (file)  The text has no closing quote.  Expected a straight quote " at its end, on the same line. A new paragraph is written as \\n\\n.',
  ],
  [
    'a text without quotes',
    swap(TEAM, '"Our Team"', 'Our Team'),
    'data/team.json  (file)  A text has no quotes, or is missing.  Expected a straight quote " before it and after it.',
  ],
  [
    'typographic quotes in place of straight ones',
    swap(TEAM, '"Our Team"', '“Our Team”'),
    'data/team.json  (file)  “ is not the quote that belongs here.  Expected a straight quote ".',
  ],
  [
    'no colon after a name',
    swap(TEAM, '"title": "Our Team"', '"title" "Our Team"'),
    'data/team.json  (file)  A colon is missing.  Expected a colon between a field and its value.',
  ],
  [
    'the name of a field without quotes',
    swap(TEAM, '"title": "Our Team"', 'title: "Our Team"'),
    'data/team.json  (file)  The name of a field has no quotes, or is missing.  Expected a name between straight quotes ", then a colon.',
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
    'data/team.json  (file)  There is a colon where none belongs.  Before the field, a ] at the end of a list may be missing, or a comma.',
  ],
  [
    'a bracket too many at the end of the file',
    swap(TEAM, ']\n}', ']\n}\n}'),
    'data/team.json  (file)  The file goes on after its end.  Expected one { at its start and one } at its end: there may be a bracket too many.',
  ],
  [
    'no value after a colon',
    swap(TEAM, '"title": "Our Team"', '"title": '),
    'data/team.json  (file)  There is nothing after the colon.  Expected a text in quotes, or what else belongs there.',
  ],
  [
    'the lower half of the file cut off',
    swap(FAQ, lowerHalf, ''),
    'data/faq.json  (file)  The file ends too early.  Every { needs a } and every [ a ]: the end of the file may have been cut off.',
  ],
  [
    'a number with a comma for its fraction',
    swap(COMPANY, '12.9698', '12,9698'),
    'data/company.json  (file)  A number has a comma.  Expected a point for a fraction, as in 0.5, and nothing between thousands.',
  ],
  [
    'a number with a zero before it',
    swap(COMPANY, '"years": 8', '"years": 08'),
    'data/company.json  (file)  A number begins with 0.  Delete the 0.',
  ],
  [
    'a space of another kind between two fields',
    swap(TEAM, '"title"', '\u00a0"title"'),
    'data/team.json  (file)  There is an unusual or invisible space.  Delete it, or type an ordinary space.',
  ],
  [
    'the file emptied',
    put(TEAM, ''),
    'data/team.json  (file)  The file is empty.  Expected { at the start of the file, } at its end, and the fields between them.',
    '4 more may follow from this, and will be told once it is put right.',
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
  [
    'a web page pasted into the file',
    put(TEAM, '<!doctype html>'),
    'data/team.json  (file)  A text has no quotes, or is missing.  Expected a straight quote " before it and after it.',
    '4 more may follow from this, and will be told once it is put right.',
  ],
  [
    'thousands of brackets',
    put(TEAM, '['.repeat(100_000)),
    'data/team.json  (file)  The file has thousands of brackets one inside another.  Expected { at the start of the file, } at its end, and the fields between them.',
    '4 more may follow from this, and will be told once it is put right.',
  ],
];

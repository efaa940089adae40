import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { figureOfName } from '../../../kolam/name-figure';
import { figureFile, fileNameOf } from './figure-file';

const VIEW_BOX = '-49 -49 98 98';
const { drawing } = figureOfName('Example');
const fileOf = (name: string) => figureFile(name, drawing, VIEW_BOX, 'rebeccapurple');

test.each([
  ['a plain name', 'Kaveri Cold Storage', 'Kaveri Cold Storage'],
  ['markup', '</title><script>alert(1)</script>', '</title><script>alert(1)</script>'],
  ['an entity and CDATA', 'AT&T &amp; ]]> <![CDATA[', 'AT&T &amp; ]]> <![CDATA['],
  ['Kannada', 'ಕಾವೇರಿ', 'ಕಾವೇರಿ'],
  ['emoji', '🪔 Lamp', '🪔 Lamp'],
  ['characters that no XML file may hold', 'a\0b\x1b\uffff\ud83ec', 'abc'],
])(
  'the file of a name with %s is one drawing of the figure that holds the name as a text alone',
  (_, name, title) => {
    const document = parse(fileOf(name));
    expect(document.querySelectorAll('*').map(({ rawTagName }) => rawTagName)).toEqual([
      ...['svg', 'title', 'g', 'path', 'path'],
    ]);
    expect(document.querySelector('title')!.rawText).not.toMatch(/[<>]|&(?!#\d+;)/);
    expect(document.querySelector('title')!.text).toBe(title);
    const paths = document.querySelectorAll('path').map((path) => path.getAttribute('d'));
    expect(paths).toEqual([drawing.line, drawing.dots]);
    expect(document.querySelector('svg')!.getAttribute('viewBox')).toBe(VIEW_BOX);
  },
);

test.each([
  ['Kaveri Cold Storage', 'kolam-kaveri-cold-storage.svg'],
  ['../../etc/passwd', 'kolam-etc-passwd.svg'],
  ['ಕಾವೇರಿ & Co.', 'kolam-ಕಾವೇರಿ-co.svg'],
  ['🪔', 'kolam.svg'],
])('the file of “%s” is called %s', (name, file) => {
  expect(fileNameOf(name)).toBe(file);
});

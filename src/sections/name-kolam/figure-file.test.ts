import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { figureOfName } from '../../../kolam/name-figure';
import { figureFile, fileNameOf } from './figure-file';

const VIEW_BOX = '-49 -49 98 98';
const { drawing } = figureOfName('Example');
const fileOf = (name: string) => figureFile(name, drawing, VIEW_BOX, 'rebeccapurple');

describe.each([
  ['a plain name', 'Kaveri Cold Storage', 'Kaveri Cold Storage'],
  ['markup', '</title><script>alert(1)</script>', '</title><script>alert(1)</script>'],
  ['an entity and CDATA', 'AT&T &amp; ]]> <![CDATA[', 'AT&T &amp; ]]> <![CDATA['],
  ['Kannada', 'ಕಾವೇರಿ', 'ಕಾವೇರಿ'],
  ['emoji', '🪔 Lamp', '🪔 Lamp'],
  ['characters that no XML file may hold', 'a\0b\x1b\uffff\ud83ec', 'abc'],
])('the file of a name with %s', (_, name, title) => {
  const file = fileOf(name);

  test('is one drawing that holds the name as a text alone', () => {
    const document = parse(file);
    expect(document.querySelectorAll('script')).toEqual([]);
    expect(document.querySelectorAll('*').map(({ rawTagName }) => rawTagName)).toEqual([
      ...['svg', 'title', 'g', 'path', 'path'],
    ]);
    expect(document.querySelector('title')!.rawText).not.toMatch(/[<>]|&(?!#\d+;)/);
    expect(document.querySelector('title')!.text).toBe(title);
  });

  test('draws the figure', () => {
    const paths = parse(file).querySelectorAll('path');
    expect(paths.map((path) => path.getAttribute('d'))).toEqual([drawing.line, drawing.dots]);
    expect(parse(file).querySelector('svg')!.getAttribute('viewBox')).toBe(VIEW_BOX);
  });
});

test.each([
  ['Kaveri Cold Storage', 'kolam-kaveri-cold-storage.svg'],
  ['../../etc/passwd', 'kolam-etc-passwd.svg'],
  ['ಕಾವೇರಿ & Co.', 'kolam-ಕಾವೇರಿ-co.svg'],
  ['🪔', 'kolam.svg'],
])('the file of “%s” is called %s', (name, file) => {
  expect(fileNameOf(name)).toBe(file);
});

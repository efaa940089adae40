import { NodeType, type HTMLElement, type Node } from 'node-html-parser';
import { expect, test } from 'vitest';
import { pageRows } from './read-site';

/** Elements at which every reader of text begins a new line, with a style sheet or without. */
const BREAKS = new Set(
  `address article aside blockquote body br dd div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr
   iframe li main nav ol p pre section table td th tr ul`.split(/\s+/),
);
const UNREAD = new Set(['script', 'style', 'template', 'noscript', 'svg']);

/** Between words of two elements. Inside a word, the change of element means nothing, as between a word and its full stop. */
const EDGE = '\u0001';
const RUN_TOGETHER = new RegExp(
  String.raw`[^\s${EDGE}]*[^\s${EDGE}([“‘–—/@]${EDGE}+[^\s${EDGE}.,;:!?)\]”’–—/][^\s${EDGE}]*`,
  'gu',
);

/** The text of a page for programs that know HTML but no styles: lines, and edges of elements within them. */
function textWithEdges(node: Node): string {
  if (node.nodeType === NodeType.TEXT_NODE) return node.text.replace(/\s+/g, ' ');
  if (node.nodeType !== NodeType.ELEMENT_NODE) return '';
  const element = node as HTMLElement;
  const name = element.rawTagName?.toLowerCase() ?? '';
  if (UNREAD.has(name)) return EDGE;
  const edge = BREAKS.has(name) ? '\n' : EDGE;
  const own = name === 'img' ? (element.getAttribute('alt') ?? '') : '';
  return edge + own + element.childNodes.map(textWithEdges).join('') + edge;
}

const runTogether = (html: HTMLElement) => [
  ...new Set(
    textWithEdges(html)
      .match(RUN_TOGETHER)
      ?.map((words) => words.replaceAll(EDGE, '|')),
  ),
];

test.each(pageRows())('no words of %s run together without its style sheet', (_, { document }) => {
  expect(runTogether(document.querySelector('body')!)).toEqual([]);
});

/** Titles whose words stay whole; in a sidebar a number may stand before them. */
const WHOLE = 'nav ~ h1, article h3, aside nav li a > span:last-of-type';

// Browsers break a line after a hyphen: “story-/telling”.
test('a word with a hyphen in the title of an inner page, of a card or in a sidebar is in one piece', () => {
  for (const [path, { document }] of pageRows()) {
    for (const title of document.querySelectorAll(WHOLE)) {
      const words = title.text.split(/\s+/).filter((word) => /.-./.test(word));
      const pieces = title.querySelectorAll('span').map(({ text }) => text);
      expect(pieces, path).toEqual(words);
    }
  }
});

import { createScanner, parseTree, type Node, type ParseError } from 'jsonc-parser';
import { problemAt, type Finding, type Problem } from './problem';
import { causeOf } from './syntax-cause';

/** What is wrong with a file, and where if not at its start. */
type Cause = Finding & { offset?: number };

const OPTIONS = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

/** What is wrong with a text that is empty, half merged, or contains invisible or unreadable characters. */
function causeInWhole(text: string): Cause | undefined {
  if (!text.trim()) {
    return {
      wrong: 'The file is empty.',
      expected: 'Expected { at the start of the file, } at its end, and the fields between them.',
    };
  }
  if (text.startsWith('\uFEFF')) {
    return {
      wrong: 'The file starts with an invisible character (a byte order mark).',
      expected: 'Expected a file saved as “UTF-8”, not as “UTF-8 with BOM”.',
    };
  }
  const conflict = /^(<{7}|={7}|>{7})( |$)/m.exec(text);
  if (conflict) {
    return {
      wrong: `A merge is unfinished: from ${conflict[1]} on, the file contains two versions.`,
      expected: 'Keep one version, and delete the lines <<<<<<<, ======= and >>>>>>>.',
      offset: conflict.index,
    };
  }
  if (text.includes('\uFFFD')) {
    return {
      wrong: 'The file contains an unreadable character.',
      expected: 'Save the file as UTF-8, and type the character again.',
      offset: text.indexOf('\uFFFD'),
    };
  }
  return undefined;
}

/** Deeper than the brackets of any record. The parser would fail at a few thousand. */
const DEEPEST = 100;

function causeOfDepth(text: string): Cause | undefined {
  const scanner = createScanner(text);
  let depth = 0;
  while (scanner.getPosition() < text.length) {
    scanner.scan();
    const offset = scanner.getTokenOffset();
    const sign = text.charAt(offset);
    if (sign === '[' || sign === '{') depth += 1;
    if (sign === ']' || sign === '}') depth -= 1;
    if (depth > DEEPEST) {
      const wrong = `More than ${DEEPEST} brackets are open here, one inside another.`;
      return {
        wrong,
        expected: 'Expected a matching ] for every [, and a matching } for every {.',
        offset,
      };
    }
  }
  return undefined;
}

/** What JSON.parse rejects although the position-tracking parser accepts it. */
function causeOfRefusal(text: string): Cause | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    const wrong = 'The file has a character where none is allowed.';
    return { wrong, expected: 'Expected only fields between { and }, and spaces.' };
  }
}

/**
 * Reads the syntax of a JSON file.
 *
 * @returns the tree of its values; or the first syntax error (later ones are guesswork), and as much of the tree as can be read
 */
export function parseFile(file: string, text: string): { root?: Node; problem?: Problem } {
  const errors: ParseError[] = [];
  const tooDeep = causeOfDepth(text);
  const root = tooDeep ? undefined : parseTree(text, errors, OPTIONS);
  const [first] = errors;
  const inPlace = first && { offset: first.offset, ...causeOf(first, text) };
  const cause = causeInWhole(text) ?? tooDeep ?? inPlace ?? causeOfRefusal(text);
  if (!cause) return { root };
  const { wrong, expected, offset = 0 } = cause;
  return { root, problem: problemAt({ file, text, offset }, { field: '', wrong, expected }) };
}

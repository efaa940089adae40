import { parseTree, type Node, type ParseError } from 'jsonc-parser';
import { problemAt, type Problem } from './problem';
import { causeOf, type Cause } from './syntax-cause';

const OPTIONS = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

/** What is wrong with an empty text or one with invisible characters. */
function causeInWhole(text: string): Cause | undefined {
  if (!text.trim()) {
    return {
      wrong: 'The file is empty.',
      expected: 'Expected an object { … } with the fields of its type.',
    };
  }
  if (text.startsWith('\uFEFF')) {
    return {
      wrong: 'The file starts with an invisible mark (BOM).',
      expected: 'Expected a file saved as UTF-8 without BOM.',
    };
  }
  if (text.includes('\uFFFD')) {
    return {
      wrong: 'The file contains an unreadable character.',
      expected: 'Expected a file saved as UTF-8.',
      offset: text.indexOf('\uFFFD'),
    };
  }
  return undefined;
}

/** What JSON.parse refuses although the parser that tracks positions accepts it. */
function causeOfRefusal(text: string): Cause | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const wrong = `The file is not JSON: ${(error as Error).message}.`;
    return { wrong, expected: 'Expected a file that starts with { and ends with }.' };
  }
}

const TOO_DEEP: Cause = {
  wrong: 'The file nests thousands of brackets.',
  expected: 'Expected an object { … } with the fields of its type.',
};

/**
 * Reads the syntax of a JSON file.
 *
 * @returns the tree of its values; or the first syntax error with its likely cause (later ones are
 * guesswork), and as much of the tree as can be read
 */
export function parseFile(file: string, text: string): { root?: Node; problem?: Problem } {
  const errors: ParseError[] = [];
  const fail = ({ wrong, expected, offset = 0 }: Cause) =>
    problemAt({ file, text, offset }, { field: '', wrong, expected });
  let root: Node | undefined;
  try {
    root = parseTree(text, errors, OPTIONS);
  } catch {
    return { problem: fail(TOO_DEEP) };
  }
  const [first] = errors;
  const inPlace = first && { offset: first.offset, ...causeOf(first, text) };
  const cause = causeInWhole(text) ?? inPlace ?? causeOfRefusal(text);
  return cause ? { root, problem: fail(cause) } : { root };
}

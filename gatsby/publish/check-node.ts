import manifest from '../../package.json';

const { compare } = new Intl.Collator('en', { numeric: true });

/**
 * Checks that a version of Node.js is one of those in package.json.
 *
 * @throws Error with a sentence when it is not
 */
export function checkNode(version: string): void {
  const [, first = '', limit = ''] = /^>=(\S+) <(\S+)$/.exec(manifest.engines.node) ?? [];
  if (compare(version, first) >= 0 && compare(version, limit) < 0) return;
  throw new Error(
    `Node.js is ${version}, but this project needs ${first} or newer, below ${limit}.`,
  );
}

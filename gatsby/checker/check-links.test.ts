import { expect, test } from 'vitest';
import { checkAmong } from './check-links';
import type { Context } from './content';

/** What a message says about a text that must be one of these. */
function messageFor(written: string, known: string[]): string | undefined {
  const contexts = known.map((value) => ({
    node: { value },
    record: { file: 'data/project-template.json' },
  }));
  const [finding] = checkAmong(
    {
      field: { rules: { among: { type: 'ProjectTemplate', field: 'sizes' } } },
      node: { value: written },
      value: { kind: 'text' },
    } as unknown as Context,
    new Map([['ProjectTemplate sizes', contexts as unknown as Context[]]]),
  );
  return finding && `${finding.wrong} ${finding.expected}`;
}

test('the message lists a few choices, and names their file', () => {
  expect(messageFor('Large', ['Small', 'Huge'])).toBe(
    '"Large" is not a text of "sizes" in data/project-template.json. Expected one of Small, Huge.',
  );
  expect(messageFor('Huge', ['Small', 'Huge'])).toBeUndefined();
});

test('the message leaves out many choices, and names their file', () => {
  const letters = Array.from('abcdefg', (letter) => letter.repeat(9));
  expect(messageFor('Large', letters)).toBe(
    '"Large" is not a text of "sizes" in data/project-template.json. Expected one of the texts there.',
  );
});

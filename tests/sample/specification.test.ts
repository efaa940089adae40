import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesIn } from '../../hosting/files-in';

// specification.md holds every sentence of the specification, in its order and words, each with the titles of the
// tests that keep it, as the source of the tests writes them.

/** The mark of a sentence that asks for nothing, such as who the visitors are. */
const NOTHING = 'asks for nothing';

const sentences = readFileSync('tests/sample/specification.md', 'utf8')
  .split(/^- /m)
  .slice(1)
  .map((part) => {
    const [sentence = '', ...lines] = part.split('\n');
    const kept = lines.filter((line) => line.startsWith('  - ')).map((line) => line.slice(4));
    return { sentence, kept };
  });

const isTest = (file: string) => /\.(test|spec)\.ts$/.test(file);
const sources = ['tests', 'src', 'hosting', 'gatsby', 'enquiry']
  .flatMap((folder) => filesIn(folder).map((file) => `${folder}/${file}`))
  .filter(isTest)
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

describe('each sentence of the specification has tests that exist', () => {
  test.each(sentences)('$sentence', ({ kept }) => {
    expect(kept).not.toEqual([]);
    const gone = kept.filter(
      (title) =>
        title !== NOTHING && !["'", '`'].some((quote) => sources.includes(quote + title + quote)),
    );
    expect(gone, 'tests that specification.md names, and that do not exist').toEqual([]);
  });
});

test('only a few sentences ask for nothing', () => {
  const idle = sentences.filter(({ kept }) => kept.includes(NOTHING));
  expect(sentences.length).toBeGreaterThan(140);
  expect(idle.length).toBeLessThan(sentences.length / 20);
});

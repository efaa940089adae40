import { expect, test } from 'vitest';
import { checkWithValue, content, model, setValue, textOf } from '../../tests/content/real-content';
import { checkContent } from './check-content';
import { formatProblem } from './problem';

const HOME = 'data/home-page.json';
const PROJECT = 'data/projects/project-details-03.json';
const SAYING = ['services', 'link', 'label'];

const saysOf = (text: string) => checkWithValue(HOME, SAYING, text).map(formatProblem).join('\n');

test.each(['All eleven services', '9 case studies', 'Twelve case studies', 'A team of seven'])(
  '“%s” contradicts the content',
  (text) => {
    expect(saysOf(text)).toContain('services.link.label  The text says “');
  },
);

test.each(['All ten services', 'Two services, one price', 'Nine questions', 'Eleven people'])(
  '“%s” does not',
  (text) => {
    expect(saysOf(text)).toBe('');
  },
);

test('a case study more contradicts the texts in which the number is written out', () => {
  const another = 'data/projects/project-details-11.json';
  const changes: [file: string, path: string[], value: string][] = [
    [HOME, SAYING, 'See ten case studies'],
    [another, ['path'], '/project/project-details-11'],
    [another, ['number'], '11'],
  ];
  const texts = new Map([...content.texts, [another, textOf(PROJECT)]]);
  for (const [file, path, value] of changes) {
    texts.set(file, setValue(texts.get(file) ?? '', path, value));
  }
  const problems = checkContent(model, { ...content, texts });
  expect(problems.map(formatProblem).join('\n')).toContain(
    'services.link.label  The text says “ten case studies”, and the content has 11.  Expected {caseStudies}: the build fills in the number.',
  );
});

import { expect, test } from 'vitest';
import { slugOf } from './slug-of';

test.each([
  ['Finance & tax', 'finance-tax'],
  ['Café', 'cafe'],
  ['Node.js', 'node-js'],
  ['C#', 'c-sharp'],
  ['C++', 'c-plus-plus'],
  ['…', ''],
  ['🚚', ''],
])('%s is %s in an address', (text, slug) => expect(slugOf(text)).toBe(slug));

test('texts that differ only in capitals, punctuation or the way of typing are the same', () => {
  expect(slugOf('ಕೃಷಿ!')).toBe(slugOf(' ಕೃಷಿ'));
  expect(slugOf('Łódź Port')).toBe(slugOf('łódź – port'));
  expect(slugOf('Zoë'.normalize('NFD'))).toBe('zoe');
});

test('a text in any script has a slug of its own', () => {
  const texts = ['ಕೃಷಿ', 'ಕೃಷ', 'कृषि', 'زراعة', '農業', 'Straße', 'Strase', 'ø', 'ł', '೨', '೩'];
  const slugs = texts.map(slugOf);
  expect(new Set(slugs).size).toBe(texts.length);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z\d]+(-[a-z\d]+)*$/);
});

import { expect, test } from 'vitest';
import { holdScripts } from './hold-scripts';
import { page } from './testing';

const NEEDS = {
  scripts: ['/b.js', '/chunk.js'],
  data: ['/page-data/app-data.json', '/page-data/a.json'],
};

const FIRST = { inline: 'hold()', loader: { name: 'loader-1.js', content: 'load()' } };

test('scripts wait: the loader alone is named by a script element, and their order is kept', () => {
  const html = holdScripts(page('<p>text</p>'), FIRST, '0123', () => NEEDS);
  expect(html.match(/<script[^>]+src="[^"]*"/g)).toEqual(['<script src="/loader-1.js"']);
  expect(html).toContain('<script>hold()</script></head>');
  expect(html).toContain('data-scripts="/a.js /chunk.js /b.js"');
  expect(html).toContain('data-fetches="/page-data/app-data.json /page-data/a.json"');
  expect(html).toContain('data-styles="/styles.1.css"');
  expect(html).toContain('data-page="/a" data-build="0123"></script>');
  expect(html.match(/<script/g)).toHaveLength(2);
  expect(html).toContain('<p>text</p>');
  expect(html).not.toContain('chunkMapping');
});

test('a page of another make than Gatsby’s is refused', () => {
  expect(() =>
    holdScripts('<body><script src="/a.js" async></script></body>', FIRST, '0123', () => NEEDS),
  ).toThrow(/hold-scripts/);
});

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { allowOwnStyles, dropGatsbyStyles, inlineHashesOf } from './content-security';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const PAGE = `<html><head><meta charSet="utf-8"/><style>a{color:red}</style><style data-react-helmet="true">b{}</style>
<script>one()</script><script type="application/ld+json">{}</script></head><body><p style="top:0;font:&quot;a&quot;">
<noscript><i style="left:0"></i></noscript><script src="/a.js"></script></body></html>`;

test('every style, style attribute and script in a page is named by its hash', () => {
  expect(inlineHashesOf(PAGE)).toEqual({
    scripts: [hash('one()')],
    styles: [hash('a{color:red}'), hash('b{}')].sort(),
    attributes: [hash('top:0;font:"a"'), hash('left:0')].sort(),
  });
});

test('a page says first which styles it may have', () => {
  const html = allowOwnStyles(PAGE, inlineHashesOf(PAGE));
  const [, policy] =
    /<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]*)"\/><style>/.exec(
      html,
    )!;
  const [elements, attributes] = policy!.split('; ');
  expect(elements).toMatch(/^style-src-elem 'self' /);
  for (const style of ['a{color:red}', 'b{}']) expect(elements).toContain(hash(style));
  expect(attributes).toMatch(/^style-src-attr 'unsafe-hashes' /);
  expect(attributes).toContain(hash('left:0'));
});

test('a page without style attributes may have none', () => {
  const html = '<meta charset="utf-8">';
  expect(allowOwnStyles(html, inlineHashesOf(html))).toContain("style-src-attr 'none'");
});

test('the style attributes that Gatsby brings are dropped, and no others', () => {
  const html = `<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p style="a:b"></p></div><div id="gatsby-announcer" style="top:0" aria-live="assertive"></div>`;
  expect(dropGatsbyStyles(html)).toBe(
    `<div tabindex="-1" id="gatsby-focus-wrapper"><p style="a:b"></p></div><div id="gatsby-announcer" aria-live="assertive"></div>`,
  );
});

test('a page of another make than Gatsby’s is refused', () => {
  expect(() => allowOwnStyles('<html>', inlineHashesOf(''))).toThrow(/content-security/);
});

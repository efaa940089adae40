import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { scriptHashesOf } from './content-security';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const PAGE = `<html><head><meta charSet="utf-8"/><style>a{color:red}</style><style data-react-helmet="true">b{}</style>
<script>one()</script><script type="application/ld+json">{}</script></head><body><p style="top:0;font:&quot;a&quot;">
<noscript><i style="left:0"></i></noscript><script src="/a.js"></script></body></html>`;

test('every script in a page is named by its hash, and no data', () => {
  expect(scriptHashesOf(PAGE)).toEqual([hash('one()')]);
});

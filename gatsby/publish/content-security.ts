import { createHash } from 'node:crypto';
import { parse } from 'node-html-parser';

/** Data needs no permission. */
const DATA = 'script[type="application/ld+json"]';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hashes by which a content security policy allows the inline scripts of a page. */
export function scriptHashesOf(html: string): string[] {
  // The contents of <noscript> are parsed too, because it is not in this list.
  const page = parse(html, { blockTextElements: { script: true, style: true, pre: true } });
  const data = new Set(page.querySelectorAll(DATA));
  const scripts = page
    .querySelectorAll('script:not([src])')
    // A script without text does not run.
    .filter((script) => script.rawText && !data.has(script));
  return scripts.map((script) => hashOf(script.rawText));
}

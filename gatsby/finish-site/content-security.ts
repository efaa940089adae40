import { createHash } from 'node:crypto';
import { parse } from 'node-html-parser';

/** The hashes by which a content security policy allows the inline scripts and styles of a page. */
export type InlineHashes = {
  scripts: string[];
  /** Of <style> elements. */
  styles: string[];
  /** Of style attributes. */
  attributes: string[];
};

const FIRST = /<meta charset="utf-8"\s*\/?>/i;
/** Data needs no permission. */
const DATA = 'script[type="application/ld+json"]';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
/** The hashes of scripts or styles, in order. */
export const hashesOf = (texts: string[]) => [...new Set(texts.map(hashOf))].sort();

/** The style attributes of the two elements that Gatsby puts into every page. */
const GATSBY_STYLES =
  / style="[^"]*"(?=[^>]* id="gatsby-focus-wrapper")|(?<=<div id="gatsby-announcer") style="[^"]*"/g;

/**
 * Removes Gatsby's own style attributes from a page, each of which would need a hash. src/styles/base.css
 * has the same styles.
 */
export const dropGatsbyStyles = (html: string): string => html.replace(GATSBY_STYLES, '');

/** Hashes all inline scripts and styles of a page. */
export function inlineHashesOf(html: string): InlineHashes {
  // The contents of <noscript>, which is not in this list, are parsed too.
  const page = parse(html, { blockTextElements: { script: true, style: true, pre: true } });
  const textsOf = (selector: string) =>
    page.querySelectorAll(selector).map((element) => element.rawText);
  const data = new Set(page.querySelectorAll(DATA));
  const scripts = page
    .querySelectorAll('script:not([src])')
    .filter((script) => !data.has(script))
    .map((script) => script.rawText);
  return {
    scripts: hashesOf(scripts),
    styles: hashesOf(textsOf('style')),
    attributes: hashesOf(
      page.querySelectorAll('[style]').map((element) => element.getAttribute('style') ?? ''),
    ),
  };
}

/**
 * Writes into a page which styles it may have. A header (hosting/rules) holds the rest of the policy,
 * which is the same for all pages.
 *
 * @param html - a finished page
 * @param hashes - what `inlineHashesOf` gives for it
 * @throws Error when the page does not begin as Gatsby's pages do
 */
export function allowOwnStyles(html: string, { styles, attributes }: InlineHashes): string {
  if (!FIRST.test(html)) {
    throw new Error(
      'A built page does not name its encoding, so its policy has no place. ' +
        'Gatsby writes pages in another way now: change gatsby/finish-site/content-security.ts.',
    );
  }
  const inAttributes = attributes.length > 0 ? `'unsafe-hashes' ${attributes.join(' ')}` : "'none'";
  const policy = `style-src-elem 'self' ${styles.join(' ')}; style-src-attr ${inAttributes}`;
  const element = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.replace(FIRST, (first) => first + element);
}

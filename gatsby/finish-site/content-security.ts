import { createHash } from 'node:crypto';
import { parse } from 'node-html-parser';

/** What stands in a page itself and not in a file, as a content security policy names it. */
export type InlineHashes = {
  scripts: string[];
  /** Of <style> elements. */
  styles: string[];
  /** Of <style> elements that scripts take with them to the next page. */
  movingStyles: string[];
  /** Of style attributes. */
  attributes: string[];
};

const FIRST = /<meta charset="utf-8"\s*\/?>/i;
/** Scripts of these types are data, which a policy lets pass. */
const DATA = 'script[type="application/ld+json"]';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
/** What a policy calls scripts or styles: each by its own hash, in order. */
export const hashesOf = (texts: string[]) => [...new Set(texts.map(hashOf))].sort();

/** The style attributes of the two elements that Gatsby puts into every page. */
const GATSBY_STYLES =
  / style="[^"]*"(?=[^>]* id="gatsby-focus-wrapper")|(?<=<div id="gatsby-announcer") style="[^"]*"/g;

/**
 * Takes out of a page the style attributes that Gatsby itself brings: a policy would need a hash for each.
 * src/styles/base.css says the same.
 */
export const dropGatsbyStyles = (html: string): string => html.replace(GATSBY_STYLES, '');

/** Works out the hashes of all scripts and styles that stand in a page. */
export function inlineHashesOf(html: string): InlineHashes {
  // Without <noscript> in this list what stands in it is parsed too.
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
    movingStyles: hashesOf(textsOf('style[data-react-helmet]')),
    attributes: hashesOf(
      page.querySelectorAll('[style]').map((element) => element.getAttribute('style') ?? ''),
    ),
  };
}

/**
 * Writes into a page which styles it may have; what else it may do is the same for all pages, and is
 * said by a header (hosting/rules).
 *
 * @param html - a finished page
 * @param hashes - what stands in it
 * @param movingStyles - hashes of the styles that other pages bring into it
 * @throws Error when the page does not begin as Gatsby's pages do
 */
export function allowOwnStyles(
  html: string,
  { styles, attributes }: InlineHashes,
  movingStyles: readonly string[],
): string {
  if (!FIRST.test(html)) {
    throw new Error(
      'A built page does not name its encoding, so its policy has no place. ' +
        'Gatsby writes pages in another way now: change gatsby/finish-site/content-security.ts.',
    );
  }
  const elements = [...new Set([...styles, ...movingStyles])].join(' ');
  const inAttributes = attributes.length > 0 ? `'unsafe-hashes' ${attributes.join(' ')}` : "'none'";
  const policy = `style-src-elem 'self' ${elements}; style-src-attr ${inAttributes}`;
  const element = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.replace(FIRST, (first) => first + element);
}

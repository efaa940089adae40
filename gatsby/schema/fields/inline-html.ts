/** The tags that a text with inline HTML may have, all without attributes. */
export const INLINE_TAGS = ['b', 'strong', 'em', 'i', 'br', 'span'];

/** A tag as an editor may write it: its slash, and its name. */
const TAG = String.raw`<(\/?)(${INLINE_TAGS.join('|')})\s*\/?>`;

const ONE_TAG = new RegExp(`^${TAG}$`);
const TAG_OR_SIGN = new RegExp(`${TAG}|<`, 'g');

/** Whether this is one of the tags. */
export const isInlineTag = (code: string): boolean => ONE_TAG.test(code);

/**
 * A text with inline HTML as the pages contain it: each tag as `<name>` or `</name>`, which is all that their Trusted
 * Types policy takes, and any other < as the character.
 */
export const inlineHtmlOf = (text: string): string =>
  text.replace(TAG_OR_SIGN, (_, slash: string, name?: string) =>
    name ? `<${slash}${name}>` : '&lt;',
  );

import sanitizeHtml from 'sanitize-html';

/** The tags that a text with inline HTML may hold, all without attributes. */
export const INLINE_TAGS = ['b', 'strong', 'em', 'i', 'br', 'span'];

/**
 * Cleans a text that may hold inline HTML, so that it can be set into a page as it is.
 *
 * @param html - what an editor wrote
 * @returns the same text with every other tag and every attribute removed
 */
export function cleanInlineHtml(html: string): string {
  return sanitizeHtml(html, { allowedTags: INLINE_TAGS, allowedAttributes: {} });
}

import sanitizeHtml from 'sanitize-html';

/** The tags allowed in inline HTML, all without attributes. */
export const INLINE_TAGS = ['b', 'strong', 'em', 'i', 'br', 'span'];

/**
 * Sanitizes a text with inline HTML, so that it can be inserted into a page unchanged.
 *
 * @param html - what an editor wrote
 * @returns the text without other tags and without attributes
 */
export function cleanInlineHtml(html: string): string {
  return sanitizeHtml(html, { allowedTags: INLINE_TAGS, allowedAttributes: {} });
}

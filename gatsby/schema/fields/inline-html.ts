import sanitizeHtml from 'sanitize-html';
import { INLINE_TAGS } from './inline-tags';

/**
 * Sanitizes a text with inline HTML, so that it can be inserted into a page unchanged.
 *
 * @param html - what an editor wrote
 * @returns the text without other tags and without attributes
 */
export function cleanInlineHtml(html: string): string {
  return sanitizeHtml(html, { allowedTags: INLINE_TAGS, allowedAttributes: {} });
}

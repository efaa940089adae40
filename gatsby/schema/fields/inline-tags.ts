/** The tags that a text with inline HTML may have, all without attributes. */
export const INLINE_TAGS = ['b', 'strong', 'em', 'i', 'br', 'span'];

import { INLINE_TAGS, isInlineTag } from '../schema/fields/inline-html';
import type { Context } from './content';
import type { Finding } from './problem';

/** Matches character references of HTML; AT&T; is not one. */
const ENTITY =
  /&(#\d+|#x[\da-f]+|amp|apos|copy|euro|gt|hellip|lt|[mn]dash|nbsp|[lr][ds]quo|quot|shy|times);/i;

/** The first tag that is not closed, was not opened, or crosses another. */
function unpairedOf(tags: string[]): string | undefined {
  const open: string[] = [];
  for (const tag of tags) {
    const name = tag.replace(/\W/g, '');
    if (name === 'br') continue;
    if (!tag.startsWith('</')) open.push(name);
    else if (open.pop() !== name) return tag;
  }
  return open[0] && `<${open[0]}>`;
}

/** Checks that a text has no HTML, or only the tags that its field allows. */
export function checkHtml(text: string, { field: { rules } }: Context): Finding[] {
  const tags = text.match(/<\/?[a-z!][^>]*>?/gi) ?? [];
  if (!rules.inlineHtml) {
    const code = tags[0] ?? ENTITY.exec(text)?.[0];
    if (!code) return [];
    return [
      {
        wrong: `${code} is HTML code.`,
        expected: 'Expected plain text: visitors would see the code.',
      },
    ];
  }
  const refused = tags.find((tag) => !isInlineTag(tag));
  if (refused) {
    const known = INLINE_TAGS.map((name) => `<${name}>`).join(', ');
    const wrong = `${refused} would be removed.`;
    return [{ wrong, expected: `Expected only ${known}, with nothing after the name.` }];
  }
  const unpaired = unpairedOf(tags);
  if (!unpaired) return [];
  const wrong = unpaired.startsWith('</')
    ? `${unpaired} closes nothing, or another tag inside it is still open.`
    : `${unpaired} is not closed.`;
  return [{ wrong, expected: 'Expected properly nested pairs such as <b>…</b>.' }];
}

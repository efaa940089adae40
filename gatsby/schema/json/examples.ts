import type { Content } from '../../checker/content';
import { readRecord } from '../../checker/read-record';
import type { ContentModel, Field } from '../model/content-model';
import { PLACEHOLDER_SOURCE } from '../fields/placeholders';

/** Values of fields for completion in an editor. */
export type Examples = Map<Field, string[]>;

const MOST = 3;

/** Longer examples are useless in a list of suggestions. */
const LONGEST = 100;

/**
 * Takes examples from the content: short texts, addresses and paths of pictures, except from the
 * company record, which no other text may spell out.
 */
export function examplesFrom(model: ContentModel, { texts }: Content): Examples {
  const examples: Examples = new Map();
  for (const [file, text] of texts) {
    const { type, contexts } = readRecord(model, file, text);
    if (type?.name === PLACEHOLDER_SOURCE) continue;
    for (const { field, value, node } of contexts) {
      if (!['text', 'relation', 'picture'].includes(value.kind) || field.rules.constant) continue;
      const known = examples.get(field) ?? [];
      const example = String(node.value);
      if (known.length < MOST && example.length <= LONGEST && !known.includes(example)) {
        examples.set(field, [...known, example]);
      }
    }
  }
  return examples;
}

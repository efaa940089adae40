import { addressesOf, addressOf } from '../../../checker/check-addresses';
import { targetOf } from '../../../checker/check-links';
import { placeOf } from '../../../checker/check-picture';
import type { Content, Context } from '../../../checker/content';
import { readRecord } from '../../../checker/read-record';
import type { ContentModel } from '../../../schema/model/content-model';

/** The addresses that the pages in some files have. */
function addressesIn(model: ContentModel, files: [string, string][]): string[] {
  const records = files.flatMap(([file, text]) => readRecord(model, file, text).record ?? []);
  return addressesOf(records).map(addressOf);
}

/**
 * Finds what refers to pages and pictures that are not there any longer, menus included.
 *
 * @param before - the content with them
 * @param after - the content without them
 */
export function referencesTo(model: ContentModel, before: Content, after: Content): Context[] {
  const removed = [...before.texts].filter(([file]) => !after.texts.has(file));
  const left = new Set(addressesIn(model, [...after.texts]));
  const addresses = addressesIn(model, removed).filter((address) => !left.has(address));
  const pictures = [...before.pictures.keys()].filter((file) => !after.pictures.has(file));
  const refers = (context: Context) => {
    const written = String(context.node.value);
    switch (context.value.kind) {
      case 'picture':
        return pictures.includes(placeOf(context));
      case 'relation':
        return addresses.includes(written);
      case 'text':
        return context.field.rules.format?.as === 'link' && addresses.includes(targetOf(written));
      default:
        return false;
    }
  };
  return [...after.texts]
    .flatMap(([file, text]) => readRecord(model, file, text).contexts)
    .filter(refers);
}

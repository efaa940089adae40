import { folderOf, type ContentModel } from '../schema/model/content-model';
import type { Context } from './content';
import { problemOf } from './walk';
import type { Problem } from './problem';

/** The addresses that records of a type name in a field, or in the entries of its list. */
const addressesIn = (contexts: Context[], from: { type: string; field: string }): Set<string> =>
  new Set(
    contexts
      .filter(
        ({ record, path }) => record.type.name === from.type && path.split('[')[0] === from.field,
      )
      .map(({ node }) => String(node.value)),
  );

/**
 * Finds pages that show what links to them although nothing does, such as a service that no case study
 * names. It stops no build: the page of a new service comes before its first case study.
 */
export function findUnlinked(model: ContentModel, contexts: Context[]): Problem[] {
  return Object.values(model.types).flatMap(({ name, linkedFrom }) =>
    linkedFrom.flatMap((from) => {
      const linked = addressesIn(contexts, from);
      const linking = model.types[from.type];
      const folder = (linking && folderOf(linking)) ?? 'data';
      return contexts
        .filter(({ record, path }) => record.type.name === name && path === 'path')
        .filter(({ node }) => !linked.has(String(node.value)))
        .map((context) =>
          problemOf(
            context,
            context.path,
            `No page in ${folder} names this page under "${from.field}".`,
            'Until one does, the page shows none of them.',
          ),
        );
    }),
  );
}

import { FIELDS, FORMS } from '../../enquiry/forms';
import type { Context } from './content';
import type { Finding } from './problem';

/** The ids of those parts of pages with named parts that are no content. */
const OF_PAGES =
  /^(main|(faq|call-to-action|carousel)-title|(useful|service)-links|sidebar-(services|projects)|page-announcer|_*gatsby(-announcer|-focus-wrapper)?)$/;

/** The ids of the fields of forms, and of what is said about each. */
const OF_FORMS = new RegExp(
  `^(${Object.keys(FORMS).join('|')})-(${Object.keys(FIELDS).join('|')})(-(hint|error|limit))?$`,
);

/** Whether a page has this id itself. */
export const isIdOfPages = (id: string): boolean => OF_PAGES.test(id) || OF_FORMS.test(id);

/** Checks that no part of a page has the id of another, such as that of a heading with @place. */
export function checkId({ record, field, node }: Context, contexts: Context[]): Finding[] {
  if (field.rules.format?.as !== 'fragment') return [];
  const id = String(node.value);
  const isPlace = contexts.some(
    (other) => other.record === record && other.field.rules.place?.id === id,
  );
  if (!isPlace && !isIdOfPages(id)) return [];
  const wrong = `Another part of the page already has the name "${id}".`;
  return [{ wrong, expected: 'Expected another word.' }];
}

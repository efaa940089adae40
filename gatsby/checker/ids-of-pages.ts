import { FIELDS, FORMS } from '../../enquiry/forms';

/** The ids of those parts of pages with named parts that are no content. */
const OF_PAGES =
  /^(main|map|(faq|call-to-action|carousel|papers|contact|next)-title|(useful|service)-links|sidebar-(services|projects)|page-announcer|_*gatsby(-announcer|-focus-wrapper)?)$/;

/** The ids of the fields of forms, and of what is said about each. */
const OF_FORMS = new RegExp(
  `^(${Object.keys(FORMS).join('|')})-(${Object.keys(FIELDS).join('|')})(-(hint|error|limit))?$`,
);

/** Whether a page has this id itself. */
export const isIdOfPages = (id: string): boolean => OF_PAGES.test(id) || OF_FORMS.test(id);

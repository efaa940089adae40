import { controlsOf, fieldOf, fill, isSame, isUntouched, valuesOf } from './form-values';
import type { Values } from './rules';

const FAILURES = ['refused', 'tooSoon', 'tooLong', 'broken'] as const;
/** How sending a form can fail. */
export type Failure = (typeof FAILURES)[number];

/** The unsent text of a form, how sending it has failed, if it has, and the subject that a link has filled in. */
type Draft = { values: Values; failure?: Failure; linked?: string | null };

const EMPTY: Draft = { values: {} };
const keyOf = (name: string) => `draft-${name}`;

/** Drafts that could not be stored: storage is blocked or full. They last until the document ends. */
const unstored = new Map<string, Draft>();

/** The name of a form. Its property may be a field that has this name. */
export const nameOf = (form: HTMLFormElement) => form.getAttribute('name') ?? '';

/** The text typed into a form earlier in this visit; nothing if storage holds something else. */
export function readDraft(name: string): Draft {
  const kept = unstored.get(name);
  if (kept) return kept;
  try {
    const stored = JSON.parse(window.sessionStorage.getItem(keyOf(name)) ?? '{}') as Partial<Draft>;
    const { values, failure, linked } = stored;
    return { values: { ...values }, failure: FAILURES.find((known) => known === failure), linked };
  } catch {
    return EMPTY;
  }
}

function storeDraft(name: string, draft: Draft): void {
  try {
    window.sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
    unstored.delete(name);
  } catch {
    unstored.set(name, draft);
  }
}

/** The subject that the link to this page names, such as a case study. */
const linkedSubject = () => new URLSearchParams(window.location.search).get('subject');

/**
 * Keeps the text of a form until it is sent or the visit ends.
 *
 * @param failure - what the visitor, who has tried to send it, must be told after a reload
 */
export function keepDraft(form: HTMLFormElement, failure?: Failure): void {
  const name = nameOf(form);
  const linked = linkedSubject() ?? readDraft(name).linked;
  storeDraft(name, { values: valuesOf(form), failure, linked });
}

/** Notes how sending the kept text of a form has failed; undefined once the visitor need not be told any more. */
export function noteFailure(name: string, failure: Failure | undefined): void {
  storeDraft(name, { ...readDraft(name), failure });
}

/**
 * Fills the text typed earlier in this visit into the fields that the visitor has not touched, and the subject
 * that the link to this page names into a field with none, or with that of an earlier link.
 */
export function restoreDraft(form: HTMLFormElement): void {
  const { values, linked } = readDraft(nameOf(form));
  for (const control of controlsOf(form)) {
    const field = fieldOf(control);
    const stored: unknown = values[field];
    const typed = typeof stored === 'string' ? stored : undefined;
    const isOpen = field === 'subject' && !control.defaultValue && (!typed || typed === linked);
    const value = (isOpen && linkedSubject()) || typed;
    if (value !== undefined && isUntouched(control)) fill(control, value);
  }
}

/**
 * Records the outcome of sending a form, wherever the visitor is by then.
 *
 * @param values - what was sent
 * @param outcome - after a success, the draft is forgotten, unless the visitor has typed more
 */
export function settleDraft(name: string, values: Values, outcome: 'sent' | Failure): void {
  if (outcome !== 'sent') noteFailure(name, outcome);
  else if (isSame(readDraft(name).values, values)) dropDraft(name);
}

/** Forgets what was typed. */
function dropDraft(name: string): void {
  unstored.delete(name);
  try {
    window.sessionStorage.removeItem(keyOf(name));
  } catch {
    // Then nothing was stored either.
  }
}

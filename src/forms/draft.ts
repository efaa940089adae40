import type { FormName } from './mail-service';
import type { Values } from './rules';

/** What was typed into a form and not yet sent, and whether a try to send it has failed. */
export type Draft = { values: Values; hasFailed: boolean };

const keyOf = (name: FormName) => `draft-${name}`;
const EMPTY: Draft = { values: {}, hasFailed: false };

/** What earlier in this visit was typed into a form. Storage may be blocked; then there is nothing. */
export function readDraft(name: FormName): Draft {
  try {
    const stored = window.sessionStorage.getItem(keyOf(name));
    return stored ? { ...EMPTY, ...(JSON.parse(stored) as Partial<Draft>) } : EMPTY;
  } catch {
    return EMPTY;
  }
}

/** Keeps what is typed until it is sent or the visit ends. */
export function keepDraft(name: FormName, draft: Draft): void {
  try {
    window.sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // The text is still in the form.
  }
}

/** Forgets what was typed: it has been sent. */
export function dropDraft(name: FormName): void {
  try {
    window.sessionStorage.removeItem(keyOf(name));
  } catch {
    // Then nothing was kept either.
  }
}

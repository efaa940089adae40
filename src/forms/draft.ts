import type { FormName } from './mail-service';
import type { Values } from './rules';

/** The unsent text of a form, and whether sending it has failed. */
export type Draft = { values: Values; hasFailed: boolean };

const keyOf = (name: FormName) => `draft-${name}`;
const EMPTY: Draft = { values: {}, hasFailed: false };

/** The text typed into a form earlier in this visit; nothing if storage is blocked. */
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
    // Then nothing was stored either.
  }
}

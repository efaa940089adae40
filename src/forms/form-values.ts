// Part of every page's first script: keep this file free of what only checking and sending need.

import type { Values } from './rules';

/** A field of a form in the page. */
export type Control = HTMLInputElement | HTMLTextAreaElement;

const isCheckbox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

/** The field of a control. Its id ends with it; its name is what the mail service calls it. */
export const fieldOf = ({ id }: HTMLElement): string => id.slice(id.indexOf('-') + 1);

/** The value of a control: for a checkbox, its word if it is ticked. */
export const valueOf = (control: Control): string =>
  isCheckbox(control) && !control.checked ? '' : control.value;

/** Whether a control is as it was at first. */
export const isUntouched = (control: Control): boolean =>
  isCheckbox(control)
    ? control.checked === control.defaultChecked
    : control.value === control.defaultValue;

/** Gives a control a value that `valueOf` has returned. */
export function fill(control: Control, value: string): void {
  if (isCheckbox(control)) control.checked = value === control.value;
  else control.value = value;
}

/** A field that only programs fill in. No autofill knows its name. */
export const TRAP_FIELD = 'leave_empty';

/**
 * The fields of a form that the visitor fills in, in order. Their ids begin with the form’s name; what an extension of
 * the browser adds is none of them, whatever it is called.
 */
export const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.querySelectorAll<Control>('input, textarea')].filter(
    ({ id, type }) => type !== 'hidden' && id.startsWith(`${form.getAttribute('name')}-`),
  );

/** Whether a form differs from what it was at first. */
export const isFilledIn = (form: HTMLFormElement): boolean => !controlsOf(form).every(isUntouched);

/** The current values of a form, as they were typed. */
export const valuesOf = (form: HTMLFormElement): Values =>
  Object.fromEntries(controlsOf(form).map((control) => [fieldOf(control), valueOf(control)]));

/** Whether two forms hold the same text. */
export const isSame = (values: Values, others: Values): boolean =>
  JSON.stringify(values) === JSON.stringify(others);

/** Empties a form that was sent. What was typed into a field since then stays. */
export function emptySent(form: HTMLFormElement, sent: Values): void {
  // Not by reset(): a value that is written again takes the caret to its end.
  for (const control of controlsOf(form)) {
    if (valueOf(control) !== sent[fieldOf(control)]) continue;
    if (isCheckbox(control)) control.checked = control.defaultChecked;
    else control.value = control.defaultValue;
  }
  form.dispatchEvent(new Event('reset'));
}

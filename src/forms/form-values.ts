import type { Values } from './rules';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The controls of a form that have a name, in order. */
export const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
      element.name !== '',
  );

/** The current values of a form. */
export const valuesOf = (form: HTMLFormElement): Values =>
  Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value]));

/** Puts values into the fields that the visitor has not touched. */
export function fillUntouched(form: HTMLFormElement, values: Values): void {
  for (const control of controlsOf(form)) {
    const value = values[control.name];
    if (value !== undefined && control.value === control.defaultValue) control.value = value;
  }
}

/**
 * The address that opens the visitor's mail program with the text of a form.
 *
 * @param email - who is to get it
 * @param form - the form as it stands
 */
export function mailtoOf(email: string, form: HTMLFormElement): string {
  const { subject = '' } = valuesOf(form);
  const body = controlsOf(form)
    .filter(({ name }) => name !== 'subject')
    .map(({ labels, value }) => `${labels?.[0]?.textContent ?? ''}: ${value}`)
    .join('\r\n');
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

import { sentValue, TRAP_FIELD } from '../../enquiry/enquiry-rules';
import type { Values } from './rules';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The fields of a form that the visitor fills in, in order. */
export const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
      element.name !== TRAP_FIELD &&
      element.type !== 'hidden',
  );

/** Whether the text in a form differs from the text at first. */
export const isFilledIn = (form: HTMLFormElement): boolean =>
  controlsOf(form).some(({ value, defaultValue }) => value !== defaultValue);

/** The current values of a form, as they were typed. */
export const valuesOf = (form: HTMLFormElement): Values =>
  Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value]));

/** Values as they are sent. */
export const sentValuesOf = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, sentValue(name, value)]));

/** Empties a form that was sent. What was typed into a field since then stays. */
export function emptySent(form: HTMLFormElement, sent: Values): void {
  const typedSince = controlsOf(form)
    .filter(({ name, value }) => value !== sent[name])
    .map((control) => ({ control, value: control.value }));
  form.reset();
  for (const { control, value } of typedSince) control.value = value;
}

/**
 * The address that opens the visitor's mail program with the text of a form.
 *
 * @param email - the recipient
 * @param form - the form as it is now
 */
export function mailtoOf(email: string, form: HTMLFormElement): string {
  const { subject = '' } = valuesOf(form);
  const body = controlsOf(form)
    .filter(({ name }) => name !== 'subject')
    .map(
      ({ labels, name, value }) => `${labels?.[0]?.textContent ?? ''}: ${sentValue(name, value)}`,
    )
    .join('\r\n');
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

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

/** Whether a program has filled in the field that nobody sees. */
export const isTrapped = (form: HTMLFormElement): boolean =>
  (form.elements.namedItem(TRAP_FIELD) as HTMLInputElement).value !== '';

/** Whether a form holds other text than at first. */
export const isFilledIn = (form: HTMLFormElement): boolean =>
  controlsOf(form).some(({ value, defaultValue }) => value !== defaultValue);

/** The current values of a form, as they were typed. */
export const valuesOf = (form: HTMLFormElement): Values =>
  Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value]));

/** The current values of a form, as they are sent. */
export const sentValuesOf = (form: HTMLFormElement): Values =>
  Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, sentValue(name, value)]));

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
    .map(
      ({ labels, name, value }) => `${labels?.[0]?.textContent ?? ''}: ${sentValue(name, value)}`,
    )
    .join('\r\n');
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

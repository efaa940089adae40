import { sentValue } from '../../enquiry/sent-value';
import { emailHref } from '../site/contact-links';
import { controlsOf, fieldOf, valueOf, valuesOf } from './form-values';
import type { Values } from './rules';

/** Values as they are sent. */
export const sentValuesOf = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, sentValue(name, value)]));

/**
 * The address that opens the visitor's mail program with the text of a form. Without a subject, the e-mail gets what
 * the form's button says.
 *
 * @param email - the recipient
 * @param form - the form as it is now
 */
export function mailtoOf(email: string, form: HTMLFormElement): string {
  const subject = valuesOf(form).subject || (form.querySelector('button')?.textContent ?? '');
  const body = controlsOf(form)
    .filter((control) => fieldOf(control) !== 'subject')
    .map((control) => {
      const label = control.labels?.[0]?.textContent?.trim() ?? '';
      return `${label}: ${sentValue(fieldOf(control), valueOf(control))}`;
    })
    .join('\r\n');
  return `${emailHref(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

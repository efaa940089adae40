import type { FormName } from '../../enquiry/forms';
import { MAIL_SERVICE } from '../../enquiry/mail-service/mail-service';
import { sentValue } from '../../enquiry/sent-value';
import { controlsOf, fieldOf, TRAP_FIELD } from './form-values';

/** What the browser needs to send the form by itself, without scripts or if they do not load. */
export function MailServiceFields({ name }: { name: FormName }) {
  return (
    <>
      {Object.entries(MAIL_SERVICE.ids[name]).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
    </>
  );
}

/**
 * Leaves the trap out of a message, and the ids, which the script of the service adds by itself; the rest is sent as
 * it was checked. Call it with each `formdata` event.
 */
export function prepareMessage(name: FormName, event: FormDataEvent): void {
  const { formData } = event;
  for (const field of [TRAP_FIELD, ...Object.keys(MAIL_SERVICE.ids[name])]) formData.delete(field);
  for (const control of controlsOf(event.target as HTMLFormElement)) {
    const value = formData.get(control.name);
    if (typeof value === 'string') formData.set(control.name, sentValue(fieldOf(control), value));
  }
}

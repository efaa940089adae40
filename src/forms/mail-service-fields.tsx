import { sentValue, TRAP_FIELD } from '../../enquiry/enquiry-rules';
import { LIBRARY_VERSION, MAIL_SERVICE, type FormName } from './mail-service';

/** The fields that identify a form to the mail service, by name. */
const fieldsOf = (name: FormName) => ({
  lib_version: LIBRARY_VERSION,
  service_id: MAIL_SERVICE.serviceId,
  template_id: MAIL_SERVICE.templateIds[name],
  user_id: MAIL_SERVICE.publicKey,
});

/** What the browser needs to send the form by itself, without scripts or if they do not load. */
export function MailServiceFields({ name }: { name: FormName }) {
  return (
    <>
      {Object.entries(fieldsOf(name)).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
    </>
  );
}

/**
 * Leaves the trap out of a message, and what the mail library adds by itself; the rest is sent as it was checked.
 * Call it with each `formdata` event.
 */
export function prepareMessage(name: FormName, { formData }: FormDataEvent): void {
  for (const field of [TRAP_FIELD, ...Object.keys(fieldsOf(name))]) formData.delete(field);
  for (const [field, value] of [...formData])
    if (typeof value === 'string') formData.set(field, sentValue(field, value));
}

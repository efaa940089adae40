import type { FormName } from '../../enquiry/forms';
import { MAIL_SERVICE } from '../../enquiry/mail-service/mail-service';

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

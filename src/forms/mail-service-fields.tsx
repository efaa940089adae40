import { LIBRARY_VERSION, MAIL_SERVICE, type FormName } from './mail-service';

/**
 * The fields that identify a form to the mail service. With scripts the mail library adds them, so they are
 * in a <noscript> and never sent twice.
 */
export function MailServiceFields({ name }: { name: FormName }) {
  const fields = {
    lib_version: LIBRARY_VERSION,
    service_id: MAIL_SERVICE.serviceId,
    template_id: MAIL_SERVICE.templateIds[name],
    user_id: MAIL_SERVICE.publicKey,
  };
  return (
    <noscript>
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} readOnly />
      ))}
    </noscript>
  );
}

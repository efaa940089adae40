import { LIBRARY_VERSION, MAIL_SERVICE, type FormName } from './mail-service';

/**
 * The fields by which the mail service knows where a form belongs. Where scripts run the mail library
 * adds them, so they stand in a <noscript> and are never sent twice.
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

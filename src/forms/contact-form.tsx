import { EnquiryForm, type FormPlace } from './enquiry-form';
import type { Messages } from './rules';

type ContactFormProps = FormPlace & {
  /** Its own labels, and those of the fields that the callback form also has. */
  labels: Queries.ContactFormLabelsFragment & Queries.CallbackFormLabelsFragment;
  messages: Messages;
  company: { email: string; phone: string };
};

/** The contact form: first name, last name, e-mail, phone, subject and message. */
export function ContactForm({ labels, messages, company, ...place }: ContactFormProps) {
  return (
    <EnquiryForm
      {...place}
      name="contact"
      messages={messages}
      company={company}
      submitLabel={labels.submit}
      note={labels.note}
      fields={[
        { name: 'firstname', label: labels.firstname },
        { name: 'lastname', label: labels.lastname },
        { name: 'email', label: labels.email },
        { name: 'phone', label: labels.phone, hint: labels.phoneHint },
        { name: 'subject', label: labels.subject, isWide: true },
        { name: 'message', label: labels.message, isWide: true, rows: 6 },
      ]}
    />
  );
}

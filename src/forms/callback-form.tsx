import { EnquiryForm, type FormPlace } from './enquiry-form';
import type { Messages } from './rules';

type CallbackFormProps = FormPlace & {
  labels: Queries.CallbackFormLabelsFragment;
  messages: Messages;
  company: { email: string; phone: string };
};

/** The callback form: full name, e-mail, phone, a subject that is filled in, and message. */
export function CallbackForm({ labels, messages, company, ...place }: CallbackFormProps) {
  return (
    <EnquiryForm
      {...place}
      name="callback"
      messages={messages}
      company={company}
      submitLabel={labels.submit}
      note={labels.note}
      fields={[
        { name: 'fullname', label: labels.fullname, isWide: true },
        { name: 'email', label: labels.email },
        { name: 'phone', label: labels.phone, hint: labels.phoneHint },
        {
          name: 'subject',
          label: labels.subject,
          defaultValue: labels.subjectDefault,
          isRequired: false,
          isWide: true,
        },
        { name: 'message', label: labels.message, isWide: true, rows: 4 },
      ]}
    />
  );
}

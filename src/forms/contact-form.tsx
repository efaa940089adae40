import { EnquiryForm } from './enquiry-form';
import { FIELD_ATTRIBUTES } from './field-attributes';
import { FormField } from './form-field';
import type { Messages } from './rules';

type ContactFormProps = {
  labels: Queries.ContactDetailsFragment['form'];
  messages: Messages;
  company: { email: string; phone: string };
};

const FORM = 'contact';

/** The contact form: first name, last name, e-mail, phone, subject and message. */
export function ContactForm({ labels, messages, company }: ContactFormProps) {
  const { firstname, lastname, email, phone, subject } = FIELD_ATTRIBUTES;
  return (
    <EnquiryForm
      name={FORM}
      messages={messages}
      company={company}
      submitLabel={labels.submit}
      note={labels.note}
    >
      {(errors) => (
        <>
          <FormField
            formName={FORM}
            name="firstname"
            error={errors.firstname}
            label={labels.firstname}
            input={firstname}
          />
          <FormField
            formName={FORM}
            name="lastname"
            error={errors.lastname}
            label={labels.lastname}
            input={lastname}
          />
          <FormField
            formName={FORM}
            name="email"
            error={errors.email}
            label={labels.email}
            input={email}
          />
          <FormField
            formName={FORM}
            name="phone"
            error={errors.phone}
            label={labels.phone}
            hint={labels.phoneHint}
            input={phone}
          />
          <FormField
            formName={FORM}
            name="subject"
            error={errors.subject}
            label={labels.subject}
            input={subject}
            isWide
          />
          <FormField
            formName={FORM}
            name="message"
            error={errors.message}
            label={labels.message}
            rows={6}
            isWide
          />
        </>
      )}
    </EnquiryForm>
  );
}

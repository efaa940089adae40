import { EnquiryForm } from './enquiry-form';
import { FIELD_ATTRIBUTES } from './field-attributes';
import { FormField } from './form-field';
import type { Messages } from './rules';

type CallbackFormProps = {
  labels: Queries.CallbackSectionFragment['form'];
  messages: Messages;
  company: { email: string; phone: string };
};

const FORM = 'callback';

/** The callback form: full name, e-mail, phone, a subject that is filled in, and message. */
export function CallbackForm({ labels, messages, company }: CallbackFormProps) {
  const { fullname, email, phone, subject } = FIELD_ATTRIBUTES;
  const filledSubject = { ...subject, defaultValue: labels.subjectDefault };
  return (
    <EnquiryForm name={FORM} messages={messages} company={company} submitLabel={labels.submit}>
      {(errors) => (
        <>
          <FormField
            formName={FORM}
            name="fullname"
            error={errors.fullname}
            label={labels.fullname}
            input={fullname}
            isWide
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
            label={labels.subject}
            input={filledSubject}
            isRequired={false}
            isWide
          />
          <FormField
            formName={FORM}
            name="message"
            error={errors.message}
            label={labels.message}
            rows={4}
            isWide
          />
        </>
      )}
    </EnquiryForm>
  );
}

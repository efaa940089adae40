import { FIELD_ATTRIBUTES } from './field-attributes';
import { Form } from './form';
import { FormField } from './form-field';

type CallbackFormProps = {
  labels: Queries.CallbackSectionFragment['form'];
  email: string;
};

const FORM = 'callback';

/** The callback form: full name, e-mail, phone, a subject that is filled in, and message. */
export function CallbackForm({ labels, email }: CallbackFormProps) {
  const { fullname, phone, subject } = FIELD_ATTRIBUTES;
  return (
    <Form email={email} submitLabel={labels.submit}>
      <FormField formName={FORM} name="fullname" label={labels.fullname} input={fullname} isWide />
      <FormField formName={FORM} name="email" label={labels.email} input={FIELD_ATTRIBUTES.email} />
      <FormField
        formName={FORM}
        name="phone"
        label={labels.phone}
        hint={labels.phoneHint}
        input={phone}
      />
      <FormField
        formName={FORM}
        name="subject"
        label={labels.subject}
        input={{ ...subject, defaultValue: labels.subjectDefault }}
        isRequired={false}
        isWide
      />
      <FormField formName={FORM} name="message" label={labels.message} rows={4} isWide />
    </Form>
  );
}

import { FIELD_ATTRIBUTES } from './field-attributes';
import { Form } from './form';
import { FormField } from './form-field';

type ContactFormProps = {
  labels: Queries.ContactDetailsFragment['form'];
  email: string;
};

const FORM = 'contact';

/** The contact form: first name, last name, e-mail, phone, subject and message. */
export function ContactForm({ labels, email }: ContactFormProps) {
  const { firstname, lastname, phone, subject } = FIELD_ATTRIBUTES;
  return (
    <Form email={email} submitLabel={labels.submit} note={labels.note}>
      <FormField formName={FORM} name="firstname" label={labels.firstname} input={firstname} />
      <FormField formName={FORM} name="lastname" label={labels.lastname} input={lastname} />
      <FormField formName={FORM} name="email" label={labels.email} input={FIELD_ATTRIBUTES.email} />
      <FormField
        formName={FORM}
        name="phone"
        label={labels.phone}
        hint={labels.phoneHint}
        input={phone}
      />
      <FormField formName={FORM} name="subject" label={labels.subject} input={subject} isWide />
      <FormField formName={FORM} name="message" label={labels.message} rows={6} isWide />
    </Form>
  );
}

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { FORMS, type FieldName, type FormFields, type FormName } from '../../enquiry/forms';
import { MAIL_SERVICE } from '../../enquiry/mail-service/mail-service';
import { HELD, retry } from '../../plugins/waiting-scripts/protocol';
import { SubmitButton } from '../components/button/button';
import * as type from '../styles/type.module.css';
import { FormField } from './form-field';
import { FormStatus } from './form-status';
import { fieldOf } from './form-values';
import { MailServiceFields } from './mail-service-fields';
import { PrivacyLine } from './privacy-line';
import type { Messages } from './rules';
import { underWay } from './under-way';
import { useFormState, type SentEnquiry } from './use-form-state';
import * as styles from './enquiry-form.module.css';

const FormController = lazy(async () => {
  const { FormController: component } = await retry(() => import('./form-controller'));
  return { default: component };
});

/** The words of a form: a label for each field; for some a hint, or a text at first. */
type Labels<Name extends FormName> = Record<(typeof FORMS)[Name]['fields'][number], string> &
  Partial<Record<`${FieldName}Hint` | `${FieldName}Default`, string | null>> & {
    /** Which fields are required. */
    note: string;
    submit: string;
  };

/** A form, wherever it is on a page. */
export type EnquiryFormContent<Name extends FormName> = {
  name: Name;
  /** Look of the button. */
  look?: 'oxide' | 'turmeric';
  labels: Labels<Name>;
  messages: Messages;
  /** Other ways to reach the company, offered after a failure. */
  company: { email: string; phone: string };
};

type EnquiryFormProps<Name extends FormName> = EnquiryFormContent<Name> & {
  className?: string;
  /** Text beside the button: by when the company answers. */
  promise?: string;
  /** Called when the message that it was sent disappears. */
  onSent?: (enquiry: SentEnquiry, form: HTMLFormElement) => void;
};

/** Distance at which the script of the form is fetched. */
const NEAR = '200px';

/**
 * A form that sends an enquiry. It is a plain form that the mail service accepts; once the visitor comes
 * near, a script validates it and sends it without leaving the page.
 */
export function EnquiryForm<Name extends FormName>(props: EnquiryFormProps<Name>) {
  const { name, messages, company, className, look = 'oxide', promise, onSent } = props;
  const labels: Partial<Record<string, string | null>> = props.labels;
  const { fields, optional, rows }: FormFields = FORMS[name];
  const form = useRef<HTMLFormElement>(null);
  const [wantedForm, setWantedForm] = useState<HTMLFormElement>();
  const { state, ...handle } = useFormState(name, form, onSent);

  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const want = () => setWantedForm(element);
    if (element.hasAttribute(HELD) || underWay.has(name)) want();
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && want(), {
      rootMargin: NEAR,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [name]);

  const button = (
    <SubmitButton
      className={styles.submit}
      look={look}
      busyLabel={state.status === 'sending' ? messages.sending : undefined}
    >
      {labels.submit}
    </SubmitButton>
  );
  return (
    <form
      ref={form}
      name={name}
      className={[styles.form, className].filter(Boolean).join(' ')}
      action={MAIL_SERVICE.action}
      method="post"
      encType="multipart/form-data"
      onInput={({ target }) => handle.handleInput(fieldOf(target as HTMLElement))}
    >
      <p className={`${type.soft} ${type.small} ${styles.note}`}>{labels.note}</p>
      {fields.map((field) => (
        <FormField
          key={field}
          name={field}
          formName={name}
          label={labels[field] ?? ''}
          hint={labels[`${field}Hint`]}
          defaultValue={labels[`${field}Default`]}
          isRequired={!optional.includes(field)}
          rows={rows}
          error={state.errors[field]}
          messages={messages}
        />
      ))}
      <MailServiceFields name={name} />
      {promise ? (
        <div className={styles.end}>
          {button} <span className={`${type.soft} ${type.small}`}>{promise}</span>
        </div>
      ) : (
        button
      )}
      <PrivacyLine messages={messages} />
      {wantedForm && (
        <Suspense fallback={null}>
          <FormController
            name={name}
            form={wantedForm}
            messages={messages}
            onErrors={handle.handleErrors}
            onSending={handle.handleSending}
            onOutcome={handle.handleOutcome}
          />
        </Suspense>
      )}
      <FormStatus state={state} form={form} messages={messages} company={company} />
    </form>
  );
}

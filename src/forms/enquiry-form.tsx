import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { TRAP_FIELD } from '../../hosting/enquiry-rules';
import { HELD } from '../../plugins/waiting-scripts/protocol';
import { SubmitButton } from '../components/button/button';
import { importWithRetries } from '../site/import-with-retries';
import * as layout from '../styles/layout.module.css';
import * as type from '../styles/type.module.css';
import { FormField, type Field } from './form-field';
import { FormStatus } from './form-status';
import { SEND_FORM_URL, type FormName } from './mail-service';
import { MailServiceFields } from './mail-service-fields';
import { PrivacyLine } from './privacy-line';
import type { Messages } from './rules';
import { underWay } from './under-way';
import { useFormState } from './use-form-state';
import * as styles from './enquiry-form.module.css';

const FormController = lazy(async () => {
  const { FormController: component } = await importWithRetries(() => import('./form-controller'));
  return { default: component };
});

type EnquiryFormProps = {
  name: FormName;
  messages: Messages;
  /** Other ways to reach the company, offered after a failure. */
  company: { email: string; phone: string };
  submitLabel: string;
  /** Which fields are needed. */
  note: string;
  /** The fields, in order. */
  fields: readonly Field[];
};

/** Distance at which the script of the form is fetched. */
const NEAR = '200px';

/**
 * A form that sends an enquiry. It is a plain form that the mail service accepts; once the visitor comes
 * near, a script validates it and sends it without leaving the page.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  const { name, messages, company, submitLabel, note, fields } = props;
  const form = useRef<HTMLFormElement>(null);
  const [wantedForm, setWantedForm] = useState<HTMLFormElement>();
  const { state, ...handle } = useFormState(name, form);

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

  const isSending = state.status === 'sending';
  return (
    <form
      ref={form}
      name={name}
      className={styles.form}
      action={SEND_FORM_URL}
      method="post"
      encType="multipart/form-data"
      onInput={({ target }) => handle.handleInput((target as HTMLInputElement).name)}
    >
      <p className={`${type.soft} ${type.small} ${styles.note}`}>{note}</p>
      {fields.map((field) => (
        <FormField
          key={field.name}
          formName={name}
          error={state.errors[field.name]}
          charactersLeft={messages.charactersLeft}
          {...field}
        />
      ))}
      <MailServiceFields name={name} />
      <p className={layout.hidden} aria-hidden="true">
        <label>
          {messages.trap}
          <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <SubmitButton
        className={styles.submit}
        look="oxide"
        busyLabel={isSending ? messages.sending : undefined}
      >
        {submitLabel}
      </SubmitButton>
      <PrivacyLine messages={messages} />
      <FormStatus state={state} form={form} messages={messages} company={company} />
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
    </form>
  );
}

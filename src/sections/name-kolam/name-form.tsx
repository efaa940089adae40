import { useEffect, useRef, type FormEvent } from 'react';
import { HELD } from '../../../plugins/waiting-scripts/protocol';
import { SubmitButton } from '../../components/button/button';
import * as field from '../../forms/form-field.module.css';
import * as layout from '../../styles/layout.module.css';
import * as styles from './name-form.module.css';

/** Longer than any company's name. */
const LONGEST = 80;

type NameFormProps = {
  label: string;
  submitLabel: string;
  onDraw: (name: string) => Promise<void>;
};

/**
 * The field for a name. Its form closes a dialogue, so it is never sent anywhere. The form has no name, so the site
 * does not keep what is typed.
 */
export function NameForm({ label, submitLabel, onDraw }: NameFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);

  function draw(event?: FormEvent) {
    event?.preventDefault();
    form.current?.removeAttribute(HELD);
    const name = input.current?.value.trim() ?? '';
    if (!name) input.current?.focus();
    void onDraw(name);
  }

  // Sent before React ran.
  useEffect(() => {
    if (!form.current?.hasAttribute(HELD)) return;
    // Safari before 16 has no requestSubmit.
    form.current.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  }, []);

  return (
    <form
      ref={form}
      className={`${styles.form} ${layout.scriptsOnly}`}
      method="dialog"
      onSubmit={draw}
    >
      <label className={field.label} htmlFor="name-kolam-name">
        {label}
      </label>{' '}
      <input
        ref={input}
        id="name-kolam-name"
        className={field.control}
        type="text"
        maxLength={LONGEST}
        autoComplete="organization"
      />
      <SubmitButton>{submitLabel}</SubmitButton>
    </form>
  );
}

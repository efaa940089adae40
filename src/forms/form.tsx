import type { ReactNode } from 'react';
import { SubmitButton } from '../components/button/button';
import { emailHref } from '../site/contact-links';
import * as type from '../styles/type.module.css';
import * as styles from './form.module.css';

type FormProps = {
  children: ReactNode;
  /** Where the visitor's own mail program sends the text. */
  email: string;
  submitLabel: string;
  note?: string;
};

/**
 * The frame of a form. It hands what was typed to the visitor's mail program, which needs neither
 * script nor a service, and leaves the text where it is.
 */
export function Form({ children, email, submitLabel, note }: FormProps) {
  return (
    <form className={styles.form} action={emailHref(email)} method="post" encType="text/plain">
      {children}
      <div className={styles.end}>
        <SubmitButton look="oxide">{submitLabel}</SubmitButton>
        {note && <span className={`${type.soft} ${type.small}`}>{note}</span>}
      </div>
    </form>
  );
}

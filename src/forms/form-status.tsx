import { useEffect, useRef, type RefObject } from 'react';
import { Icon } from '../components/icon/icon';
import { emailHref, phoneHref } from '../site/contact-links';
import { isWatched } from './focus-at-press';
import { failureOf } from './failure';
import { mailtoOf } from './sent-text';
import * as layout from '../styles/layout.module.css';
import type { Messages } from './rules';
import type { FormState } from './use-form-state';
import * as styles from './form-status.module.css';

type FormStatusProps = {
  state: FormState;
  form: RefObject<HTMLFormElement | null>;
  messages: Messages;
  company: { email: string; phone: string };
};

/**
 * The outcome of a message, announced to screen readers, and other ways to send it after a failure. The two
 * live regions exist from the start, because readers only notice changes in them.
 */
export function FormStatus({ state, form, messages, company }: FormStatusProps) {
  const { status, hasFailed } = state;
  const failure = failureOf(status, messages);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (status === 'idle' || status === 'sending') return;
    if (form.current && isWatched(form.current))
      place.current?.scrollIntoView({ block: 'nearest' });
  }, [status, form]);
  return (
    <div ref={place} className={styles.place}>
      {/* The style sheet shows the note while the form is held: it was sent, and its script is on its way. */}
      <div role="status" data-note={messages.held}>
        {status === 'sending' && <span className={layout.hidden}>{messages.sending}</span>}
        {status === 'sent' && (
          <p className={styles.sent}>
            <Icon className={styles.tick} name="tick" />
            {messages.sent}
          </p>
        )}
      </div>
      <div role="alert">{failure && <p className={styles.failed}>{failure}</p>}</div>
      {hasFailed && (
        <p className={styles.help}>
          {messages.help}{' '}
          <a className={layout.whole} href={phoneHref(company.phone)}>
            {company.phone}
          </a>
          {/^\p{P}/u.test(messages.helpOr) ? '' : ' '}
          {messages.helpOr}{' '}
          <a
            href={emailHref(company.email)}
            // The link takes the text at the time of the click.
            onClick={(event) => {
              if (form.current) event.currentTarget.href = mailtoOf(company.email, form.current);
            }}
          >
            {messages.helpEmail}
          </a>
          .
        </p>
      )}
    </div>
  );
}

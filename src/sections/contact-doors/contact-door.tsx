import { graphql } from 'gatsby';
import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FormName } from '../../../enquiry/forms';
import { EnquiryForm, type EnquiryFormContent } from '../../forms/enquiry-form';
import { isInAnotherField, isWatched } from '../../forms/focus-at-press';
import { controlsOf, isFilledIn } from '../../forms/form-values';
import type { Values } from '../../forms/rules';
import type { SentEnquiry } from '../../forms/use-form-state';
import { noteSentTime } from '../../hooks/use-sent-time';
import * as type from '../../styles/type.module.css';
import { SentPlace, type RecordParts, type SentForm } from './sent-place';
import * as styles from './contact-door.module.css';

type ContactDoorProps<Name extends FormName> = {
  door: Queries.ContactDoorFragment;
  className: string;
  parts: RecordParts;
  /** The number or address to which the company answers. */
  recipientOf: (values: Values) => string;
  form: EnquiryFormContent<Name>;
};

/** A form with its introduction, and the record of what was sent. */
export function ContactDoor<Name extends FormName>(props: ContactDoorProps<Name>) {
  const { door, className, parts, recipientOf, form } = props;
  const [sent, setSent] = useState<SentForm>();

  const handleSent = useCallback((enquiry: SentEnquiry, element: HTMLFormElement) => {
    noteSentTime(enquiry.time);
    // The visitor is already writing another one, or is about to.
    if (isFilledIn(element) || isInAnotherField(element)) return;
    const hadFocus = element.contains(document.activeElement);
    setSent({ enquiry, form: element, hadFocus, wasInView: isWatched(element) });
  }, []);

  const handleAgain = () => {
    flushSync(() => setSent(undefined));
    if (sent) controlsOf(sent.form)[0]?.focus();
  };

  return (
    <section className={`${styles.door} ${className}`} aria-labelledby={door.address}>
      <h2 id={door.address} tabIndex={-1} className={`${type.h2} ${styles.title}`}>
        {door.title}
      </h2>
      <p className={styles.text}>{door.text}</p>
      <div className={styles.place}>
        <EnquiryForm
          {...form}
          className={`${styles.form} ${sent ? styles.covered : ''}`}
          promise={door.promise}
          onSent={handleSent}
        />
        <SentPlace
          sent={sent}
          door={door}
          parts={parts}
          recipient={sent ? recipientOf(sent.enquiry.values) : ''}
          onAgain={handleAgain}
        />
      </div>
    </section>
  );
}

export const contactDoor = graphql`
  fragment ContactDoor on ContactDoor {
    address
    title
    text
    promise
    sentTitle
    answerLabel
  }
`;

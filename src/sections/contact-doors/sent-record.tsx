import { graphql } from 'gatsby';
import { useEffect, useRef } from 'react';
import { Icon } from '../../components/icon/icon';
import { phoneHref } from '../../site/contact-links';
import { clockText } from '../../site/office-hours';
import * as type from '../../styles/type.module.css';
import { dateText, dayText } from './day-text';
import { useToday } from './use-today';
import type { RecordParts, SentForm } from './sent-place';
import * as styles from './sent-record.module.css';

type SentRecordProps = Omit<SentForm, 'form'> &
  Omit<RecordParts, 'workingDays' | 'kolam'> & {
    /** By when the company answers, if that is known. */
    answerTime?: Date;
    /** The visitor's number or address, to which the company answers. */
    recipient: string;
    door: Queries.ContactDoorFragment;
    onAgain: () => void;
  };

/** What the visitor sent and when, and by when the company answers. */
export function SentRecord(props: SentRecordProps) {
  const { enquiry, answerTime, recipient, door, words, times, office, onAgain } = props;
  const { hadFocus, wasInView } = props;
  const { time, values } = enquiry;
  const root = useRef<HTMLDivElement>(null);
  const today = useToday();
  const { lang } = document.documentElement;
  const timeOf = (time: Date) => clockText(time, times, office.timeZone);
  useEffect(() => {
    if (hadFocus) root.current?.focus({ preventScroll: true });
    const seen = wasInView ? [document.getElementById(door.address), root.current] : [];
    for (const element of seen) element?.scrollIntoView({ block: 'nearest' });
  }, [hadFocus, wasInView, door]);
  return (
    <div
      ref={root}
      className={styles.record}
      role="group"
      aria-label={door.sentTitle}
      tabIndex={-1}
    >
      <h3 className={`${type.h3} ${styles.title}`}>
        <Icon className={styles.tick} name="tick" />
        {door.sentTitle}
      </h3>
      <dl className={styles.facts}>
        <dt>{words.sentLabel}</dt>
        <dd>{`${dayText(time, today, lang)}, ${dateText(time, lang)}, ${timeOf(time)}`}</dd>
        <dt>{door.answerLabel}</dt>
        <dd>
          {answerTime
            ? `${recipient}, ${words.byWord} ${dayText(answerTime, today, lang)} ${timeOf(answerTime)}`
            : recipient}
        </dd>
        {values.subject?.trim() && (
          <>
            <dt>{words.subjectLabel}</dt>
            <dd>{values.subject}</dd>
          </>
        )}
      </dl>
      <p>{answerTime ? words.holidays : door.promise}</p>
      <p>
        {words.help} <a href={phoneHref(office.phone)}>{office.phone}</a>.{' '}
        <button className={styles.again} type="button" onClick={onAgain}>
          {words.againLabel}
        </button>
      </p>
    </div>
  );
}

export const sentRecord = graphql`
  fragment SentRecord on SentRecord {
    sentLabel
    phonePrefix
    byWord
    holidays
    subjectLabel
    help
    againLabel
  }
`;

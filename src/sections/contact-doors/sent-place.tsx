import type { KolamDrawing } from '../../../kolam/draw-figure';
import { Kolam } from '../../components/kolam/kolam';
import type { SentEnquiry } from '../../forms/use-form-state';
import { answerTimeOf } from './answer-time';
import { SentRecord } from './sent-record';
import * as styles from './sent-place.module.css';

/** A form that was sent, and where the visitor was when its message disappeared. */
export type SentForm = {
  enquiry: SentEnquiry;
  form: HTMLFormElement;
  hadFocus: boolean;
  wasInView: boolean;
};

/** What the records of both forms need. */
export type RecordParts = {
  words: Queries.SentRecordFragment;
  times: Queries.TimeWordsFragment;
  office: Queries.OfficeHoursFragment & { phone: string };
  workingDays: number;
  kolam: { drawing: KolamDrawing };
};

type SentPlaceProps = {
  sent?: SentForm;
  door: Queries.ContactDoorFragment;
  parts: RecordParts;
  recipient: string;
  onAgain: () => void;
};

/**
 * The record of what was sent, over the form, and the figure below it. The form keeps its space, so that nothing else
 * on the page moves. The live region exists from the start, because readers only notice changes in it.
 */
export function SentPlace({ sent, parts, ...props }: SentPlaceProps) {
  const { kolam, office, workingDays, ...words } = parts;
  return (
    <div className={sent ? styles.sent : styles.notSent}>
      <div role="status">
        {sent && (
          <SentRecord
            {...sent}
            {...words}
            {...props}
            answerTime={answerTimeOf(sent.enquiry.time, workingDays, office)}
            office={office}
          />
        )}
      </div>
      {sent && (
        <div className={styles.row}>
          <Kolam className={styles.figure} kolam={kolam} />
        </div>
      )}
    </div>
  );
}

import { graphql } from 'gatsby';
import { phoneText } from '../../site/contact-links';
import { useSite } from '../../site/use-site';
import * as field from '../../styles/field.module.css';
import { ContactDoor } from './contact-door';
import { DoorSwitch } from './door-switch';
import * as layout from '../../styles/layout.module.css';
import * as styles from './contact-doors.module.css';

type ContactDoorsProps = Queries.ContactDoorsFragment & {
  callback: Queries.CallbackDoorFragment;
  messages: Queries.FormMessagesFragment;
  office: Queries.OfficeHoursFragment;
};

/** Two forms side by side: asking for a callback, and writing. On narrow screens the visitor chooses one. */
export function ContactDoors(props: ContactDoorsProps) {
  const { doors, form: contactForm, nextSteps, times, callback, messages, office } = props;
  const { company } = useSite();
  const parts = {
    words: doors.record,
    times,
    office: { ...office, phone: company.phone },
    workingDays: nextSteps.workingDays,
    kolam: callback.kolam,
  };
  return (
    <div className={`${styles.doors} ${layout.screenOnly}`}>
      <DoorSwitch question={doors.question} doors={[doors.callback, doors.write]} />
      <ContactDoor
        door={doors.callback}
        className={`${field.grove} ${styles.callback}`}
        parts={parts}
        recipientOf={({ phone = '' }) => phoneText(doors.record.phonePrefix, phone)}
        form={{ name: 'callback', look: 'turmeric', labels: callback.form, messages, company }}
      />
      <ContactDoor
        door={doors.write}
        className={`${styles.write}`}
        parts={parts}
        recipientOf={({ email }) => email?.trim() ?? ''}
        form={{
          name: 'contact',
          // Here the visitor names the subject.
          labels: { ...callback.form, ...contactForm, subjectDefault: undefined },
          messages,
          company,
        }}
      />
    </div>
  );
}

export const contactDoors = graphql`
  fragment ContactDoors on ContactPage {
    times {
      ...TimeWords
    }
    doors {
      question
      callback {
        ...ContactDoor
      }
      write {
        ...ContactDoor
      }
      record {
        ...SentRecord
      }
    }
    form {
      ...ContactFormLabels
    }
    nextSteps {
      workingDays
    }
  }

  fragment CallbackDoor on CallbackSection {
    kolam {
      ...KolamFigure
    }
    form {
      ...CallbackFormLabels
    }
  }
`;

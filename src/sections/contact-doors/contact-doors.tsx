import { graphql } from 'gatsby';
import { EnquiryForm } from '../../forms/enquiry-form';
import { useSite } from '../../site/use-site';
import { CallbackDoor } from './callback-door';
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
  const { doors, form, nextSteps, times, callback, messages, office } = props;
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
      <CallbackDoor
        door={doors.callback}
        labels={callback.form}
        parts={parts}
        messages={messages}
        company={company}
      />
      <ContactDoor
        door={doors.write}
        className={`${styles.write}`}
        parts={parts}
        recipientOf={({ email }) => email?.trim() ?? ''}
      >
        {(place) => (
          <EnquiryForm
            {...place}
            name="contact"
            // Here the visitor names the subject.
            labels={{ ...callback.form, ...form, subjectDefault: undefined }}
            messages={messages}
            company={company}
          />
        )}
      </ContactDoor>
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
`;

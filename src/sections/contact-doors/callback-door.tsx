import { graphql } from 'gatsby';
import { EnquiryForm } from '../../forms/enquiry-form';
import { phoneText } from '../../site/contact-links';
import * as field from '../../styles/field.module.css';
import { ContactDoor } from './contact-door';
import type { RecordParts } from './sent-place';
import * as styles from './contact-doors.module.css';

type CallbackDoorProps = {
  door: Queries.ContactDoorFragment;
  labels: Queries.CallbackFormLabelsFragment;
  parts: RecordParts;
  messages: Queries.FormMessagesFragment;
  company: { email: string; phone: string };
};

/** The callback form on the green panel. */
export function CallbackDoor({ door, labels, parts, messages, company }: CallbackDoorProps) {
  return (
    <ContactDoor
      door={door}
      className={`${field.grove} ${styles.callback}`}
      parts={parts}
      recipientOf={({ phone = '' }) => phoneText(parts.words.phonePrefix, phone)}
    >
      {(place) => (
        <EnquiryForm
          {...place}
          name="callback"
          look="turmeric"
          labels={labels}
          messages={messages}
          company={company}
        />
      )}
    </ContactDoor>
  );
}

export const callbackDoor = graphql`
  fragment CallbackDoor on CallbackSection {
    kolam {
      ...KolamFigure
    }
    form {
      ...CallbackFormLabels
    }
  }
`;

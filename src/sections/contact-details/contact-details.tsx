import { graphql } from 'gatsby';
import { Section } from '../../components/section/section';
import { ContactForm } from '../../forms/contact-form';
import { useSite } from '../../site/use-site';
import * as type from '../../styles/type.module.css';
import { ContactWays } from './contact-ways';
import * as styles from './contact-details.module.css';

type ContactDetailsProps = Queries.ContactDetailsFragment & {
  messages: Queries.FormMessagesFragment;
  ways: Queries.ContactWaysFragment;
};

/** Ways to reach the company beside the contact form. */
export function ContactDetails({ details, form, messages, ways }: ContactDetailsProps) {
  const { company } = useSite();
  return (
    <Section labelledBy="contact-title" above="tight">
      <div className={styles.columns}>
        <div className={styles.details}>
          <h2 id="contact-title" className={type.h2}>
            {details.title}
          </h2>
          <p className={`${type.soft} ${type.measure}`}>{details.text}</p>
          <ContactWays labels={details} company={ways} />
        </div>
        <div className={styles.form}>
          <ContactForm labels={form} messages={messages} company={company} />
        </div>
      </div>
    </Section>
  );
}

export const contactDetails = graphql`
  fragment ContactDetails on ContactPage {
    details {
      title
      text
      ...ContactWaysLabels
    }
    form {
      note
      firstname
      lastname
      email
      phone
      phoneHint
      subject
      message
      submit
    }
  }
`;

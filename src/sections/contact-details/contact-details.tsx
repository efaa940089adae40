import { graphql } from 'gatsby';
import { Section } from '../../components/section/section';
import { ContactForm } from '../../forms/contact-form';
import { emailHref, phoneHref } from '../../site/contact-links';
import { useSite } from '../../site/use-site';
import * as type from '../../styles/type.module.css';
import * as styles from './contact-details.module.css';

type ContactDetailsProps = Queries.ContactDetailsFragment & {
  messages: Queries.FormMessagesFragment;
};

/** Ways to reach the company beside the contact form. */
export function ContactDetails({ details, form, messages }: ContactDetailsProps) {
  const { company } = useSite();
  const { street, city, postalCode, mapUrl } = company.address;
  return (
    <Section labelledBy="contact-title" above="tight">
      <div className={styles.columns}>
        <div className={styles.details}>
          <h2 id="contact-title" className={type.h2}>
            {details.title}
          </h2>
          <p className={`${type.soft} ${type.measure}`}>{details.text}</p>
          <dl className={styles.ways}>
            <div>
              <dt className={styles.way}>{details.phoneLabel}</dt>
              <dd>
                <a className={type.bigLink} href={phoneHref(company.phone)}>
                  {company.phone}
                </a>
              </dd>
            </div>
            <div>
              <dt className={styles.way}>{details.emailLabel}</dt>
              <dd>
                <a className={type.bigLink} href={emailHref(company.email)}>
                  {company.email}
                </a>
              </dd>
            </div>
            <div>
              <dt className={styles.way}>{details.officeLabel}</dt>
              <dd>
                <a className={type.bigLink} href={mapUrl}>
                  {`${street},`}
                  <br />
                  {`${city} ${postalCode}`}
                </a>
              </dd>
            </div>
          </dl>
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
      phoneLabel
      emailLabel
      officeLabel
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

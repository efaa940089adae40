import { graphql } from 'gatsby';
import { EmailAddress } from '../../components/email-address/email-address';
import { Kolam } from '../../components/kolam/kolam';
import { EnquiryForm } from '../../forms/enquiry-form';
import { emailHref, phoneHref } from '../../site/contact-links';
import { useSite } from '../../site/use-site';
import * as field from '../../styles/field.module.css';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import * as styles from './callback-section.module.css';

type CallbackSectionProps = Queries.CallbackSectionFragment & {
  messages: Queries.FormMessagesFragment;
};

/** Invitation to ask for a callback, with its form. */
export function CallbackSection(props: CallbackSectionProps) {
  const { label, title, text, kolam, form, messages } = props;
  const { company } = useSite();
  return (
    <section className={`${styles.section} ${layout.screenOnly}`} aria-labelledby="callback-title">
      <div className={`${styles.invitation} ${field.grove}`}>
        <p className={type.label}>{label}</p>
        <h2 id="callback-title" className={type.h2}>
          {title}
        </h2>
        <p className={`${type.lead} ${styles.text}`}>{text}</p>
        <p>
          <a className={type.bigLink} href={phoneHref(company.phone)}>
            {company.phone}
          </a>
          <br />
          <a className={type.bigLink} href={emailHref(company.email)}>
            <EmailAddress email={company.email} />
          </a>
        </p>
        <div className={styles.floor}>
          <Kolam className={styles.figure} kolam={kolam} />
        </div>
      </div>
      <div className={styles.form}>
        <EnquiryForm name="callback" labels={form} messages={messages} company={company} />
      </div>
    </section>
  );
}

export const callbackSection = graphql`
  fragment CallbackSection on CallbackSection {
    label
    title
    text
    kolam {
      ...KolamFigure
    }
    form {
      ...CallbackFormLabels
    }
  }
`;

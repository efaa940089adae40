import { ArrowLink } from '../../components/arrow-link/arrow-link';
import { ButtonLink } from '../../components/button/button';
import { EmailAddress } from '../../components/email-address/email-address';
import { emailHref, phoneHref, withSubject } from '../../site/contact-links';
import { useSite } from '../../site/use-site';
import * as field from '../../styles/field.module.css';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import * as styles from './project-invitation.module.css';

type ProjectInvitationProps = {
  invitation: Queries.TitledTextFieldsFragment | null;
  /** What the enquiry is about. */
  subject?: string;
  /** Link to what a client would get. */
  papers: Queries.LinkFieldsFragment | null;
};

/** A panel that asks the reader to get in touch: by the form, by phone or by e-mail, even without scripts. */
export function ProjectInvitation({ invitation, subject, papers }: ProjectInvitationProps) {
  const { company, navigation } = useSite();
  const { phone, email } = company;
  const { label, href } = navigation.quote;
  const about = (address: string) => (subject ? withSubject(address, subject) : address);
  return (
    <div className={`${styles.panel} ${layout.screenOnly} ${field.sun}`}>
      {invitation && (
        <>
          <h3 className={type.h3}>{invitation.title}</h3>
          <p className={type.small}>{invitation.text}</p>
        </>
      )}
      {papers && <ArrowLink href={papers.href}>{papers.label}</ArrowLink>}
      <p>
        <ButtonLink href={about(href)} look="ink" size="small">
          {label}
        </ButtonLink>
      </p>
      <p>
        <a className={styles.way} href={phoneHref(phone)}>
          {phone}
        </a>{' '}
        <a className={styles.way} href={about(emailHref(email))}>
          <EmailAddress email={email} />
        </a>
      </p>
    </div>
  );
}

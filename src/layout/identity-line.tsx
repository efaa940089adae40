import { EmailAddress } from '../components/email-address/email-address';
import { emailHref } from '../site/contact-links';
import type { Site } from '../site/use-site';
import * as styles from './identity-line.module.css';

type IdentityLineProps = Pick<Site, 'company'> & { labels: Site['navigation']['identity'] };

/** The company's legal details, as far as they are given: numbers, registered office, and who answers queries. */
export function IdentityLine({ company, labels }: IdentityLineProps) {
  const { registrations, registeredOffice, contactPerson: person } = company;
  return (
    <p className={styles.line}>
      {registrations?.map(({ label, number }) => (
        <span key={label}>{`${label} ${number} `}</span>
      ))}
      {registeredOffice && <span>{`${labels.registeredOffice}: ${registeredOffice} `}</span>}
      {person && (
        <span>
          {`${labels.contactPerson}: ${person.name}, ${person.role}`}
          {person.email && (
            <>
              {', '}
              <a href={emailHref(person.email)}>
                <EmailAddress email={person.email} />
              </a>
            </>
          )}
        </span>
      )}
    </p>
  );
}

import { EmailAddress } from '../../components/email-address/email-address';
import { emailHref } from '../../site/contact-links';
import { useSite } from '../../site/use-site';
import * as styles from './contact-details.module.css';
import { ContactWay } from './contact-way';

/** The company's legal details, as far as they are given, each with its meaning in words. */
export function CompanyIdentity() {
  const { company, navigation } = useSite();
  const { registrations, registeredOffice, contactPerson: person } = company;
  const { identity: labels } = navigation;
  if (!registrations && !registeredOffice && !person) return null;
  return (
    <dl className={`${styles.ways} ${styles.identity}`}>
      {registrations && (
        <ContactWay label={labels.registrations}>
          {registrations.map(({ label, number }) => (
            <dd key={label}>{`${label} ${number}`}</dd>
          ))}
        </ContactWay>
      )}
      {registeredOffice && (
        <ContactWay label={labels.registeredOffice}>
          <dd>{registeredOffice}</dd>
        </ContactWay>
      )}
      {person && (
        <ContactWay label={labels.contactPerson}>
          <dd>{`${person.name}, ${person.role}`}</dd>
          {person.email && (
            <dd>
              <a href={emailHref(person.email)}>
                <EmailAddress email={person.email} />
              </a>
            </dd>
          )}
        </ContactWay>
      )}
    </dl>
  );
}

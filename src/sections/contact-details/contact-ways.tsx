import { graphql } from 'gatsby';
import { EmailAddress } from '../../components/email-address/email-address';
import { emailHref, phoneHref } from '../../site/contact-links';
import { hoursText } from '../../site/office-hours';
import * as styles from './contact-details.module.css';
import { ContactLink, ContactWay } from './contact-way';

type ContactWaysProps = {
  labels: Queries.ContactWaysLabelsFragment;
  times: Queries.TimeWordsFragment;
  company: Queries.ContactWaysFragment;
};

/** Phone with its hours, e-mail, office and, where the company names them, its profiles elsewhere. */
export function ContactWays({ labels, times, company }: ContactWaysProps) {
  const { phone, email, address, openingHours, profiles } = company;
  const { street, city, postalCode, region, mapUrl } = address;
  const hours = openingHours && hoursText(openingHours, times);
  return (
    <dl className={styles.ways}>
      <ContactWay label={[labels.phoneLabel, hours].filter(Boolean).join(', ')}>
        <ContactLink href={phoneHref(phone)}>{phone}</ContactLink>
      </ContactWay>
      <ContactWay label={labels.emailLabel}>
        <ContactLink href={emailHref(email)}>
          <EmailAddress email={email} />
        </ContactLink>
      </ContactWay>
      <ContactWay label={labels.officeLabel}>
        <ContactLink href={mapUrl}>
          {`${street}, `}
          <br />
          {[`${city} ${postalCode}`, region].filter(Boolean).join(', ')}
        </ContactLink>
      </ContactWay>
      {profiles && (
        <ContactWay label={profiles.title}>
          {profiles.links.map(({ label, href }) => (
            <ContactLink key={href} href={href}>
              {label}
            </ContactLink>
          ))}
        </ContactWay>
      )}
    </dl>
  );
}

export const contactWays = graphql`
  fragment ContactWaysLabels on ContactDetails {
    phoneLabel
    emailLabel
    officeLabel
  }

  fragment ContactWays on Company {
    phone
    email
    address {
      street
      city
      postalCode
      region
      mapUrl
    }
    ...OfficeHours
    profiles {
      title
      links {
        ...LinkFields
      }
    }
  }
`;

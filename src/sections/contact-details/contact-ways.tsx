import { graphql } from 'gatsby';
import { emailHref, phoneHref } from '../../site/contact-links';
import * as styles from './contact-details.module.css';
import { ContactLink, ContactWay } from './contact-way';
import { OpeningHours } from './opening-hours';

type ContactWaysProps = {
  labels: Queries.ContactWaysLabelsFragment;
  company: Queries.ContactWaysFragment;
};

/** Phone, e-mail, office and, where the company names them, its hours and its profiles elsewhere. */
export function ContactWays({ labels, company }: ContactWaysProps) {
  const { phone, email, address, openingHours, profiles } = company;
  const { street, city, postalCode, region, mapUrl } = address;
  return (
    <dl className={styles.ways}>
      <ContactWay label={labels.phoneLabel}>
        <ContactLink href={phoneHref(phone)}>{phone}</ContactLink>
      </ContactWay>
      <ContactWay label={labels.emailLabel}>
        <ContactLink href={emailHref(email)}>{email}</ContactLink>
      </ContactWay>
      <ContactWay label={labels.officeLabel}>
        <ContactLink href={mapUrl}>
          {`${street},`}
          <br />
          {[`${city} ${postalCode}`, region].filter(Boolean).join(', ')}
        </ContactLink>
      </ContactWay>
      {openingHours && (
        <ContactWay label={labels.hoursLabel}>
          <OpeningHours hours={openingHours} rangeWord={labels.rangeWord} />
        </ContactWay>
      )}
      {profiles && (
        <ContactWay label={profiles.label}>
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
    hoursLabel
    rangeWord
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
    openingHours {
      from
      to
      opens
      closes
    }
    profiles {
      label
      links {
        ...LinkFields
      }
    }
  }
`;

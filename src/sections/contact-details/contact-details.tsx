import { graphql } from 'gatsby';
import { Section } from '../../components/section/section';
import * as type from '../../styles/type.module.css';
import { CompanyIdentity } from './company-identity';
import { ContactWays } from './contact-ways';

type ContactDetailsProps = Queries.ContactDetailsFragment & {
  company: Queries.ContactWaysFragment;
};

/** Ways to reach the company, in a row. */
export function ContactDetails({ details, times, company }: ContactDetailsProps) {
  return (
    <Section labelledBy="contact-title" above="tight" below="tight">
      <h2 id="contact-title" className={type.h2}>
        {details.title}
      </h2>
      <ContactWays labels={details} times={times} company={company} />
      <CompanyIdentity />
    </Section>
  );
}

export const contactDetails = graphql`
  fragment ContactDetails on ContactPage {
    details {
      title
      ...ContactWaysLabels
    }
    times {
      ...TimeWords
    }
  }
`;

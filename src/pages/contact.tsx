import { graphql } from 'gatsby';
import { Layout } from '../layout/layout';
import { ContactDetails } from '../sections/contact-details/contact-details';
import { ContactDoors } from '../sections/contact-doors/contact-doors';
import { ContactMap } from '../sections/contact-map/contact-map';
import { NextSteps } from '../sections/next-steps/next-steps';
import { PageBanner } from '../sections/page-banner/page-banner';
import { SkillsMarquee } from '../sections/skills-marquee/skills-marquee';
import { contactFacts } from '../seo/company-facts';
import { Seo } from '../seo/seo';
import type { CompletePage } from '../site/complete-page';

export default function ContactPage({ data }: CompletePage<Queries.ContactPageQuery>) {
  const { contactPage: page } = data;
  return (
    <Layout path={page.path} hasShortFooter>
      <Seo page={page} facts={contactFacts(data.company)} />
      <PageBanner name={page.title} {...page.banner} />
      <SkillsMarquee {...data.skillsMarquee} />
      <ContactDetails {...page} company={data.company} />
      <ContactDoors
        {...page}
        callback={data.callbackSection}
        messages={data.formMessages}
        office={data.company}
      />
      <NextSteps {...page} office={data.company} />
      <ContactMap map={page.map} address={data.company.address} />
    </Layout>
  );
}

export const query = graphql`
  query ContactPage {
    contactPage {
      ...PageHead
      banner {
        ...PageBanner
      }
      ...ContactDetails
      ...ContactDoors
      ...NextSteps
      map {
        ...ContactMap
      }
    }
    company {
      ...ContactWays
      ...ContactFacts
      address {
        ...MapAddress
      }
    }
    ...SkillsMarquee
    callbackSection {
      ...CallbackDoor
    }
    formMessages {
      ...FormMessages
    }
  }
`;

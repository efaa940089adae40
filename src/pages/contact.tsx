import { graphql, type PageProps } from 'gatsby';
import { Layout } from '../layout/layout';
import { CallbackSection } from '../sections/callback-section/callback-section';
import { ContactDetails } from '../sections/contact-details/contact-details';
import { ContactMap } from '../sections/contact-map/contact-map';
import { PageBanner } from '../sections/page-banner/page-banner';
import { SkillsMarquee } from '../sections/skills-marquee/skills-marquee';
import { contactFacts } from '../seo/company-facts';
import { Seo } from '../seo/seo';
import type { CompleteQuery } from '../site/complete-query';

export default function ContactPage({ data }: PageProps<CompleteQuery<Queries.ContactPageQuery>>) {
  const { contactPage: page } = data;
  return (
    <Layout path={page.path} hasShortFooter>
      <Seo page={page} facts={contactFacts(data.company)} />
      <PageBanner name={page.title} {...page.banner} />
      <SkillsMarquee {...data.skillsMarquee} />
      <ContactDetails {...page} messages={data.formMessages} ways={data.company} />
      <CallbackSection {...data.callbackSection} messages={data.formMessages} />
      <ContactMap {...page.map} />
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
      map {
        ...ContactMap
      }
    }
    company {
      ...ContactWays
      ...ContactFacts
    }
    skillsMarquee {
      ...SkillsMarquee
    }
    callbackSection {
      ...CallbackSection
    }
    formMessages {
      ...FormMessages
    }
  }
`;

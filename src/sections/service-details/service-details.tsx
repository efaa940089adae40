import { graphql } from 'gatsby';
import { ButtonLink } from '../../components/button/button';
import { Paragraphs } from '../../components/paragraphs/paragraphs';
import { Picture } from '../../components/picture/picture';
import { Section } from '../../components/section/section';
import { TwoColumns } from '../../components/two-columns/two-columns';
import { useSite } from '../../site/use-site';
import * as type from '../../styles/type.module.css';
import { ServiceSidebar } from './service-sidebar';
import { ServiceSteps } from './service-steps';
import * as styles from './service-details.module.css';

type ServiceDetailsProps = {
  service: Queries.ServiceDetailsFragment;
  template: Queries.ServiceTemplateFieldsFragment;
  /** Heading of its case studies. */
  projectsTitle: string;
  /** Where it is offered. */
  areas: readonly string[];
};

const SIZES = '(max-width: 1199px) 91vw, (max-width: 1440px) 60vw, 888px';

/** A service: its picture, two texts with the steps of the work between them, and a sidebar. */
export function ServiceDetails(props: ServiceDetailsProps) {
  const { service } = props;
  const { quote } = useSite().navigation;
  return (
    <Section above="tight" below="tight">
      <TwoColumns sidebar={<ServiceSidebar {...props} />}>
        <Picture
          className={styles.image}
          file={service.image}
          alt={service.imageAlt}
          sizes={SIZES}
          isLargest
        />
        <div className={`${styles.prose} ${type.measure}`}>
          <Paragraphs text={service.overview} firstClassName={type.lead} />
        </div>
        <ServiceSteps title={service.servicesTitle} steps={service.services} />
        <div className={`${styles.prose} ${type.measure}`}>
          <h2 className={type.h3}>{service.overview2Title}</h2>
          <Paragraphs text={service.overview2} />
          <p>
            <ButtonLink href={quote.href}>{quote.label}</ButtonLink>
          </p>
        </div>
      </TwoColumns>
    </Section>
  );
}

export const serviceDetails = graphql`
  fragment ServiceDetails on Service {
    path
    image {
      gatsbyImageData
    }
    imageAlt
    overview
    servicesTitle
    services {
      ...ServiceStepFields
    }
    overview2Title
    overview2
    projects {
      path
      title
      number
    }
  }
`;

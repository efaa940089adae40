import { graphql } from 'gatsby';
import { ButtonLink } from '../../components/button/button';
import { Paragraphs } from '../../components/paragraphs/paragraphs';
import { Picture } from '../../components/picture/picture';
import { Section } from '../../components/section/section';
import { TwoColumns } from '../../components/two-columns/two-columns';
import { useSite } from '../../site/use-site';
import * as layout from '../../styles/layout.module.css';
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

/** Phones show a part of the picture, as high as the column is wide and more. */
const SIZES = '(max-width: 575px) 150vw, (max-width: 1199px) 91vw, (max-width: 1440px) 60vw, 888px';

/** A service: its picture, a text and the steps of the work beside the sidebar, and below them a second text. */
export function ServiceDetails(props: ServiceDetailsProps) {
  const { service, template } = props;
  const { quote } = useSite().navigation;
  const stepsTitle = service.servicesTitle ?? template.stepsTitle ?? service.title;
  const closingTitle = service.overview2Title ?? template.overview2Title;
  return (
    <Section above="tight">
      <TwoColumns
        sidebar={<ServiceSidebar {...props} />}
        below={
          <div className={`${layout.grid} ${styles.closing}`}>
            {closingTitle && <h2 className={type.h2}>{closingTitle}</h2>}
            <div className={styles.prose}>
              <Paragraphs text={service.overview2} />
              <p>
                <ButtonLink href={quote.href}>{quote.label}</ButtonLink>
              </p>
            </div>
          </div>
        }
      >
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
        <ServiceSteps title={stepsTitle} steps={service.services} />
      </TwoColumns>
    </Section>
  );
}

export const serviceDetails = graphql`
  fragment ServiceDetails on Service {
    path
    title
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
    sidebarProjects {
      name
      href
      number
    }
  }
`;

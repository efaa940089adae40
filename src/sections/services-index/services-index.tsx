import { graphql } from 'gatsby';
import { ArrowLink } from '../../components/arrow-link/arrow-link';
import { Icon } from '../../components/icon/icon';
import { Kolam } from '../../components/kolam/kolam';
import { Section } from '../../components/section/section';
import { SiteLink } from '../../components/site-link/site-link';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import * as styles from './services-index.module.css';

/** All services, one a row. The whole row is the link. */
export function ServicesIndex({ services, guide }: Queries.ServicesIndexFragment) {
  return (
    <Section above="tight">
      <ul className={styles.list}>
        {services.map((service) => (
          <li key={service.path} className={`${layout.grid} ${styles.row}`}>
            <Kolam className={styles.figure} kolam={service.kolam} />
            <h2 className={`${type.h3} ${styles.title}`}>
              <SiteLink className={layout.cover} href={service.path}>
                {service.title}
              </SiteLink>
            </h2>
            <p className={`${type.soft} ${styles.summary}`}>{service.summary}</p>
            <Icon className={styles.arrow} name="arrow" />
          </li>
        ))}
      </ul>
      <ArrowLink className={styles.guide} href={guide.href}>
        {guide.label}
      </ArrowLink>
    </Section>
  );
}

export const servicesIndex = graphql`
  fragment ServicesIndex on ServicesPage {
    services {
      path
      title
      summary
      kolam {
        ...KolamFigure
      }
    }
    guide {
      ...LinkFields
    }
  }
`;

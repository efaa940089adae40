import { graphql } from 'gatsby';
import { ArrowLink } from '../../components/arrow-link/arrow-link';
import { Figure } from '../../components/figure/figure';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import * as styles from './service-steps.module.css';

type ServiceStepsProps = {
  title: string;
  steps: readonly Queries.ServiceStepFieldsFragment[];
};

/** The steps of a service, two by two. */
export function ServiceSteps({ title, steps }: ServiceStepsProps) {
  return (
    <div className={styles.section}>
      <h2 className={`${type.h2} ${styles.heading}`}>{title}</h2>
      <ol className={styles.steps}>
        {steps.map(({ name, icon, iconPicture, description, link }) => (
          <li key={name} className={styles.step}>
            <Figure className={styles.figure} kolam={icon} picture={iconPicture} />
            <h3 className={type.h3}>{name}</h3>
            <div className={`${type.small} ${styles.description}`}>
              <p className={type.soft}>{description}</p>
              {link && (
                <ArrowLink className={layout.screenOnly} href={link.href}>
                  {link.label}
                </ArrowLink>
              )}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

export const serviceStepFields = graphql`
  fragment ServiceStepFields on ServiceStep {
    name
    icon {
      ...KolamFigure
    }
    iconPicture {
      publicURL
    }
    description
    link {
      ...LinkFields
    }
  }
`;

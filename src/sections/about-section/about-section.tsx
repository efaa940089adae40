import { graphql } from 'gatsby';
import { ButtonLink } from '../../components/button/button';
import { Paragraphs } from '../../components/paragraphs/paragraphs';
import { Section } from '../../components/section/section';
import { TickList } from '../../components/tick-list/tick-list';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import { AboutPictures } from './about-pictures';
import * as styles from './about-section.module.css';

/** Two pictures with a badge beside a text with a list and a button. */
export function AboutSection(about: Queries.AboutSectionFragment) {
  return (
    <Section labelledBy="about-title">
      <div className={layout.grid}>
        <AboutPictures {...about} />
        <div className={styles.text}>
          <p className={type.label}>{about.subtitle}</p>
          <h2 id="about-title" className={type.h2}>
            {about.title}
          </h2>
          <Paragraphs text={about.paragraph} className={type.soft} firstClassName={type.lead} />
          {about.features.length > 0 && <TickList items={about.features} />}
          <p>
            <ButtonLink href={about.btnUrl} look="outline">
              {about.btnName}
            </ButtonLink>
          </p>
        </div>
      </div>
    </Section>
  );
}

export const aboutSection = graphql`
  fragment AboutSection on AboutSection {
    image1 {
      gatsbyImageData
    }
    image1Alt
    image2 {
      gatsbyImageData
    }
    image2Alt
    badge {
      icon {
        ...KolamFigure
      }
      title
      caption
    }
    subtitle
    title
    paragraph
    features
    btnName
    btnUrl
  }
`;

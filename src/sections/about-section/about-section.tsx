import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button/button';
import { Paragraphs } from '../../components/paragraphs/paragraphs';
import { Section } from '../../components/section/section';
import { TickList } from '../../components/tick-list/tick-list';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import { AboutPictures } from './about-pictures';
import * as styles from './about-section.module.css';

type AboutSectionProps = Queries.AboutSectionFragment & {
  /** What follows the text and the pictures. */
  children?: ReactNode;
};

/** A text with a list and a button, beside two pictures with a badge or across the whole width. */
export function AboutSection({ children, ...about }: AboutSectionProps) {
  return (
    <Section labelledBy="about-title">
      <div className={layout.grid}>
        <AboutPictures {...about} />
        <div className={styles.text}>
          <p className={`${type.label} ${styles.head}`}>{about.subtitle}</p>
          <h2 id="about-title" className={`${type.h2} ${styles.head}`}>
            {about.title}
          </h2>
          <Paragraphs
            text={about.paragraph}
            className={type.soft}
            firstClassName={`${type.lead} ${styles.lead}`}
          />
          {about.features.length > 0 && <TickList items={about.features} />}
          <p>
            <ButtonLink href={about.btnUrl} look="outline">
              {about.btnName}
            </ButtonLink>
          </p>
        </div>
      </div>
      {children}
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
      iconPicture {
        publicURL
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

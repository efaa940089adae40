import { graphql } from 'gatsby';
import { ButtonLink } from '../../components/button/button';
import { LogoMark } from '../../components/logo-mark/logo-mark';
import { Paragraphs } from '../../components/paragraphs/paragraphs';
import { Picture } from '../../components/picture/picture';
import { Section } from '../../components/section/section';
import { TickList } from '../../components/tick-list/tick-list';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import * as styles from './about-section.module.css';

const LARGE = '(max-width: 899px) 82vw, (max-width: 1440px) 38vw, 543px';
const SMALL = '(max-width: 899px) 56vw, (max-width: 1440px) 26vw, 371px';

/** Two pictures with a badge beside a text with a list and a button. */
export function AboutSection(about: Queries.AboutSectionFragment) {
  return (
    <Section labelledBy="about-title">
      <div className={layout.grid}>
        <div className={styles.art}>
          <Picture
            className={styles.large}
            file={about.image1}
            alt={about.image1Alt}
            sizes={LARGE}
          />
          <Picture
            className={styles.small}
            file={about.image2}
            alt={about.image2Alt}
            sizes={SMALL}
          />
          <p className={styles.badge}>
            <LogoMark className={styles.badgeIcon} kolam={about.badge.icon} />
            <b className={styles.badgeTitle}>{about.badge.title}</b>
            <span className={styles.badgeCaption}>{about.badge.caption}</span>
          </p>
        </div>
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

import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button/button';
import { FloorKolam } from '../../components/floor-kolam/floor-kolam';
import { Kolam } from '../../components/kolam/kolam';
import { Picture } from '../../components/picture/picture';
import * as field from '../../styles/field.module.css';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import * as styles from './hero-banner.module.css';

type HeroBannerProps = Queries.HeroBannerFragment & {
  /** A further link beside the button. */
  children?: ReactNode;
};

const HALF = '(max-width: 899px) 100vw, 43vw';

/** The large opening of a page. All inputs but the texts and the button are optional. */
export function HeroBanner(hero: HeroBannerProps) {
  return (
    <div className={`${styles.hero} ${field.floor}`}>
      {hero.bgImg && (
        <Picture
          className={styles.background}
          file={hero.bgImg}
          alt=""
          sizes="100vw"
          isFirst
          isFilled
        />
      )}
      {hero.shapeiamge2 && <Kolam className={styles.faintFigure} kolam={hero.shapeiamge2} />}
      <div className={`${layout.wrap} ${styles.text}`}>
        {hero.subTitle && <p className={`${type.label} ${styles.subTitle}`}>{hero.subTitle}</p>}
        <h1
          className={`${type.display} ${styles.title}`}
          // Cleaned at build time to a few inline tags without attributes.
          dangerouslySetInnerHTML={{ __html: hero.title }}
        />
        <p className={`${type.lead} ${styles.content}`}>{hero.content}</p>
        <div className={styles.actions}>
          <ButtonLink href={hero.btnUrl}>{hero.btnName}</ButtonLink>
          {hero.children}
        </div>
      </div>
      {(hero.shapeImage1 || hero.image1) && (
        <div className={styles.art}>
          {hero.shapeImage1 && <FloorKolam kolam={hero.shapeImage1} />}
          {hero.image1 && (
            <Picture
              className={styles.image1}
              file={hero.image1}
              alt=""
              sizes={HALF}
              isFirst
              isFilled
            />
          )}
          {hero.image2 && (
            <Picture
              className={styles.image2}
              file={hero.image2}
              alt=""
              sizes="22vw"
              isFirst
              isFilled
            />
          )}
        </div>
      )}
    </div>
  );
}

export const heroBanner = graphql`
  fragment HeroBanner on HeroBanner {
    bgImg {
      gatsbyImageData
    }
    subTitle
    title
    content
    btnName
    btnUrl
    image1 {
      gatsbyImageData
    }
    image2 {
      gatsbyImageData
    }
    shapeImage1 {
      ...KolamFigure
    }
    shapeiamge2 {
      ...KolamFigure
    }
  }
`;

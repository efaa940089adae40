import { graphql } from 'gatsby';
import type { PropsWithChildren } from 'react';
import { ButtonLink } from '../../components/button/button';
import { Kolam } from '../../components/kolam/kolam';
import { Picture } from '../../components/picture/picture';
import * as field from '../../styles/field.module.css';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import { HeroArt } from './hero-art';
import * as styles from './hero-banner.module.css';

/** The large opening of a page. All content except the texts and the button is optional; children go beside the button. */
export function HeroBanner(hero: PropsWithChildren<Queries.HeroBannerFragment>) {
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
      {(hero.shapeImage1 || hero.image1) && <HeroArt {...hero} />}
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

import { graphql } from 'gatsby';
import { ButtonLink } from '../../components/button/button';
import { Figure } from '../../components/figure/figure';
import { Picture } from '../../components/picture/picture';
import { phoneHref } from '../../site/contact-links';
import { useSite } from '../../site/use-site';
import * as field from '../../styles/field.module.css';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import { HeroArt } from './hero-art';
import * as styles from './hero-banner.module.css';

/** The large opening of a page. All pictures and figures are optional. */
export function HeroBanner(hero: Queries.HeroBannerFragment) {
  const { company } = useSite();
  return (
    <div className={`${styles.hero} ${field.floor}`}>
      {hero.bgImg && (
        <Picture
          className={`${styles.background} ${layout.screenOnly}`}
          file={hero.bgImg}
          alt=""
          sizes="100vw"
          isFirst
        />
      )}
      <Figure
        className={`${styles.faintFigure} ${layout.screenOnly}`}
        kolam={hero.shapeiamge2}
        picture={hero.shapePicture2}
      />
      <div className={`${layout.wrap} ${styles.text}`}>
        {hero.subTitle && <p className={`${type.label} ${styles.subTitle}`}>{hero.subTitle}</p>}
        <h1
          className={`${type.display} ${styles.title}`}
          // Cleaned at build time to a few inline tags without attributes.
          dangerouslySetInnerHTML={{ __html: hero.title }}
        />
        <p className={`${type.lead} ${styles.content}`}>{hero.content}</p>
        <div className={styles.actions}>
          <ButtonLink href={hero.btnUrl}>{hero.btnName}</ButtonLink>{' '}
          {hero.callText && (
            <a className={styles.call} href={phoneHref(company.phone)}>
              {hero.callText}
            </a>
          )}
        </div>
      </div>
      {(hero.shapeImage1 || hero.shapePicture1 || hero.image1) && <HeroArt {...hero} />}
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
    callText
    image1 {
      gatsbyImageData
    }
    image2 {
      gatsbyImageData
    }
    shapeImage1 {
      ...KolamFigure
    }
    shapePicture1 {
      publicURL
    }
    shapeiamge2 {
      ...KolamFigure
    }
    shapePicture2 {
      publicURL
    }
  }
`;

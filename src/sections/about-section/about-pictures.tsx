import { Figure } from '../../components/figure/figure';
import { LogoMark } from '../../components/logo-mark/logo-mark';
import { Picture } from '../../components/picture/picture';
import * as styles from './about-section.module.css';

const LARGE = '(max-width: 899px) 82vw, (max-width: 1440px) 38vw, 543px';
const SMALL = '(max-width: 899px) 56vw, (max-width: 1440px) 26vw, 371px';

/** A large picture with a badge, and a small picture in front of it, where the section has them. */
export function AboutPictures(about: Queries.AboutSectionFragment) {
  const { image1, image1Alt, image2, image2Alt, badge } = about;
  if (!image1 || !image2 || !badge) return null;
  const { icon, iconPicture, title, caption } = badge;
  return (
    <div className={styles.art}>
      <Picture className={styles.large} file={image1} alt={image1Alt} sizes={LARGE} />{' '}
      <Picture className={styles.small} file={image2} alt={image2Alt} sizes={SMALL} />
      <p className={styles.badge}>
        {icon ? (
          <LogoMark className={styles.badgeIcon} kolam={icon} />
        ) : (
          <Figure className={styles.badgeIcon} picture={iconPicture} />
        )}
        <b className={styles.badgeTitle}>{title}</b>{' '}
        <span className={styles.badgeCaption}>{caption}</span>
      </p>
    </div>
  );
}

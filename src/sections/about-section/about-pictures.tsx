import { LogoMark } from '../../components/logo-mark/logo-mark';
import { Picture } from '../../components/picture/picture';
import * as styles from './about-section.module.css';

const LARGE = '(max-width: 899px) 82vw, (max-width: 1440px) 38vw, 543px';
const SMALL = '(max-width: 899px) 56vw, (max-width: 1440px) 26vw, 371px';

/** A large picture with a badge, and a small picture in front of it. */
export function AboutPictures(about: Queries.AboutSectionFragment) {
  const { icon, title, caption } = about.badge;
  return (
    <div className={styles.art}>
      <Picture className={styles.large} file={about.image1} alt={about.image1Alt} sizes={LARGE} />{' '}
      <Picture className={styles.small} file={about.image2} alt={about.image2Alt} sizes={SMALL} />
      <p className={styles.badge}>
        <LogoMark className={styles.badgeIcon} kolam={icon} />
        <b className={styles.badgeTitle}>{title}</b>{' '}
        <span className={styles.badgeCaption}>{caption}</span>
      </p>
    </div>
  );
}

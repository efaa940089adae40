import { Figure } from '../../components/figure/figure';
import { FloorKolam } from '../../components/floor-kolam/floor-kolam';
import { Picture } from '../../components/picture/picture';
import * as layout from '../../styles/layout.module.css';
import * as styles from './hero-banner.module.css';

const HALF = '(max-width: 899px) 100vw, 43vw';

/** The figure or the pictures beside the text of a hero. */
export function HeroArt(hero: Queries.HeroBannerFragment) {
  const { shapeImage1, shapePicture1, image1, image2 } = hero;
  return (
    <div className={`${styles.art} ${layout.screenOnly}`}>
      {shapeImage1 && <FloorKolam kolam={shapeImage1} />}
      <Figure className={styles.shape} picture={shapePicture1} />
      {image1 && <Picture className={styles.image1} file={image1} alt="" sizes={HALF} isFirst />}
      {image2 && <Picture className={styles.image2} file={image2} alt="" sizes="22vw" isFirst />}
    </div>
  );
}

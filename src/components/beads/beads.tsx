import * as styles from './beads.module.css';

type BeadsProps = {
  count: number;
  /** The total number of beads, of which the rest are empty. Leave it out for no empty beads. */
  of?: number;
  /** Whether a plus sign follows. */
  andMore?: boolean;
  className?: string;
};

/** A number as beads in a row. Decoration: the words beside it say the number. */
export function Beads({ count, of = count, andMore = false, className = '' }: BeadsProps) {
  return (
    <span className={`${styles.beads} ${className}`} aria-hidden="true">
      {Array.from({ length: of }, (_, index) => (
        <i key={index} className={index < count ? styles.full : styles.empty} />
      ))}
      {andMore && <b className={styles.more} />}
    </span>
  );
}

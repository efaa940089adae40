import * as styles from './menu-toggle.module.css';

type MenuToggleProps = { label: string; closeLabel: string };

const SIX_DOTS = 'M6 9h0M15 9h0M24 9h0M6 21h0M15 21h0M24 21h0';
const CROSS = 'M7 7 23 23M23 7 7 23';

/**
 * Opens and closes the menu of phones. It shows another word when the menu is open, but its name always begins with
 * the same word.
 */
export function MenuToggle({ label, closeLabel }: MenuToggleProps) {
  return (
    <summary className={styles.toggle}>
      <span className={styles.menuWord}>{label}</span>{' '}
      <span className={styles.closeWord}>{closeLabel}</span>
      <svg className={styles.sign} viewBox="0 0 30 30" aria-hidden="true">
        <path className={styles.dots} d={SIX_DOTS} />
        <path className={styles.cross} d={CROSS} />
      </svg>
    </summary>
  );
}

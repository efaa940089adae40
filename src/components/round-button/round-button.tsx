import * as layout from '../../styles/layout.module.css';
import * as styles from './round-button.module.css';

type RoundButtonProps = {
  label: string;
  /** Path of its sign, in a box of 14 × 14. */
  sign: string;
  onClick: () => void;
  className?: string;
};

/** A round button with a sign. Not shown where scripts don't run. */
export function RoundButton({ label, sign, onClick, className = '' }: RoundButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.button} ${layout.scriptsOnly} ${className}`}
      aria-label={label}
      onClick={onClick}
    >
      <svg className={styles.sign} viewBox="0 0 14 14" aria-hidden="true">
        <path d={sign} />
      </svg>
    </button>
  );
}

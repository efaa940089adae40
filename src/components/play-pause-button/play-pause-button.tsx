import * as styles from './play-pause-button.module.css';

type PlayPauseButtonProps = {
  isPaused: boolean;
  onClick: () => void;
  pauseLabel: string;
  playLabel: string;
  className?: string;
};

/** A round button that stops something that moves, or starts it again. Not shown where scripts don't run. */
export function PlayPauseButton({
  isPaused,
  onClick,
  pauseLabel,
  playLabel,
  className = '',
}: PlayPauseButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.button} ${className}`}
      aria-label={isPaused ? playLabel : pauseLabel}
      onClick={onClick}
    >
      <svg className={styles.sign} viewBox="0 0 14 14" aria-hidden="true">
        <path d={isPaused ? 'M3 1l10 6-10 6z' : 'M2 1h3.4v12H2zM8.6 1H12v12H8.6z'} />
      </svg>
    </button>
  );
}

import { RoundButton } from '../round-button/round-button';

type PlayPauseButtonProps = {
  isPaused: boolean;
  onClick: () => void;
  pauseLabel: string;
  playLabel: string;
  className?: string;
};

/** A button that stops something that moves, or starts it again. */
export function PlayPauseButton(props: PlayPauseButtonProps) {
  const { isPaused, onClick, pauseLabel, playLabel, className } = props;
  return (
    <RoundButton
      className={className}
      label={isPaused ? playLabel : pauseLabel}
      sign={isPaused ? 'M3 1l10 6-10 6z' : 'M2 1h3.4v12H2zM8.6 1H12v12H8.6z'}
      onClick={onClick}
    />
  );
}

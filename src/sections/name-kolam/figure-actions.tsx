import { ActionButton } from '../../components/button/button';
import * as layout from '../../styles/layout.module.css';
import * as styles from './name-kolam.module.css';

type FigureActionsProps = {
  words: { save: string; print: string; startAgain: string };
  save: () => Promise<void>;
  print: () => void;
  startAgain: () => void;
};

/** What can be done with the figure as a whole. */
export function FigureActions({ words, save, print, startAgain }: FigureActionsProps) {
  return (
    <div className={`${styles.actions} ${layout.scriptsOnly}`}>
      <ActionButton look="outline" size="small" onClick={() => void save()}>
        {words.save}
      </ActionButton>{' '}
      <ActionButton look="outline" size="small" onClick={print}>
        {words.print}
      </ActionButton>{' '}
      <ActionButton look="outline" size="small" onClick={startAgain}>
        {words.startAgain}
      </ActionButton>
    </div>
  );
}

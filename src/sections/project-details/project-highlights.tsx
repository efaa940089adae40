import { TickList } from '../../components/tick-list/tick-list';
import * as type from '../../styles/type.module.css';
import { HangingText } from './hanging-text';
import * as styles from './project-highlights.module.css';

/** Key points in two columns, between two lines. */
export function ProjectHighlights(props: { title: string; points: readonly string[] }) {
  return (
    <section className={styles.highlights}>
      <HangingText head={<h3 className={type.h3}>{props.title}</h3>} className={styles.wide}>
        <TickList className={styles.points} items={props.points} />
      </HangingText>
    </section>
  );
}

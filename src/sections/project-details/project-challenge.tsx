import { paragraphsOf, Paragraphs } from '../../components/paragraphs/paragraphs';
import * as field from '../../styles/field.module.css';
import * as type from '../../styles/type.module.css';
import { HangingText } from './hanging-text';
import * as styles from './project-challenge.module.css';

/** What was wrong before, on a field that runs off the edge of the page: the first paragraph large, the rest below. */
export function ProjectChallenge({ title, text }: { title: string; text: string }) {
  const [first, ...rest] = paragraphsOf(text);
  return (
    <section className={`${styles.challenge} ${field.grove}`}>
      <h3 className={type.h3}>{title}</h3>
      <p className={`${type.voice} ${styles.first}`}>{first}</p>
      {rest.length > 0 && (
        <HangingText className={type.soft}>
          <Paragraphs text={rest.join('\n\n')} />
        </HangingText>
      )}
    </section>
  );
}

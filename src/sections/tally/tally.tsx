import { graphql } from 'gatsby';
import { Beads } from '../../components/beads/beads';
import * as field from '../../styles/field.module.css';
import * as layout from '../../styles/layout.module.css';
import * as styles from './tally.module.css';

/** Facts at the foot of the hero, each counted in beads. */
export function Tally({ facts }: Queries.TallyFragment) {
  return (
    <div className={`${styles.tally} ${field.floor}`}>
      <ul className={`${layout.wrap} ${styles.facts}`}>
        {facts.map(({ text, beads }) => (
          <li key={text} className={styles.fact}>
            <Beads className={styles.beads} {...beads} />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

export const tally = graphql`
  fragment Tally on Tally {
    facts {
      text
      beads {
        count
        andMore
      }
    }
  }
`;

import { graphql } from 'gatsby';
import { Beads } from '../../components/beads/beads';
import { SiteLink } from '../../components/site-link/site-link';
import * as field from '../../styles/field.module.css';
import * as layout from '../../styles/layout.module.css';
import * as styles from './tally.module.css';

/** Facts at the foot of the hero, each counted in beads and linked to the page that tells more. */
export function Tally({ facts }: { facts: readonly Queries.TallyFactFragment[] }) {
  return (
    <div className={`${styles.tally} ${field.floor}`}>
      <ul className={`${layout.wrap} ${styles.facts}`}>
        {facts.map(({ text, href, beads }) => (
          <li key={text} className={styles.fact}>
            <SiteLink className={styles.link} href={href}>
              <Beads className={`${styles.beads} ${layout.screenOnly}`} {...beads} />
              <span className={styles.text}>{text}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const tallyFact = graphql`
  fragment TallyFact on TallyFact {
    text
    href
    beads {
      count
      andMore
    }
  }
`;

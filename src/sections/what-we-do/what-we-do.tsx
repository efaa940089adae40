import { graphql } from 'gatsby';
import { Beads } from '../../components/beads/beads';
import { Section } from '../../components/section/section';
import { SectionHead } from '../../components/section-head/section-head';
import * as type from '../../styles/type.module.css';
import * as styles from './what-we-do.module.css';

/** Kinds of work as stages, each with one bead more. */
export function WhatWeDo({ label, title, cards }: Queries.WhatWeDoFragment) {
  return (
    <Section labelledBy="what-we-do-title" above="tight" below="tight">
      <SectionHead id="what-we-do-title" label={label} title={title} isClose />
      <div className={styles.row} role="group" aria-labelledby="what-we-do-title" tabIndex={0}>
        <ol className={styles.stages}>
          {cards.map((card, index) => (
            <li key={card.title} className={styles.stage}>
              <Beads className={styles.beads} count={index + 1} of={cards.length} />
              <span className={styles.price}>{card.price}</span>
              <h3 className={`${type.h3} ${styles.title}`}>{card.title}</h3>
              <p className={styles.featureTitle} id={`stage-${index + 1}-features`}>
                {card.featuretitle}
              </p>
              <ul className={styles.features} aria-labelledby={`stage-${index + 1}-features`}>
                {card.featurelist.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

export const whatWeDo = graphql`
  fragment WhatWeDo on WhatWeDo {
    label
    title
    cards {
      title
      price
      featuretitle
      featurelist
    }
  }
`;

import { graphql } from 'gatsby';
import { Kolam } from '../../components/kolam/kolam';
import { Section } from '../../components/section/section';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import * as styles from './statements.module.css';

type StatementsProps = Queries.StatementsFragment & {
  /** Space above: none after a section with the same background. */
  above: 'usual' | 'none';
};

/** What the company stands for, one statement a row. */
export function Statements({ title, items, above }: StatementsProps) {
  return (
    <Section labelledBy="statements-title" above={above}>
      <h2 id="statements-title" className={layout.hidden}>
        {title}
      </h2>
      <ol className={styles.list}>
        {items.map((item) => (
          <li key={item.label} className={`${layout.grid} ${styles.item}`}>
            <Kolam className={styles.figure} kolam={item.kolam} />
            <div className={styles.statement}>
              <p className={`${type.label} ${styles.label}`}>{item.label}</p>
              <h3 className={type.h2}>{item.title}</h3>
            </div>
            <p className={`${type.soft} ${styles.text}`}>{item.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export const statements = graphql`
  fragment Statements on Statements {
    title
    items {
      label
      title
      text
      kolam {
        ...KolamFigure
      }
    }
  }
`;

import { graphql } from 'gatsby';
import { useOneOpen } from './use-one-open';
import * as styles from './faq-column.module.css';

type FaqColumnProps = Queries.FaqColumnFragment & {
  /** Name of the group in which the browser keeps one item open at a time. */
  name: string;
};

/**
 * An accordion. The browser's own disclosure elements do the work, so it is complete without script:
 * opening one item closes the others, and the open one can be closed.
 */
export function FaqColumn({ name, openItem, items }: FaqColumnProps) {
  const root = useOneOpen();
  return (
    <div ref={root} className={styles.column}>
      {items.map(({ title, desc }, index) => (
        <details key={title} name={name} className={styles.item} open={index + 1 === openItem}>
          <summary className={styles.question}>
            <h3>{title}</h3>
            <i className={styles.sign} aria-hidden="true" />
          </summary>
          <p className={styles.answer}>{desc}</p>
        </details>
      ))}
    </div>
  );
}

export const faqColumn = graphql`
  fragment FaqColumn on FaqColumn {
    openItem
    items {
      title
      desc
    }
  }
`;

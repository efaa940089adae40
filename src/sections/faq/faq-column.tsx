import { graphql } from 'gatsby';
import { useRef } from 'react';
import { ArrowLink } from '../../components/arrow-link/arrow-link';
import * as type from '../../styles/type.module.css';
import { useOneOpen } from './use-one-open';
import * as layout from '../../styles/layout.module.css';
import * as styles from './faq-column.module.css';

type FaqColumnProps = Queries.FaqColumnFragment & {
  /** Name of the group in which the browser keeps one item open at a time. */
  name: string;
  linkLabel: string;
};

/**
 * An accordion. The browser's own disclosure elements do the work, so it is complete without script:
 * opening one item closes the others, the open one can be closed, and find-in-page or an address that
 * names an answer opens it.
 */
export function FaqColumn({ name, openItem, items, linkLabel }: FaqColumnProps) {
  const root = useRef<HTMLDivElement>(null);
  useOneOpen(root);
  return (
    <div ref={root} className={styles.column}>
      {items.map(({ address, title, desc, more }, index) => (
        <details key={index} name={name} className={styles.item} open={index + 1 === openItem}>
          <summary className={styles.question}>
            <h3>{title}</h3>
            <i className={`${styles.sign} ${layout.screenOnly}`} aria-hidden="true" />
          </summary>
          <div id={address ?? undefined} tabIndex={-1} className={styles.answer}>
            <p>{desc}</p>
            {more && (
              <p className={layout.screenOnly}>
                <ArrowLink href={more.href}>{more.label}</ArrowLink>
              </p>
            )}
            {address && (
              <a
                className={`${type.small} ${styles.link} ${layout.screenOnly}`}
                href={`#${address}`}
                aria-label={`${linkLabel}: ${title}`}
              >
                {linkLabel}
              </a>
            )}
          </div>
        </details>
      ))}
    </div>
  );
}

export const faqColumn = graphql`
  fragment FaqColumn on FaqColumn {
    openItem
    items {
      address
      title
      desc
      more {
        ...LinkFields
      }
    }
  }
`;

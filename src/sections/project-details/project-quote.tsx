import { graphql } from 'gatsby';
import { Paragraphs } from '../../components/paragraphs/paragraphs';
import * as type from '../../styles/type.module.css';
import { HangingText } from './hanging-text';
import * as styles from './project-quote.module.css';

/** What somebody says about the work: who, and the words in the reading column. */
export function ProjectQuote({ quote }: Queries.ProjectQuoteFragment) {
  if (!quote) return null;
  const who = (
    <p>
      <strong className={styles.name}>{quote.name}</strong>{' '}
      <span className={`${type.soft} ${type.small} ${styles.role}`}>{quote.role}</span>
    </p>
  );
  return (
    <section className={styles.quote}>
      <HangingText head={who} className={styles.wide}>
        <blockquote className={`${type.voice} ${styles.words}`}>
          <Paragraphs text={quote.text} />
        </blockquote>
      </HangingText>
    </section>
  );
}

export const projectQuote = graphql`
  fragment ProjectQuote on Project {
    quote {
      text
      name
      role
    }
  }
`;

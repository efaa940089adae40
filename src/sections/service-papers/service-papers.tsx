import { graphql } from 'gatsby';
import { Section } from '../../components/section/section';
import { SectionHead } from '../../components/section-head/section-head';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import { PaperSheet } from './paper-sheet';
import * as styles from './service-papers.module.css';

/** Specimens of the papers that a client gets, each beside what it is. Nothing if the service has none. */
export function ServicePapers({ papersHead, papersMark, papers }: Queries.ServicePapersFragment) {
  if (!papersHead || !papers) return null;
  return (
    <Section labelledBy="papers-title" above="none">
      <SectionHead id="papers-title" title={papersHead.title} text={papersHead.text} />
      <ul className={styles.papers}>
        {papers.map(({ address, text, ...paper }) => (
          <li key={address} id={address} tabIndex={-1} className={`${layout.grid} ${styles.paper}`}>
            <p className={`${type.lead} ${styles.about}`}>{text}</p>
            <PaperSheet {...paper} mark={papersMark} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const servicePapers = graphql`
  fragment ServicePapers on Service {
    papersHead {
      ...TitledTextFields
    }
    papersMark
    papers {
      address
      text
      ...PaperSheet
    }
  }
`;

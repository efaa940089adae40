import { graphql } from 'gatsby';
import { Paragraphs } from '../../components/paragraphs/paragraphs';
import { Section } from '../../components/section/section';
import * as type from '../../styles/type.module.css';
import * as styles from './legal-text.module.css';

/** The language of filler, so that screen readers do not read it out as English. */
const LATIN = 'la';

/** A page of plain text in headed parts, below a notice that says what it is. */
export function LegalText({ notice, isFiller, sections }: Queries.LegalTextFragment) {
  return (
    <Section above="tight">
      <div className={styles.text}>
        <p className={type.lead}>{notice}</p>
        {sections.map(({ heading, text }) => (
          <section key={heading} className={styles.part}>
            <h2 className={type.h3}>{heading}</h2>
            <Paragraphs text={text} className={type.soft} lang={isFiller ? LATIN : undefined} />
          </section>
        ))}
      </div>
    </Section>
  );
}

export const legalText = graphql`
  fragment LegalText on LegalPage {
    notice
    isFiller
    sections {
      heading
      text
    }
  }
`;

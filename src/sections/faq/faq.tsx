import { graphql } from 'gatsby';
import { ArrowLink } from '../../components/arrow-link/arrow-link';
import { Section } from '../../components/section/section';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import { FaqColumn } from './faq-column';
import * as styles from './faq.module.css';

/** Questions in two columns. In each column, one answer is open at a time. */
export function Faq(page: Queries.FaqFragment) {
  const { questionsTitle, linkLabel, columns, moreText, moreLink } = page;
  return (
    <Section labelledBy="faq-title" above="tight">
      <h2 id="faq-title" className={layout.hidden}>
        {questionsTitle}
      </h2>
      <div className={styles.columns}>
        {columns.map((column, index) => (
          <FaqColumn key={index} name={`faq-${index + 1}`} linkLabel={linkLabel} {...column} />
        ))}
      </div>
      <p className={`${type.lead} ${styles.more}`}>
        {moreText}{' '}
        <ArrowLink className={styles.moreLink} href={moreLink.href}>
          {moreLink.label}
        </ArrowLink>
      </p>
    </Section>
  );
}

export const faq = graphql`
  fragment Faq on FaqPage {
    questionsTitle
    linkLabel
    columns {
      ...FaqColumn
    }
    moreText
    moreLink {
      ...LinkFields
    }
  }
`;

import { graphql } from 'gatsby';
import { LogoMark } from '../../components/logo-mark/logo-mark';
import { Paragraphs } from '../../components/paragraphs/paragraphs';
import { useSite } from '../../site/use-site';
import * as type from '../../styles/type.module.css';
import * as styles from './paper-sheet.module.css';

type PaperSheetProps = Queries.PaperSheetFragment & {
  /** Says that it is a specimen, and for whom. */
  mark: string | null;
};

/** Whole rupees as they are written in India, such as ₹1,20,000. */
const rupees = (amount: number): string => `₹${amount.toLocaleString('en-IN')}`;

/** A paper as a client gets it: who sends it, what it is and when, its rows, and the sum of their amounts. */
export function PaperSheet(paper: PaperSheetProps) {
  const { mark, title, date, rows, totalLabel, isChecklist } = paper;
  const { legalName, mark: figure, logo } = useSite().company;
  const total = rows.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  return (
    <div className={styles.sheet}>
      <div className={styles.head}>
        <p className={styles.sender}>
          <LogoMark
            className={`${styles.logo} ${logo ? styles.plate : ''}`}
            kolam={figure}
            picture={logo}
          />
          {legalName}
        </p>{' '}
        <p className={type.label}>{mark}</p>
      </div>
      <h3 className={`${type.h2} ${styles.title}`}>{title}</h3>
      <p className={type.soft}>{date}</p>
      <dl className={`${styles.rows} ${isChecklist ? styles.checklist : ''}`}>
        {rows.map(({ label, text, amount }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>
              <Paragraphs text={text} />
            </dd>
            {amount && <dd className={styles.amount}>{rupees(amount)}</dd>}
          </div>
        ))}
        {totalLabel && total > 0 && (
          <div className={`${styles.row} ${styles.total}`}>
            <dt>{totalLabel}</dt>
            <dd className={styles.amount}>{rupees(total)}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

export const paperSheet = graphql`
  fragment PaperSheet on ServicePaper {
    title
    date
    rows {
      label
      text
      amount
    }
    totalLabel
    isChecklist
  }
`;

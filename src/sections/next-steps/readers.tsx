import { graphql } from 'gatsby';
import { Fragment } from 'react';
import { Picture } from '../../components/picture/picture';
import * as styles from './next-steps.module.css';

/** Who reads what visitors send: names, roles and portraits. */
export function Readers({ people, andWord }: Queries.ReadersFragment) {
  const separator = (index: number) => {
    if (index === 0) return '';
    return index === people.length - 1 ? `, ${andWord} ` : ', ';
  };
  return (
    <>
      <p>
        {people.map(({ title, desc }, index) => (
          <Fragment key={title}>
            {separator(index)}
            <b>{title}</b>
            {`, ${desc}`}
          </Fragment>
        ))}
        .
      </p>
      <div className={styles.faces}>
        {people.map(({ title, icon }) => (
          <Picture key={title} className={styles.face} file={icon} alt="" sizes="52px" />
        ))}
      </div>
    </>
  );
}

export const readers = graphql`
  fragment Readers on NextSteps {
    people {
      title
      desc
      icon {
        gatsbyImageData
      }
    }
    andWord
  }
`;

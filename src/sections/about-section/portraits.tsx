import { graphql } from 'gatsby';
import { Picture } from '../../components/picture/picture';
import * as styles from './portraits.module.css';

const SIZES = '(max-width: 899px) 22vw, (max-width: 1440px) 11vw, 147px';

/** Portraits of all members of the team, eight in a row. */
export function Portraits({ members }: Queries.PortraitsFragment) {
  return (
    <ul className={styles.portraits}>
      {members.map(({ title, icon, iconAlt }) => (
        <li key={title}>
          <Picture className={styles.portrait} file={icon} alt={iconAlt ?? title} sizes={SIZES} />
        </li>
      ))}
    </ul>
  );
}

export const portraits = graphql`
  fragment Portraits on TeamPage {
    members {
      title
      icon {
        gatsbyImageData
      }
      iconAlt
    }
  }
`;

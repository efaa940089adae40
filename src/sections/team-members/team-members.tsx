import { graphql } from 'gatsby';
import { Picture } from '../../components/picture/picture';
import { Section } from '../../components/section/section';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import * as styles from './team-members.module.css';

const SIZES = '(max-width: 899px) 45vw, (max-width: 1440px) 22vw, 318px';
/** Portraits of the first row, seen at once. */
const FIRST_ROW = 4;

/** The team, every second member a little lower. */
export function TeamMembers({ membersTitle, members }: Queries.TeamMembersFragment) {
  return (
    <Section labelledBy="team-members-title" above="tight">
      <h2 id="team-members-title" className={layout.hidden}>
        {membersTitle}
      </h2>
      <ul className={styles.team}>
        {members.map((member, index) => (
          <li key={member.title} className={styles.member}>
            <Picture
              className={styles.portrait}
              file={member.icon}
              alt={member.iconAlt ?? member.title}
              sizes={SIZES}
              isFirst={index < FIRST_ROW}
            />
            <h3 className={`${type.h3} ${styles.name}`}>{member.title}</h3>
            <p className={type.soft}>{member.desc}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const teamMembers = graphql`
  fragment TeamMembers on TeamPage {
    membersTitle
    members {
      icon {
        gatsbyImageData
      }
      iconAlt
      title
      desc
    }
  }
`;

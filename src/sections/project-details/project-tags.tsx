import { SidebarBox } from '../../components/sidebar-box/sidebar-box';
import { SiteLink } from '../../components/site-link/site-link';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import * as styles from './project-tags.module.css';

/** A tag that is a filter of the portfolio. */
export type TagLink = { label: string; href: string };

type ProjectTagsProps = { title: string; tags: readonly string[]; filters: readonly TagLink[] };

/** The tags of a case study: links where they filter the portfolio, and a line of text for the rest. */
export function ProjectTags({ title, tags, filters }: ProjectTagsProps) {
  const others = tags.filter((tag) => filters.every(({ label }) => label !== tag));
  return (
    <div className={`${layout.screenOnly} ${styles.tags}`}>
      <SidebarBox title={title}>
        {filters.length > 0 && (
          <ul className={styles.filters}>
            {filters.map(({ label, href }) => (
              <li key={href}>
                <SiteLink className={styles.filter} href={href}>
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        )}
        <p className={`${type.soft} ${type.small} ${styles.others}`}>{others.join(', ')}</p>
      </SidebarBox>
    </div>
  );
}

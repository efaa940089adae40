import type { ReactNode } from 'react';
import { SiteLink } from '../site-link/site-link';
import { WholeWords } from '../whole-words/whole-words';
import * as type from '../../styles/type.module.css';
import * as styles from './sidebar-box.module.css';

/** A headed box in a sidebar. */
export function SidebarBox({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

type SidebarLinksProps = {
  id: string;
  title: string;
  links: readonly { href: string; label: string; number?: string | null }[];
  /** Address of this page, to mark its own link. */
  currentPath?: string;
};

/** A headed list of links in a sidebar, with the link to this page marked. Nothing without links. */
export function SidebarLinks({ id, title, links, currentPath }: SidebarLinksProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul>
        {links.map(({ href, label, number }) => (
          <li key={href} className={styles.item}>
            <SiteLink
              className={styles.link}
              href={href}
              aria-current={href === currentPath ? 'page' : undefined}
            >
              {number && <span className={`${type.number} ${styles.number}`}>{number}</span>}{' '}
              <span className={styles.label}>
                <WholeWords title={label} />
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

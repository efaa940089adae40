import { Icon } from '../components/icon/icon';
import { SiteLink } from '../components/site-link/site-link';
import type { Site } from '../site/use-site';
import { currentOf } from './current-entry';
import { MenuLinks } from './menu-links';
import * as styles from './main-menu.module.css';

type MainMenuProps = Pick<Site, 'navigation'> & { path?: string; className?: string };

/** The most links that fit below each other; longer lists take two columns. */
const ONE_COLUMN = 6;

/** The menu of wide screens. Its dropdowns are the browser's own disclosure elements. */
export function MainMenu({ navigation, path, className = '' }: MainMenuProps) {
  return (
    <nav className={className} aria-label={navigation.mainLabel}>
      <ul className={styles.items}>
        {navigation.main.map(({ label, href, items, covers }) => (
          <li key={label} className={styles.item}>
            {items ? (
              <details name="main-menu" data-menu="dropdown">
                <summary className={styles.entry} aria-current={currentOf({ items, covers }, path)}>
                  {label}
                  <Icon className={styles.chevron} name="chevron" />
                </summary>
                <div className={`${styles.panel} ${items.length > ONE_COLUMN ? styles.two : ''}`}>
                  <MenuLinks links={items} path={path} linkClassName={styles.link} />
                </div>
              </details>
            ) : (
              <SiteLink
                className={styles.entry}
                href={href ?? '/'}
                aria-current={currentOf({ href, covers }, path)}
              >
                {label}
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

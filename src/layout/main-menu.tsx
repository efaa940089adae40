import { Icon } from '../components/icon/icon';
import { SiteLink } from '../components/site-link/site-link';
import type { Site } from '../site/use-site';
import { MenuLinks } from './menu-links';
import { useDropdowns } from './use-dropdowns';
import * as styles from './main-menu.module.css';

type MainMenuProps = Pick<Site, 'navigation'> & { path?: string; className?: string };

/** The most links that fit below each other; longer lists take two columns. */
const ONE_COLUMN = 6;

/** The menu of wide screens. Its dropdowns are the browser's own disclosure elements. */
export function MainMenu({ navigation, path, className = '' }: MainMenuProps) {
  const menu = useDropdowns<HTMLElement>();
  const currentOf = (href: string) => (href === path ? 'page' : undefined);
  return (
    <nav ref={menu} className={className} aria-label={navigation.mainLabel}>
      <ul className={styles.items}>
        {navigation.main.map(({ label, href, items }) => (
          <li key={label} className={styles.item}>
            {items ? (
              <details name="main-menu">
                <summary className={styles.entry}>
                  {label}
                  <Icon className={styles.chevron} name="chevron" />
                </summary>
                <MenuLinks
                  links={items}
                  path={path}
                  className={`${styles.panel} ${items.length > ONE_COLUMN ? styles.two : ''}`}
                  linkClassName={styles.link}
                />
              </details>
            ) : (
              <SiteLink
                className={styles.entry}
                href={href ?? '/'}
                aria-current={currentOf(href ?? '')}
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

import { ButtonLink } from '../components/button/button';
import { SiteLink } from '../components/site-link/site-link';
import { phoneHref } from '../site/contact-links';
import type { Site } from '../site/use-site';
import * as field from '../styles/field.module.css';
import * as type from '../styles/type.module.css';
import { currentOf } from './current-entry';
import { MenuLinks } from './menu-links';
import { MenuToggle } from './menu-toggle';
import * as styles from './mobile-menu.module.css';

type MobileMenuProps = Pick<Site, 'company' | 'navigation'> & { path?: string; className?: string };

/** The menu of phones and tablets: it fills the screen, and works without script. */
export function MobileMenu({ company, navigation, path, className = '' }: MobileMenuProps) {
  return (
    <details className={`${styles.menu} ${className}`} data-menu="screen">
      <MenuToggle label={navigation.menuLabel} closeLabel={navigation.closeLabel} />
      <div className={`${styles.screen} ${field.floor}`}>
        <nav aria-label={navigation.mainLabel}>
          <ul>
            {navigation.main.map(({ label, href, items, covers }) => (
              <li key={label} className={styles.item}>
                {items ? (
                  <details className={styles.group}>
                    <summary
                      className={styles.entry}
                      aria-current={currentOf({ items, covers }, path)}
                    >
                      {label}
                      <i className={styles.plus} aria-hidden="true" />
                    </summary>
                    <MenuLinks
                      links={items}
                      path={path}
                      className={styles.links}
                      linkClassName={styles.link}
                    />
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
        <p className={styles.action}>
          <ButtonLink href={navigation.callToAction.href}>
            {navigation.callToAction.label}
          </ButtonLink>
        </p>
        <p>
          <a className={type.bigLink} href={phoneHref(company.phone)}>
            {company.phone}
          </a>
        </p>
      </div>
    </details>
  );
}

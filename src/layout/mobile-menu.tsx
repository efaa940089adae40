import { ButtonLink } from '../components/button/button';
import { SiteLink } from '../components/site-link/site-link';
import { phoneHref } from '../site/contact-links';
import type { Site } from '../site/use-site';
import * as field from '../styles/field.module.css';
import * as type from '../styles/type.module.css';
import { MenuLinks } from './menu-links';
import { useFullScreenMenu } from './use-full-screen-menu';
import * as styles from './mobile-menu.module.css';

type MobileMenuProps = Pick<Site, 'company' | 'navigation'> & { path?: string; className?: string };

const SIX_DOTS = 'M6 9h0M15 9h0M24 9h0M6 21h0M15 21h0M24 21h0';
const CROSS = 'M7 7 23 23M23 7 7 23';

/** The menu of phones and tablets: it fills the screen, and works without script. */
export function MobileMenu({ company, navigation, path, className = '' }: MobileMenuProps) {
  const menu = useFullScreenMenu();
  const currentOf = (href: string) => (href === path ? 'page' : undefined);
  return (
    <details ref={menu} className={`${styles.menu} ${className}`}>
      <summary className={styles.toggle}>
        <span className={styles.menuWord}>{navigation.menuLabel}</span>
        <span className={styles.closeWord}>{navigation.closeLabel}</span>
        <svg className={styles.sign} viewBox="0 0 30 30" aria-hidden="true">
          <path className={styles.dots} d={SIX_DOTS} />
          <path className={styles.cross} d={CROSS} />
        </svg>
      </summary>
      <div className={`${styles.screen} ${field.floor}`}>
        <nav aria-label={navigation.mainLabel}>
          <ul>
            {navigation.main.map(({ label, href, items }) => (
              <li key={label} className={styles.item}>
                {items ? (
                  <details className={styles.group}>
                    <summary className={styles.entry}>
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
                    aria-current={currentOf(href ?? '')}
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

import { Children, type ReactNode } from 'react';
import { useSite } from '../site/use-site';
import { Footer } from './footer';
import { Header } from './header';
import { Part } from './part';
import * as layout from '../styles/layout.module.css';
import * as styles from './layout.module.css';

type LayoutProps = {
  children: ReactNode;
  /** Address of the page, to mark its link in the menu. None on pages that no menu leads to. */
  path?: string;
  /** Whether the page is a draft, and says so. */
  isDraft?: boolean | null;
  /** Whether the page ends in the short footer: the same links, in rows. */
  hasShortFooter?: boolean;
};

/**
 * The frame of every page: skip link, header, main content and footer. The frame starts first, then one part after
 * another; the part in which the visitor clicks starts before the others.
 */
export function Layout({ children, path, isDraft, hasShortFooter = false }: LayoutProps) {
  const { company, navigation } = useSite();
  return (
    <>
      <a className={`${styles.skipLink} ${layout.screenOnly}`} href="#main">
        {navigation.skipLink}
      </a>
      <Part>
        <Header company={company} navigation={navigation} path={path} />
      </Part>
      <main id="main" tabIndex={-1} className={styles.main}>
        {isDraft && <p className={styles.draft}>{navigation.draftLabel}</p>}
        {Children.map(children, (part) => (
          <Part>{part}</Part>
        ))}
      </main>
      <Part>
        <Footer company={company} navigation={navigation} path={path} isShort={hasShortFooter} />
      </Part>
    </>
  );
}

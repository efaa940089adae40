import type { ReactNode } from 'react';
import { useSite } from '../site/use-site';
import { Footer } from './footer';
import { Header } from './header';
import * as styles from './layout.module.css';

type LayoutProps = {
  children: ReactNode;
  /** Address of the page, to mark its link in the menu. None on pages that no menu leads to. */
  path?: string;
};

/** The frame of every page: skip link, header, main content and footer. */
export function Layout({ children, path }: LayoutProps) {
  const { company, navigation } = useSite();
  return (
    <>
      <a className={styles.skipLink} href="#main">
        {navigation.skipLink}
      </a>
      <Header company={company} navigation={navigation} path={path} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer company={company} navigation={navigation} />
    </>
  );
}

import { memo, useEffect, type ReactNode } from 'react';
import { ButtonLink } from '../components/button/button';
import { SiteHead } from '../seo/seo';
import { useSite } from '../site/use-site';
import * as field from '../styles/field.module.css';
import * as layout from '../styles/layout.module.css';
import * as type from '../styles/type.module.css';
import { ErrorBoundary } from './error-boundary';
import { setWaitWords } from '../components/page-announcer/page-announcer';
import * as styles from './page-boundary.module.css';

type PageBoundaryProps = {
  children: ReactNode;
  /** What the page shows. */
  data: unknown;
};

/** A page that renders again only with new data: another fragment in the address changes nothing that it shows. */
const UnchangedPage = memo(
  ({ children }: PageBoundaryProps) => <>{children}</>,
  (before, after) => before.data === after.data,
);
UnchangedPage.displayName = 'UnchangedPage';

/**
 * Shows a message and a link home when a page fails to render, instead of a blank screen. It is outside every page,
 * so it uses nothing that a page could have broken.
 */
export function PageBoundary({ children, data }: PageBoundaryProps) {
  const { error, home, loadingLabel } = useSite().navigation;
  useEffect(() => setWaitWords(loadingLabel), [loadingLabel]);
  const fallback = (
    <>
      <SiteHead title={error.title} />
      <main className={`${styles.floor} ${field.floor}`}>
        <div className={`${layout.wrap} ${styles.text}`}>
          <h1 className={type.h1}>{error.title}</h1>
          <p className={type.lead}>{error.text}</p>
          <p>
            <ButtonLink href={home.href}>{home.label}</ButtonLink>
          </p>
        </div>
      </main>
    </>
  );
  return (
    <>
      <SiteHead />
      <ErrorBoundary fallback={fallback}>
        <UnchangedPage data={data}>{children}</UnchangedPage>
      </ErrorBoundary>
    </>
  );
}

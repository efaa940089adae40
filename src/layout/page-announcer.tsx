import * as layout from '../styles/layout.module.css';

const ID = 'page-announcer';

/**
 * A live region outside all pages, at their top: at the end it would make each page a pixel taller.
 * Gatsby's own, which names a page by its heading, is switched off (src/styles/base.css).
 */
export const PageAnnouncer = () => (
  <p id={ID} className={layout.hidden} aria-live="assertive" aria-atomic="true" />
);

/** Tells screen readers the title of the page that is shown now. */
export function announcePage(): void {
  const announcer = document.getElementById(ID);
  if (announcer) announcer.textContent = document.title;
}

import { goTo } from '../site-link/wanted-page';
import * as layout from '../../styles/layout.module.css';
import * as styles from './page-announcer.module.css';

const ID = 'page-announcer';

let waitWords: string | null | undefined;

/** Sets what a visitor reads while the next page is on its way. Without words, nothing is shown. */
export const setWaitWords = (words: typeof waitWords): void => void (waitWords = words);

/**
 * A live region outside all pages, at their top: at the end it would make each page a pixel taller.
 * Gatsby's own, which names a page by its heading, is switched off (src/styles/base.css).
 */
export const PageAnnouncer = () => (
  <p id={ID} className={layout.hidden} aria-live="assertive" aria-atomic="true" />
);

function announce(words: string | Node, className: string): void {
  const announcer = document.getElementById(ID);
  if (!announcer) return;
  announcer.className = className;
  announcer.replaceChildren(words);
}

/** Tells screen readers the title of the page that is shown now. */
export const announcePage = (): void => announce(document.title, layout.hidden!);

/** Tells everybody that the next page is on its way, until it is shown. */
export function announceWait(): void {
  if (waitWords) announce(waitWords, styles.notice!);
}

/** Takes back what everybody was told. */
export const endNotice = (): void => announce('', layout.hidden!);

/** Tells everybody what happened elsewhere, with a link there, until it is followed or the page changes. */
export function announceWithLink(words: string, href: string): void {
  const link = Object.assign(document.createElement('a'), { href, textContent: words });
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    endNotice();
    goTo(href);
  });
  announce(link, styles.notice!);
}

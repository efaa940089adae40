// First of all: Gatsby's router reads the address when it is imported.
import './src/layout/drop-broken-fragment';
import type { GatsbyBrowser } from 'gatsby';
import { dropLatePages, noteShown, watchHistory } from './src/components/site-link/wanted-page';
import { keepMenus } from './src/layout/menus';
import { announcePage, announceWait } from './src/components/page-announcer/page-announcer';
import { wrapPageElement, wrapRootElement } from './src/layout/wrap-pages';
import { revealTargets } from './src/layout/reveal';
import { showPlace } from './src/layout/show-place';
import './src/styles/brand.css';
import './src/styles/tokens.css';
import './src/styles/base.css';

export { wrapPageElement, wrapRootElement };

/** Gatsby adds how the address has changed: POP when the visitor went back or forward, or to a fragment. */
type RouteLocation = Location & { action?: 'POP' | 'PUSH' };

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  watchHistory();
  dropLatePages(announceWait);
  revealTargets();
  // Where scripts wait, src/layout/early.ts has done so before.
  if (!window.held) keepMenus();
};

/** Gatsby's own scrolling is switched off: it restores old positions, where this site starts at the top. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = () => false;

/**
 * Every change of page starts at the top, or at the place that the address names. Within a page, links to
 * the page itself do the same; the rest is left to the browser.
 */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (!prevLocation) return;
  const isOtherPage = location.pathname !== prevLocation.pathname;
  noteShown(location.pathname);
  if (isOtherPage || (location as RouteLocation).action !== 'POP') showPlace(isOtherPage);
  if (isOtherPage) announcePage();
};

// First of all: what is imported below reads the address.
import './src/layout/drop-broken-fragment';
import type { GatsbyBrowser } from 'gatsby';
import { PageBoundary } from './src/layout/page-boundary';
import { prefetchLater } from './src/layout/prefetch-later';
import { showPlace } from './src/layout/show-place';
import { endTurn, turnPages } from './src/layout/turn-pages';
import './src/styles/fonts.css';
import './src/styles/tokens.css';
import './src/styles/base.css';

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <PageBoundary key={props.location.pathname} data={props.data}>
    {element}
  </PageBoundary>
);

/**
 * Ends the waiting of what is out of view, also for pages that come later. Then tells the loader at the
 * end of the page (gatsby/finish-site) that buttons work now: as soon as React has finished with this,
 * since it takes no click while it is at work.
 */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  turnPages();
  prefetchLater();
  delete document.documentElement.dataset.laysOut;
  queueMicrotask(() => window.dispatchEvent(new Event('started')));
};

/** Gatsby's own scrolling is switched off: it restores old positions, where this site starts at the top. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = () => false;

/** Every change of page starts at the top, or at the place that the address names. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (!prevLocation) return;
  showPlace();
  endTurn(location.pathname);
};

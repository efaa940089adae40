import type { GatsbyBrowser } from 'gatsby';
import { showAsReceived } from './browser/as-received';
import { tolerateMovedNodes } from './browser/moved-nodes';
import './deferred-layout.css';
import { DEFERS_LAYOUT, STARTED } from './protocol';

/** Lets React take over a page, whatever others have changed in it. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  tolerateMovedNodes();
  showAsReceived();
};

/** Turns off deferred layout, for later pages too, and tells the loader that buttons work. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  document.documentElement.removeAttribute(DEFERS_LAYOUT);
  // React takes no click before this hook has returned.
  queueMicrotask(() => window.dispatchEvent(new Event(STARTED)));
};

import type { GatsbyBrowser } from 'gatsby';
import './deferred-layout.css';
import { DEFERS_LAYOUT, STARTED } from './protocol';

/** Turns off deferred layout, also for later pages, and tells the loader that buttons work. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  document.documentElement.removeAttribute(DEFERS_LAYOUT);
  // React takes no click before this hook has returned.
  queueMicrotask(() => window.dispatchEvent(new Event(STARTED)));
};

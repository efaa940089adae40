import { useSyncExternalStore } from 'react';

const EVENTS = ['hashchange', 'popstate'] as const;

function subscribe(onChange: () => void): () => void {
  EVENTS.forEach((type) => window.addEventListener(type, onChange));
  return () => EVENTS.forEach((type) => window.removeEventListener(type, onChange));
}

/**
 * The place in the page that its address names: what stands behind "#", decoded. Empty while the page is
 * pre-rendered and hydrated.
 */
export function useFragment(): string {
  return useSyncExternalStore(
    subscribe,
    () => decodeURIComponent(window.location.hash.slice(1)),
    () => '',
  );
}

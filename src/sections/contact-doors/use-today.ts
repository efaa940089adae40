import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** The current day, even for visitors who return to the page on another day. Use it after hydration. */
export const useToday = (): Date =>
  new Date(useSyncExternalStore(subscribe, () => new Date().toDateString()));

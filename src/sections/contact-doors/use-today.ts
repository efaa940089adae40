import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** The present day, also for those who come back to the page on another one. To be used after hydration. */
export const useToday = (): Date =>
  new Date(useSyncExternalStore(subscribe, () => new Date().toDateString()));

import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let sentTime: Date | undefined;

/**
 * Notes when the visitor sent something on the open page, for other parts of the page.
 *
 * @param time - nothing when the page is left
 */
export function noteSentTime(time?: Date): void {
  sentTime = time;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** When the visitor last sent something on this page. */
export function useSentTime(): Date | undefined {
  return useSyncExternalStore(
    subscribe,
    () => sentTime,
    () => undefined,
  );
}

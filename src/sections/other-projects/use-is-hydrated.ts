import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False in the pre-rendered page and while it is hydrated, true ever after. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

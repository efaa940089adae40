import { Suspense, useEffect, type ReactNode } from 'react';
import { CLAIMED } from '../../plugins/waiting-scripts/protocol';

/** Says that React has claimed the part that it is in. */
function Claimed() {
  useEffect(() => void window.dispatchEvent(new Event(CLAIMED)), []);
  return null;
}

/** A part of a page that starts separately (<Suspense>, which nothing here ever suspends). */
export const Part = ({ children }: { children: ReactNode }) => (
  <Suspense>
    {children}
    <Claimed />
  </Suspense>
);

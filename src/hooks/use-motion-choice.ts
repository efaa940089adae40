import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'motion';
const CALMER = '(prefers-reduced-motion: reduce)';

const listeners = new Set<() => void>();
let choice: 'paused' | 'playing' | undefined;

/** Session storage may be blocked; then the choice lasts as long as the document. */
function readStored(): typeof choice {
  try {
    const stored = window.sessionStorage.getItem(STORAGE_KEY);
    return stored === 'paused' || stored === 'playing' ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the visitor has asked the browser for less motion. */
export const prefersCalm = (): boolean => window.matchMedia(CALMER).matches;

/** Whether motion is paused. */
export function isMotionPaused(): boolean {
  choice ??= readStored();
  return choice ? choice === 'paused' : prefersCalm();
}

function choose(next: 'paused' | 'playing'): void {
  choice = next;
  try {
    window.sessionStorage.setItem(STORAGE_KEY, next);
  } catch {
    // The choice still holds in memory.
  }
  listeners.forEach((notify) => notify());
}

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(CALMER);
  listeners.add(onChange);
  media.addEventListener('change', onChange);
  return () => {
    listeners.delete(onChange);
    media.removeEventListener('change', onChange);
  };
}

/**
 * The visitor's choice of whether the page moves by itself. It lasts for the visit and starts as "paused" for
 * visitors who prefer reduced motion.
 */
export function useMotionChoice(): { isPaused: boolean; toggle: () => void } {
  const isPaused = useSyncExternalStore(subscribe, isMotionPaused, () => false);
  return { isPaused, toggle: () => choose(isPaused ? 'playing' : 'paused') };
}

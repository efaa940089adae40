import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of Linux in a second of processor time. */
const TICKS = 100;
const LOOK_EVERY = 500;

/** From /proc: the parent of a process, and the ticks of itself and of the children that it has waited for. */
const STAT = /^.*\) \S (\d+) (?:\S+ ){9}(\d+) (\d+) (\d+) (\d+)/s;

type Seen = { parent: number; own: number; waitedFor: number };

/**
 * Watches from now on what processes use. Asking their parents is not enough: browsers leave children behind that
 * nobody waits for.
 *
 * @returns a function that returns the seconds used by this process and all its descendants; nothing without /proc
 */
export function watchProcesses(): () => number | undefined {
  if (process.platform !== 'linux') return () => undefined;
  const seen = new Map<number, Seen>();
  const look = () => {
    for (const pid of readdirSync('/proc').map(Number).filter(Boolean)) {
      try {
        const stat = STAT.exec(readFileSync(`/proc/${pid}/stat`, 'latin1'))!.map(Number);
        const [, parent = 0, user = 0, system = 0, ofChildren = 0, systemOfChildren = 0] = stat;
        // Who loses its parent is given another.
        const first = seen.get(pid)?.parent ?? parent;
        seen.set(pid, {
          parent: first,
          own: user + system,
          waitedFor: ofChildren + systemOfChildren,
        });
      } catch {
        // It has ended.
      }
    }
  };
  const usedBy = (pid: number): number => {
    const { own, waitedFor } = seen.get(pid)!;
    let watched = 0;
    for (const [child, { parent }] of seen) if (parent === pid) watched += usedBy(child);
    return own + Math.max(waitedFor, watched);
  };
  look();
  setInterval(look, LOOK_EVERY).unref();
  return () => {
    look();
    return Math.round(usedBy(process.pid) / TICKS);
  };
}

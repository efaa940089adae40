/**
 * The seconds that may pass for work done at once, on a slow and busy machine. What it must not do (try all ways to read
 * a megabyte) takes twenty or more on a fast one.
 */
export const AT_ONCE = 5;

/** How many seconds of the processor some work takes. */
export function secondsOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

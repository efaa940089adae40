/** Options of a test that measures: what else the machine does, and code that runs for the first time, can only add. */
export const NOISY = { retry: 2 };

/** How many seconds of the processor some work takes. */
export function secondsOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

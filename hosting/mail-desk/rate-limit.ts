const MINUTE = 60_000;
/** The most addresses remembered: in a flood the oldest are forgotten early. */
const MAX_ADDRESSES = 10_000;

/** Counts the sends of each address. */
export interface RateLimit {
  /**
   * Counts a send of an address, unless it has used up its share.
   *
   * @returns the seconds to wait, or 0 when it may send now
   */
  take(address: string): number;
}

/**
 * Allows each address a number of sends in any minute.
 *
 * @param now - the clock, in milliseconds
 */
export function createRateLimit(perMinute: number, now = () => performance.now()): RateLimit {
  /** The times at which each address sent, ordered by the last time. */
  const sends = new Map<string, number[]>();

  const forgetOld = (since: number) => {
    for (const [address, times] of sends) {
      if ((times.at(-1) ?? 0) > since && sends.size < MAX_ADDRESSES) return;
      sends.delete(address);
    }
  };

  return {
    take(address) {
      const time = now();
      const since = time - MINUTE;
      const times = (sends.get(address) ?? []).filter((sent) => sent > since);
      if (times.length >= perMinute) return Math.ceil(((times[0] ?? time) - since) / 1000);
      sends.delete(address);
      forgetOld(since);
      sends.set(address, [...times, time]);
      return 0;
    },
  };
}

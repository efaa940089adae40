const MINUTE = 60_000;
/** A flood from more addresses than this makes the oldest forgotten early, not the memory full. */
const MAX_ADDRESSES = 10_000;

/** Counts what each address sends. */
export interface RateLimit {
  /**
   * Counts one more for an address, unless it has had its share.
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
  /** When each address sent, in the order of the last time. */
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

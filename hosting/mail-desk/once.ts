const HOUR = 3_600_000;

/** What became of an enquiry, and when it came. */
interface Known {
  time: number;
  outcome: Promise<void>;
}

/**
 * Creates a memory of enquiries, so that one that comes twice is mailed once. A repetition waits for the same
 * outcome; after a failure it may be tried again.
 *
 * @param maxKept - the most enquiries remembered, the newest; none longer than an hour
 * @param now - the clock, in milliseconds
 * @returns sends an enquiry, unless its key is known; without a key it is always sent
 */
export function createOnce(maxKept = 10_000, now = () => performance.now()) {
  /** The enquiries by key, ordered by time. */
  const known = new Map<string, Known>();

  const forgetOld = () => {
    for (const [key, { time }] of known) {
      if (time > now() - HOUR && known.size < maxKept) return;
      known.delete(key);
    }
  };

  return (key: string | undefined, send: () => Promise<void>): Promise<void> => {
    if (key === undefined) return send();
    const before = known.get(key);
    if (before && before.time > now() - HOUR) return before.outcome;
    known.delete(key);
    forgetOld();
    const outcome = send();
    const entry = { time: now(), outcome };
    known.set(key, entry);
    outcome.catch(() => known.get(key) === entry && known.delete(key));
    return outcome;
  };
}

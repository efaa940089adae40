const KEY_PREFIX = 'sent-';

/** The times of sends from this page, for browsers that block storage. */
const memory = new Map<string, string>();

/** Times of messages under way. Each form may have one. */
const pending = new Map<string, string>();

function storedTime(key: string): string | null {
  try {
    return window.localStorage.getItem(`${KEY_PREFIX}${key}`);
  } catch {
    return null;
  }
}

/**
 * Stores the time of the last message for the mail library. The library stores it before sending, so a
 * failed attempt would block the next one; here it counts only once `keep` is called.
 */
export const limitStorage = {
  provider: {
    get: (key: string): Promise<string | null> => {
      // Another tab may have sent something since. A time to come is of a clock that was ahead: it would block sending.
      const times = [memory.get(key), storedTime(key)].map(Number);
      const past = times.filter((time) => time > 0 && time <= Date.now());
      return Promise.resolve(past.length > 0 ? String(Math.max(...past)) : null);
    },
    set: (key: string, value: string): Promise<void> => {
      pending.set(key, value);
      return Promise.resolve();
    },
    // Its type asks for it; the library never calls it.
    remove: (): Promise<void> => Promise.resolve(),
  },

  /** Makes a form's last time count, because its message has been sent. */
  keep(key: string): void {
    const value = pending.get(key);
    if (!value) return;
    memory.set(key, value);
    try {
      window.localStorage.setItem(`${KEY_PREFIX}${key}`, value);
    } catch {
      // The time is still in memory.
    }
  },
};

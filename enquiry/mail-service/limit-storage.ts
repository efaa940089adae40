const KEY_PREFIX = 'sent-';

/** Keeps the time of the last send in memory too, for browsers that block storage. */
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
      const time = memory.get(key) ?? storedTime(key);
      // The clock of the device was ahead: until then nothing could be sent.
      return Promise.resolve(Number(time) > Date.now() ? null : time);
    },
    set: (key: string, value: string): Promise<void> => {
      pending.set(key, value);
      return Promise.resolve();
    },
    remove: (key: string): Promise<void> => {
      memory.delete(key);
      return Promise.resolve();
    },
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

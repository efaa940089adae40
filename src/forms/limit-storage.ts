const KEY_PREFIX = 'sent-';

/** Holds the time of the last send in memory too, for browsers that block storage. */
const memory = new Map<string, string>();
let pending: [string, string] | undefined;

/**
 * Where the mail library notes when a message was sent. It notes the time before it sends, so that a
 * failed attempt would lock the next one out; here the note counts only once `keep` is called.
 */
export const limitStorage = {
  provider: {
    get: (key: string): Promise<string | null> => {
      const kept = memory.get(key);
      if (kept) return Promise.resolve(kept);
      try {
        return Promise.resolve(window.localStorage.getItem(`${KEY_PREFIX}${key}`));
      } catch {
        return Promise.resolve(null);
      }
    },
    set: (key: string, value: string): Promise<void> => {
      pending = [key, value];
      return Promise.resolve();
    },
    remove: (key: string): Promise<void> => {
      memory.delete(key);
      return Promise.resolve();
    },
  },

  /** Makes the last note count: the message has been sent. */
  keep(): void {
    if (!pending) return;
    const [key, value] = pending;
    memory.set(key, value);
    try {
      window.localStorage.setItem(`${KEY_PREFIX}${key}`, value);
    } catch {
      // The note still holds in memory.
    }
  },

  /** The mail library reads localStorage as it loads, and would not load where that is forbidden. */
  makeAccessSafe(): void {
    try {
      void window.localStorage;
    } catch {
      Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
    }
  },
};

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 8000;

/** Waits for a time, in milliseconds, or until the network is back. */
const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
    window.addEventListener('online', resolve, { once: true });
  });

/**
 * Imports a part of the site, and tries again until it comes: after a pause that doubles each time, and when
 * the network is back. Without a limit it never rejects, so a part that does not come leaves the page as it is.
 *
 * @param load - the import
 * @param tries - how often it is tried
 * @throws what the last try throws
 */
export async function importWithRetries<Module>(
  load: () => Promise<Module>,
  tries = Infinity,
): Promise<Module> {
  for (let wait = FIRST_PAUSE, left = tries - 1; ; wait = Math.min(2 * wait, LONGEST_PAUSE)) {
    try {
      return await load();
    } catch (error) {
      if (left <= 0) throw error;
      left -= 1;
      await pause(wait);
    }
  }
}

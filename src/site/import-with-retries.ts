const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;

/** Waits for a time, in milliseconds, or until the network is back. */
const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
    window.addEventListener('online', resolve, { once: true });
  });

/**
 * Imports a part of the site, and tries again until it comes: after a pause that doubles each time, and when
 * the network is back. It never rejects, so a part that does not come leaves the page as it is.
 *
 * @param load - the import
 */
export async function importWithRetries<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let wait = FIRST_PAUSE; ; wait = Math.min(2 * wait, LONGEST_PAUSE)) {
    try {
      return await load();
    } catch {
      await pause(wait);
    }
  }
}

import { resolve } from 'node:path';
import { listen } from './listen';
import { readSiteFacts } from './rules/site-facts';
import { createSiteServer } from './site-server';
import { startMail } from './start-mail';

/** What the build publishes. */
const DIST = 'dist';

/**
 * Serves the last published site, with a mail desk for its forms.
 *
 * @param port - port to listen on
 * @throws Error with a sentence when the site is not built or a port is in use
 */
async function serve(port: number): Promise<void> {
  // Without a site nothing starts, the inbox included.
  readSiteFacts(DIST);
  const { desk, lines } = await startMail(process.env, port);
  const server = createSiteServer(resolve(DIST), desk);
  await listen(server, port, 'PORT=9001 npm start');
  console.info([``, `The site is at http://localhost:${port}`, ...lines, ``].join('\n'));
}

/** Serves the site on the port of the environment, and explains a failure in a sentence. */
export async function serveOrExplain(): Promise<void> {
  try {
    await serve(Number(process.env.PORT ?? 9000));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

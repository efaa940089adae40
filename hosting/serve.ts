import { resolve } from 'node:path';
import { listen, portOf } from './listen';
import { createMailStandIn, describeMail } from './mail-stand-in';
import { readSiteFacts } from './rules/site-facts';
import { createSiteServer } from './site-server';

/** What the build publishes. */
const DIST = 'dist';
const THIS_MACHINE = '127.0.0.1';

/**
 * Serves the last published site to this machine, with a stand-in for the mail service behind its forms, and explains
 * in a sentence when the site is not built, a setting is wrong or the port is in use.
 *
 * @param command - how it was called, for the advice to choose another port
 */
export async function serveOrExplain(env: NodeJS.ProcessEnv, command: string): Promise<void> {
  try {
    const { mailOrigin } = readSiteFacts(DIST);
    const port = portOf(env, 9000);
    const server = createSiteServer(resolve(DIST), createMailStandIn(env.MAIL_ANSWER));
    await listen(server, port, `PORT=9001 ${command}`, THIS_MACHINE);
    console.info(`
The site is at http://localhost:${port}
${describeMail(mailOrigin, port)}
Only this machine can reach it. It is not for production: see DEPLOYMENT.md.
`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { listen } from './listen';
import type { MailDesk } from './mail-desk/mail-desk';
import { readSiteFacts } from './rules/site-facts';
import { createSiteServer } from './site-server';
import { startMail } from './start-mail';

/** What the build publishes. */
const DIST = 'dist';
/** This machine only. HOST names another address; a web server in front needs none. */
const LOOPBACK = '127.0.0.1';
/** How long the server goes on after it was asked to end: a second more than a mail may take. */
const LAST_ANSWERS = 16_000;
/** How long a request may take to arrive, and how often that is checked. */
const TIME_LIMITS = {
  headersTimeout: 20_000,
  requestTimeout: 25_000,
  connectionsCheckingInterval: 5_000,
};

/** How a site is served. */
type ServeOptions = {
  /** The environment. */
  env: NodeJS.ProcessEnv;
  /** Whether a local inbox takes the mail when no mail server is set. */
  hasInbox?: boolean;
};

/** Lets SIGTERM and SIGINT end the server after the answers under way. A second signal ends it at once. */
function endGently(server: Server, desk?: MailDesk): void {
  const end = async () => {
    // Open connections would stay open as long as visitors ask for more.
    server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) =>
      response.setHeader('Connection', 'close'),
    );
    const closed = new Promise((done) => server.close(done));
    const answered = async () => {
      await desk?.close();
      server.closeIdleConnections();
      await closed;
    };
    await Promise.race([answered(), pause(LAST_ANSWERS)]);
    process.exit(0);
  };
  process.once('SIGTERM', () => void end());
  process.once('SIGINT', () => void end());
}

/**
 * Serves the last published site, with a mail desk for its forms.
 *
 * @throws Error with a sentence when the site is not built, a setting is wrong or a port is in use
 */
async function serve({ env, hasInbox = false }: ServeOptions): Promise<void> {
  const facts = readSiteFacts(DIST);
  const port = Number(env.PORT || 9000);
  const host = env.HOST || LOOPBACK;
  const site = { ...facts, origins: [new URL(facts.siteUrl).origin] };
  const { desk, lines } = await startMail(env, site, hasInbox ? port : undefined);
  const server = Object.assign(createSiteServer(resolve(DIST), desk), TIME_LIMITS);
  await listen(server, port, 'PORT=9001 npm start', host);
  endGently(server, desk);
  const name = host === LOOPBACK ? 'localhost' : host;
  console.info([``, `The site is at http://${name}:${port}`, ...lines, ``].join('\n'));
}

/** Serves the site on the port of the environment, and explains a failure in a sentence. */
export async function serveOrExplain(options: ServeOptions): Promise<void> {
  try {
    await serve(options);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

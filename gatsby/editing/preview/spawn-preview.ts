import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { prepare } from '../../publish/prepare';
import { PARENT } from '../../publish/take-turn';
import { ensureFree, listen } from '../../../hosting/listen';
import { mailSettingsOf } from '../../../hosting/local-mail';
import { mailIdsOf, mailOriginOf } from '../../../enquiry/mail-settings';
import { startMail } from '../../../hosting/start-mail';

/** Distance of the mail desk's port from that of the preview; gatsby-config.ts forwards forms to it. */
const DESK_OFFSET = 25;

/**
 * Starts the live preview, with a mail desk for its forms.
 *
 * @param port - port of the preview; the desk and its inbox take ports near it
 * @param hint - what to do when a port is in use
 * @param options - more options for `gatsby develop`
 * @returns the running `gatsby develop`
 * @throws Error with a sentence when a port is in use or Gatsby could not run
 */
export async function spawnPreview(
  port: number,
  hint: string,
  options: string[] = [],
): Promise<ChildProcess> {
  await ensureFree(port, hint);
  await prepare();
  const env = mailSettingsOf(process.env);
  const site = {
    mailOrigin: mailOriginOf(env),
    mailIds: mailIdsOf(env),
    origins: [`http://localhost:${port}`, `http://127.0.0.1:${port}`],
  };
  const { desk, lines } = await startMail(env, site, port + DESK_OFFSET);
  const deskServer = createServer((request, response) => {
    if (desk?.handle(request, response)) return;
    response.writeHead(404).end();
  });
  await listen(deskServer, port + DESK_OFFSET, hint, '127.0.0.1');
  console.info(lines.join('\n'));
  return spawn(process.execPath, [resolve('node_modules/gatsby/cli.js'), 'develop', ...options], {
    env: { ...env, ...PARENT, PORT: String(port) },
    stdio: 'inherit',
  });
}

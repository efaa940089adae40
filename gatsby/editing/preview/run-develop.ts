import { existsSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { mailOriginOf, mailSettingsOf } from '../../../enquiry/mail-service/settings';
import { listen, portOf } from '../../../hosting/listen';
import { loadSettings } from '../../../hosting/load-settings';
import { describeMail } from '../../../hosting/mail-stand-in';
import { prepare } from '../../publish/prepare';
import { startGatsby } from '../../publish/start-gatsby';
import { LAST_GOOD } from './preview-folder';

/**
 * Removes Gatsby's cache, but not the last good content. After an interrupted preview, Gatsby would treat pages with
 * old texts as finished.
 */
function cleanCache(): void {
  for (const name of existsSync('.cache') ? readdirSync('.cache') : []) {
    if (name !== LAST_GOOD) rmSync(join('.cache', name), { recursive: true });
  }
}

/** Checks that a port is free: Gatsby would prompt for another. */
async function ensureFree(port: number): Promise<void> {
  const server = createServer();
  await listen(server, port, 'PORT=8100 npm run develop');
  await new Promise((resolve) => server.close(resolve));
}

/** `npm run develop`: the live preview with the editing screen, until Ctrl+C ends it. */
async function develop(): Promise<void> {
  loadSettings('development');
  const port = portOf(process.env, 8000);
  await ensureFree(port);
  await prepare();
  cleanCache();
  const env = { ...mailSettingsOf(process.env), PORT: String(port) };
  startGatsby('develop', { env, stdio: 'inherit' }).on('exit', (code, signal) => {
    if (code !== null || signal === 'SIGINT' || signal === 'SIGTERM') process.exit(code ?? 0);
    console.error(`\nThe preview was ended by ${signal}: this machine may have too little memory.`);
    process.exit(1);
  });
  const url = `http://localhost:${port}`;
  console.info(`\nIn a minute, the preview is at ${url}\nand the editing screen at ${url}/admin/`);
  console.info(`${describeMail(mailOriginOf(env), port)}\n`);
}

develop().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});

import { spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { prepare } from '../../publish/prepare';
import { PARENT } from '../../publish/take-turn';
import { ensureFree } from '../../../hosting/listen';
import { mailSettingsOf } from '../../../hosting/local-mail';
import { describeMail } from '../../../hosting/mail-service';
import { mailOriginOf } from '../../../enquiry/mail-settings';

/**
 * Starts the live preview.
 *
 * @param port - port of the preview
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
  console.info(describeMail(mailOriginOf(env), port));
  return spawn(process.execPath, [resolve('node_modules/gatsby/cli.js'), 'develop', ...options], {
    env: { ...env, ...PARENT, PORT: String(port) },
    stdio: 'inherit',
  });
}

import { type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { type MailDeskSettings } from '../../hosting/mail-desk/settings';
import { openDesk } from './desk';
import { openFakeSmtp } from './servers';

type Settings = Partial<MailDeskSettings>;

/**
 * Opens a desk for one test, with a mail server that handles each connection as the test asks.
 *
 * @param settings - other settings; they may depend on the port of the mail server
 */
export async function openDeskWithFakeSmtp(
  onConnection: (socket: Socket) => void,
  settings: Settings | ((smtp: { port: number }) => Settings) = {},
) {
  const smtp = await openFakeSmtp(onConnection);
  const desk = await openDesk({
    smtpUrl: smtp.smtpUrl,
    ...(typeof settings === 'function' ? settings(smtp) : settings),
  });
  onTestFinished(async () => {
    await Promise.all([desk.close(), smtp.close()]);
  });
  return desk;
}

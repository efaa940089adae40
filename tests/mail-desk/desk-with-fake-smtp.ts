import { type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { type MailDeskSettings } from '../../hosting/mail-desk/settings';
import { openDesk } from './desk';
import { openFakeSmtp } from './servers';

/** Opens a desk for one test, with a mail server that handles each connection as the test asks. */
export async function openDeskWithFakeSmtp(
  onConnection: (socket: Socket) => void,
  settings: Partial<MailDeskSettings> = {},
) {
  const smtp = await openFakeSmtp(onConnection);
  const desk = await openDesk({ smtpUrl: smtp.smtpUrl, ...settings });
  onTestFinished(async () => {
    await Promise.all([desk.close(), smtp.close()]);
  });
  return desk;
}

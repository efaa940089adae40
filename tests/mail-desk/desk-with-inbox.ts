import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { type LocalInbox } from '../../hosting/mail-desk/local-inbox';
import { readInbox } from '../../hosting/mail-desk/read-inbox';
import { type MailDeskSettings } from '../../hosting/mail-desk/settings';
import { ask, type Message, openDesk } from './desk';
import { openInbox } from './servers';

/** Opens a desk and an inbox for the tests of a file, and says how to send and what came. */
export function useDeskWithInbox(settings: Partial<MailDeskSettings> = {}) {
  vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });
  let inbox: LocalInbox;
  let desk: Awaited<ReturnType<typeof openDesk>>;
  let countBefore: number;

  beforeAll(async () => {
    inbox = await openInbox();
    desk = await openDesk({ smtpUrl: inbox.smtpUrl, ...settings });
  });
  beforeEach(async () => {
    countBefore = (await readInbox(inbox.webUrl)).length;
  });
  afterAll(async () => {
    await desk.close();
    await inbox.close();
  });

  return {
    port: () => desk.port,
    send: (path: string, message: Message, method = 'POST') =>
      ask(desk.port, path, method, message),
    /** The mails that came during this test. */
    newMails: async () => (await readInbox(inbox.webUrl)).slice(countBefore),
  };
}

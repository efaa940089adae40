import { expect } from '@playwright/test';
import { PORT } from './port';
import { readInbox, type ReceivedMail } from '../hosting/mail-desk/read-inbox';

/** The inbox of the tested site is 80 ports above it (see hosting/start-mail.ts). */
const INBOX = `http://localhost:${PORT + 80}`;

/** What the mail desk says to visitors without scripts. No editor changes it: the desk knows no content. */
export const SENT_WITHOUT_SCRIPTS = 'Your message has been successfully submitted!';

/** The mails whose text holds the given words, once there is one. */
export async function mailsWith(words: string): Promise<ReceivedMail[]> {
  let mails: ReceivedMail[] = [];
  await expect
    .poll(
      async () => {
        mails = (await readInbox(INBOX)).filter(({ text }) => text.includes(words));
        return mails.length;
      },
      { timeout: 15_000 },
    )
    .toBeGreaterThan(0);
  return mails;
}

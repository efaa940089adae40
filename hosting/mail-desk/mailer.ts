import { setTimeout as pause } from 'node:timers/promises';
import { createTransport, type NodemailerError } from 'nodemailer';
import { type EnquiryMail } from './enquiry-mail';
import { Refusal } from './refusal';
import { isLate, isTemporary, reasonOf } from './smtp-failure';
import { readSmtpUrl } from './smtp-url';

/** Passes mails to a mail server. */
export interface Mailer {
  /** @throws Refusal unless the server accepts the mail */
  send(mail: EnquiryMail): Promise<void>;
  /** Asks the server whether it takes mails, with growing pauses until it does, and logs each answer. */
  check(): Promise<void>;
  close(): void;
}

const MAX_CONNECTIONS = 5;
/** How long the server may take to connect and to greet, and how long a connection is kept for the next mail. */
const PATIENCE = 10_000;
/** The first pause before a mail is tried again, and before the server is asked again; each next one is double. */
const FIRST_RETRY = 1_000;
const FIRST_CHECK = 10_000;
const LONGEST_CHECK = 600_000;

/** Some servers refuse an address with letters beyond ASCII in any header. The text of the mail holds it as well. */
const withoutReplyTo = ({ replyTo, ...mail }: EnquiryMail): EnquiryMail | undefined =>
  /[^\0-\x7f]/.test(replyTo?.address ?? '') ? mail : undefined;

/**
 * Creates a mailer with a few connections to a mail server.
 *
 * @param timeoutMs - how long a mail may take, with all its tries
 * @throws Error with a sentence when the address of the server cannot be read
 */
export function createMailer(smtpUrl: string, timeoutMs: number): Mailer {
  const server = readSmtpUrl(smtpUrl);
  const closing = new AbortController();
  const transport = createTransport({
    ...server,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    idleTimeout: PATIENCE,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
  });
  const explain = (error: unknown) => reasonOf(error as NodemailerError, server.auth?.pass);

  /** Sends a mail, again and again while the server asks to try later. */
  async function sendPatiently(mail: EnquiryMail, signal: AbortSignal): Promise<void> {
    for (let wait = FIRST_RETRY; ; wait *= 2) {
      try {
        await transport.sendMail({ ...mail, signal });
        return;
      } catch (error) {
        const failure = error as NodemailerError;
        if (!isTemporary(failure)) throw error;
        const isOver = await pause(wait, false, { signal }).catch(() => true);
        if (isOver) throw error;
      }
    }
  }

  return {
    async send(mail) {
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        await sendPatiently(mail, signal).catch(async (error: NodemailerError) => {
          const plain = error.command === 'DATA' ? withoutReplyTo(mail) : undefined;
          if (!plain || isTemporary(error)) throw error;
          await sendPatiently(plain, signal);
        });
      } catch (error) {
        const reason = explain(error);
        throw isLate(error as NodemailerError)
          ? new Refusal(504, reason)
          : new Refusal(502, 'The mail server did not accept the message.', { reason });
      }
    },
    async check() {
      for (let wait = FIRST_CHECK; ; wait = Math.min(2 * wait, LONGEST_CHECK)) {
        try {
          await transport.verify();
          console.info('Mail desk: the mail server is ready.');
          return;
        } catch (error) {
          if (closing.signal.aborted) return;
          console.error(
            `Mail desk: ${explain(error)} It is asked again in ${wait / 1000} seconds.`,
          );
        }
        const options = { ref: false, signal: closing.signal };
        if (await pause(wait, false, options).catch(() => true)) return;
      }
    },
    close() {
      closing.abort();
      transport.close();
    },
  };
}

import { createHash } from 'node:crypto';
import { type IncomingMessage, type ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import { ENQUIRY_ID_FIELD } from '../../enquiry/enquiry-rules';
import { checkEnquiry } from './check-enquiry';
import { type Enquiry, parseForm, parseJson } from './enquiry';
import { enquiryMail } from './enquiry-mail';
import { createMailer } from './mailer';
import { createOnce } from './once';
import { corsHeaders, isAllowedOrigin, originForLog, PREFLIGHT_HEADERS } from './origins';
import { createRateLimit } from './rate-limit';
import { readBody } from './read-body';
import { Refusal } from './refusal';
import { respond } from './respond';
import { type MailDeskSettings } from './settings';
import { visitorOf } from './visitor-key';

/** Accepts enquiries over HTTP, as EmailJS does, and passes them to a mail server. */
export interface MailDesk {
  /** Answers a request to the desk. Returns false, without side effects, if it is for others. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  /** Asks the mail server whether it takes mails, with growing pauses until it does, and logs each answer. */
  checkMailServer(): Promise<void>;
  /** Refuses new requests, and waits until every accepted one is answered. */
  close(): Promise<void>;
}

/** An address of the desk, and the kind of request accepted there. */
interface Counter {
  type: string;
  parse: (body: Buffer, contentType: string) => Enquiry | Promise<Enquiry>;
}

const COUNTERS = new Map<string | undefined, Counter>([
  ['/api/v1.0/email/send-form', { type: 'multipart/form-data', parse: parseForm }],
  ['/api/v1.0/email/send', { type: 'application/json', parse: parseJson }],
]);

/** The same for each try of an enquiry. A text that was changed after a failure makes another enquiry. */
function keyOf({ hidden, fields }: Enquiry): string | undefined {
  const id = hidden.get(ENQUIRY_ID_FIELD);
  if (!id) return undefined;
  const content = JSON.stringify([id, fields]);
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}

/** What happens instead of an answer when the desk has a fault. The message of the fault may quote an enquiry. */
function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { name, stack = '' } = error as Error;
  const [, place = ''] = /\n\s*(at .*)/.exec(stack) ?? [];
  return new Refusal(500, 'The mail desk failed.', { reason: `A fault: ${name} ${place}` });
}

/**
 * Opens a mail desk for any node:http server.
 *
 * @throws Error when the address of the mail server cannot be read
 */
export function createMailDesk(settings: MailDeskSettings): MailDesk {
  const { from, to, trustProxy = false, bodyTimeoutMs = 20_000 } = settings;
  const mailer = createMailer(settings.smtpUrl, settings.timeoutMs ?? 15_000);
  const visitorLimit = createRateLimit(settings.sendsPerMinute ?? 10);
  const deskLimit = createRateLimit(settings.sendsPerMinuteInAll ?? 60);
  const once = createOnce();
  const underWay = new Set<Promise<void>>();
  let isClosing = false;

  function takeShare(request: IncomingMessage): void {
    const visitorWait = visitorLimit.take(visitorOf(request, trustProxy));
    const wait = visitorWait || deskLimit.take('all visitors');
    if (wait === 0) return;
    throw new Refusal(429, 'Too Many Requests', {
      headers: { 'Retry-After': wait },
      reason: `${visitorWait ? 'A visitor has' : 'All visitors together have'} sent too much in a minute.`,
    });
  }

  async function send(request: IncomingMessage, { type, parse }: Counter): Promise<void> {
    const { origin, 'content-type': contentType = '' } = request.headers;
    if (contentType.split(';', 1)[0]?.trim().toLowerCase() !== type) {
      throw new Refusal(415, `Only ${type} is accepted.`);
    }
    const enquiry = await parse(await readBody(request, bodyTimeoutMs), contentType);
    checkEnquiry(enquiry, settings);
    const key = keyOf(enquiry);
    await once(key, async () => {
      takeShare(request);
      await mailer.send(enquiryMail(enquiry.fields, { from, to, date: new Date(), origin, key }));
    });
  }

  async function answer(request: IncomingMessage, response: ServerResponse, counter: Counter) {
    const { origin } = request.headers;
    const isAllowed = isAllowedOrigin(request, settings);
    const cors = corsHeaders(isAllowed ? origin : undefined);
    try {
      if (isClosing) {
        const headers = { 'Retry-After': 10, Connection: 'close' };
        throw new Refusal(503, 'The mail desk is closing.', { headers });
      }
      if (!isAllowed) {
        const reason = `The form is on ${originForLog(origin)}; MAIL_ORIGINS adds sites.`;
        throw new Refusal(403, 'Forbidden', { reason });
      }
      if (request.method === 'OPTIONS') {
        response.writeHead(204, { ...cors, ...PREFLIGHT_HEADERS }).end();
        return;
      }
      if (request.method !== 'POST') {
        throw new Refusal(405, 'Method Not Allowed', { headers: { Allow: 'POST, OPTIONS' } });
      }
      await send(request, counter);
      respond(request, response, 200, 'OK', cors);
    } catch (error) {
      const { status, message, headers, reason } = refusalOf(error);
      console.error(`Mail desk: refused with ${status}. ${reason}`);
      respond(request, response, status, message, { ...cors, ...headers });
    }
    // A visitor who has gone gets no answer.
    await finished(response).catch(() => undefined);
  }

  return {
    handle(request, response) {
      const counter = COUNTERS.get(request.url?.split('?', 1)[0]);
      if (!counter) return false;
      const answered = answer(request, response, counter).finally(() => underWay.delete(answered));
      underWay.add(answered);
      return true;
    },
    checkMailServer: () => mailer.check(),
    async close() {
      isClosing = true;
      await Promise.all(underWay);
      mailer.close();
    },
  };
}

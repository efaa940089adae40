import { type IncomingMessage, type ServerResponse } from 'node:http';
import { corsHeaders, isAllowedOrigin, PREFLIGHT_HEADERS } from './cors';
import { type Enquiry, parseForm, parseJson } from './enquiry';
import { enquiryMail } from './enquiry-mail';
import { createMailer } from './mailer';
import { createRateLimit } from './rate-limit';
import { readBody } from './read-body';
import { Refusal } from './refusal';
import { respond } from './respond';
import { type MailDeskSettings } from './settings';

/** Accepts enquiries over HTTP, as EmailJS does, and passes them to a mail server. */
export interface MailDesk {
  /** Answers a request to the desk. Returns false, without side effects, if it is for others. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  /** Waits until every accepted request is answered. */
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

function checkIds(ids: Enquiry['ids'], settings: MailDeskSettings): void {
  const { publicKey, serviceId, templateIds } = settings;
  const expected = { user_id: [publicKey], service_id: [serviceId], template_id: templateIds };
  for (const [name, known] of Object.entries(expected)) {
    const id = ids.get(name);
    if (!id) throw new Refusal(400, `The ${name} is missing.`);
    if (!known.includes(id)) throw new Refusal(400, `The ${name} is unknown.`);
  }
}

/**
 * Opens a mail desk for any node:http server.
 *
 * @throws Error when the address of the mail server is invalid
 */
export function createMailDesk(settings: MailDeskSettings): MailDesk {
  const { allowedOrigins, blockList = [], from, to, trustProxy = false } = settings;
  const mailer = createMailer(settings.smtpUrl, settings.timeoutMs ?? 10_000);
  const limit = createRateLimit(settings.sendsPerMinute ?? 10);
  const blocked = new Set(blockList.map((address) => address.trim().toLowerCase()));
  const underWay = new Set<Promise<void>>();

  const visitorOf = ({ headers, socket }: IncomingMessage) => {
    const forwarded = trustProxy ? String(headers['x-forwarded-for'] ?? '') : '';
    return forwarded.split(',').at(-1)?.trim() || String(socket.remoteAddress);
  };

  async function send(request: IncomingMessage, { type, parse }: Counter): Promise<void> {
    const { origin, 'content-type': contentType = '' } = request.headers;
    if (contentType.split(';', 1)[0]?.trim().toLowerCase() !== type) {
      throw new Refusal(415, `Only ${type} is accepted.`);
    }
    const { ids, fields } = await parse(await readBody(request), contentType);
    checkIds(ids, settings);
    if (fields.some(([name, text]) => name === 'email' && blocked.has(text.trim().toLowerCase()))) {
      throw new Refusal(403, 'Forbidden');
    }
    const wait = limit.take(visitorOf(request));
    if (wait > 0) throw new Refusal(429, 'Too Many Requests', { 'Retry-After': wait });
    await mailer.send(enquiryMail(fields, { from, to, date: new Date(), origin }));
  }

  async function answer(request: IncomingMessage, response: ServerResponse, counter: Counter) {
    const { origin } = request.headers;
    const cors = corsHeaders(allowedOrigins, origin);
    try {
      if (!isAllowedOrigin(allowedOrigins, origin)) throw new Refusal(403, 'Forbidden');
      if (request.method === 'OPTIONS') {
        response.writeHead(204, { ...cors, ...PREFLIGHT_HEADERS }).end();
        return;
      }
      if (request.method !== 'POST') {
        throw new Refusal(405, 'Method Not Allowed', { Allow: 'POST, OPTIONS' });
      }
      await send(request, counter);
      respond(request, response, 200, 'OK', cors);
    } catch (error) {
      if (!(error instanceof Refusal)) console.error(`Mail desk: ${String(error)}`);
      const { status, message, headers } =
        error instanceof Refusal ? error : new Refusal(500, 'The mail desk failed.');
      respond(request, response, status, message, { ...cors, ...headers });
    }
  }

  return {
    handle(request, response) {
      const counter = COUNTERS.get(request.url?.split('?', 1)[0]);
      if (!counter) return false;
      const answered = answer(request, response, counter).finally(() => underWay.delete(answered));
      underWay.add(answered);
      return true;
    },
    async close() {
      await Promise.all(underWay);
      mailer.close();
    },
  };
}

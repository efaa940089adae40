import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { ID_FIELDS, SEND_PATH } from '../enquiry/mail-service/settings';
import { answer, isFromHere, refuse } from './answer';
import { type Enquiry, pageOf } from './enquiries-page';
import { CACHE_CONTROL } from './rules/rules';

/** Where a browser shows what was sent. */
const ENQUIRIES = '/api/enquiries';

const HTML = { 'Content-Type': 'text/html; charset=utf-8' };

/** How many enquiries are kept; the oldest goes first. */
const KEPT = 50;

/** The longest form, in bytes. */
const LONGEST = 1_000_000;

/** The texts of answers, by status. One is the mail service's own. */
const TEXTS: Record<string, string | undefined> = {
  ...STATUS_CODES,
  451: 'Unavailable For Headless Browser',
};

/** Answers a request or passes it on. Express accepts it as it is. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/**
 * The fields of a form; for a file, its name.
 *
 * @throws Error unless it came as `multipart/form-data`, as the mail service asks
 */
async function readForm(request: IncomingMessage): Promise<Enquiry['fields']> {
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data')) throw new Error(`${type} is no form.`);
  const form = await new Request('http://localhost', {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: await buffer(request),
  }).formData();
  return [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
}

/**
 * The status that MAIL_ANSWER asks for; 0 stands for a lost network.
 *
 * @throws Error with a sentence when it is not a status
 */
function statusOf(setting: string): number {
  if (/^(0|[2-5]\d\d)$/.test(setting)) return Number(setting);
  throw new Error(
    `MAIL_ANSWER must be a status such as 429, or 0 for a lost network, but it is “${setting}”.`,
  );
}

/**
 * Makes a stand-in for the mail service on this machine. It accepts the same forms, keeps the last ones in memory
 * instead of mailing them, and shows them on a page.
 *
 * @param setting - MAIL_ANSWER: a status to answer every form with instead, for testing
 * @throws Error with a sentence when the setting is not a status
 */
export function createMailStandIn(setting = ''): Middleware {
  const forced = statusOf(setting || '200');
  const enquiries: Enquiry[] = [];

  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const fields = await readForm(request).catch(() => undefined);
    if (fields === undefined) return answer(response, 400, 'Bad Request');
    const missing = ID_FIELDS.find((id) => !fields.some(([name, value]) => name === id && value));
    if (missing !== undefined) return answer(response, 400, `The ${missing} is missing.`);
    if (forced === 0) return void response.destroy();
    if (forced === 200) {
      enquiries.unshift({ time: new Date(), fields });
      enquiries.length = Math.min(enquiries.length, KEPT);
    }
    answer(response, forced, TEXTS[forced] ?? '');
  };

  return (request, response, next) => {
    const [path] = request.url?.split('?', 1) ?? [];
    if (path !== SEND_PATH && path !== ENQUIRIES) return next();
    response.setHeader('Cache-Control', CACHE_CONTROL.never);
    if (!isFromHere(request)) return refuse(response);
    if (path === ENQUIRIES) return answer(response, 200, pageOf(enquiries), HTML);
    if (request.method !== 'POST') {
      return answer(response, 405, 'Method Not Allowed', { Allow: 'POST' });
    }
    if (!(Number(request.headers['content-length']) <= LONGEST)) {
      // Node.js discards the rest as it arrives: a browser reads the answer once all is sent.
      return answer(response, 413, 'Payload Too Large');
    }
    void take(request, response);
  };
}

/**
 * Tells the person who started a server where enquiries go.
 *
 * @param mailOrigin - scheme and host of the mail service; empty for the stand-in on the server itself
 * @param port - of the server
 */
export const describeMail = (mailOrigin: string, port: number): string =>
  mailOrigin === ''
    ? `Enquiries are shown at http://localhost:${port}${ENQUIRIES}; none are e-mailed.`
    : `Enquiries go through ${mailOrigin}.`;

import { createServer, request } from 'node:http';
import { createMailDesk } from '../../hosting/mail-desk/mail-desk';
import { type MailDeskSettings } from '../../hosting/mail-desk/settings';
import { IDS } from './messages';
import { listen } from './servers';

/** A desk behind a real server, which answers everything else with "elsewhere". */
export async function openDesk(settings: Partial<MailDeskSettings>) {
  const desk = createMailDesk({
    smtpUrl: 'smtp://127.0.0.1:1',
    ids: {
      publicKey: IDS.user_id,
      serviceId: IDS.service_id,
      templateId: IDS.template_id,
      callbackTemplateId: 'callback',
    },
    to: 'office@company.example',
    from: 'Website <website@company.example>',
    sendsPerMinute: 1_000_000,
    sendsPerMinuteInAll: 1_000_000,
    ...settings,
  });
  const server = createServer((incoming, response) => {
    if (!desk.handle(incoming, response)) response.end('elsewhere');
  });
  const port = await listen(server);
  const close = async () => {
    server.close();
    await desk.close();
    server.closeAllConnections();
  };
  return { desk, port, close };
}

/** What a request carries. */
export interface Message {
  body?: Buffer | string;
  headers?: Record<string, string>;
}

/** What comes back. */
export interface Answer {
  status?: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Sends a request, and gives the whole answer. */
export const ask = (port: number, path: string, method: string, { body, headers }: Message = {}) =>
  new Promise<Answer>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: text }),
      );
    })
      .on('error', reject)
      .end(body);
  });

import { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';

const SUCCESS = 'Your message has been successfully submitted!';
const FAILURE = 'Failed to send the message.';

const STYLE =
  ':root{color-scheme:light dark}body{max-width:36rem;margin:4rem auto;padding:0 1rem;font:1.125rem/1.6 system-ui,sans-serif}';

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Whether a browser will show the answer as a page, as after a form sent without JavaScript. */
function prefersHtml({ headers: { accept = '' } }: IncomingMessage): boolean {
  const [best] = accept
    .toLowerCase()
    .split(',')
    .map((entry) => {
      const [type = '', ...parameters] = entry.split(';').map((part) => part.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1;
      return { type, weight: Number(weight) || 0 };
    })
    .sort((a, b) => b.weight - a.weight);
  return best?.type === 'text/html' && best.weight > 0;
}

/** The page that the visitor came from if it is on this host, otherwise the home page. */
function wayBack({ headers: { host, referer = '' } }: IncomingMessage): string {
  if (!URL.canParse(referer)) return '/';
  const page = new URL(referer);
  return /^https?:$/.test(page.protocol) && page.host === host ? page.href : '/';
}

function page(request: IncomingMessage, isSent: boolean, text: string): string {
  const sentence = isSent ? SUCCESS : FAILURE;
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${sentence}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${sentence}</h1>
${isSent ? '' : `<p>${escapeHtml(text)}</p>\n`}<p><a href="${escapeHtml(wayBack(request))}">Back</a></p>
</body>
</html>
`;
}

/** Answers with a text, or with a small page if the browser asks for HTML. */
export function respond(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
): void {
  const isPage = prefersHtml(request);
  response.writeHead(status, {
    'Content-Type': `text/${isPage ? 'html' : 'plain'}; charset=utf-8`,
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    ...headers,
  });
  response.end(isPage ? page(request, status === 200, text) : text);
}

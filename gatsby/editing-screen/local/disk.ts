import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, resolve, sep } from 'node:path';

/** Path at which the files of data/ are served. */
export const DISK = '/disk/';

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The file or folder that an address names, if it is data/ or inside it. */
function placeOf(site: string, { url = '' }: IncomingMessage): string | undefined {
  const data = resolve(site, 'data');
  const path = new URL(url, 'http://localhost').pathname.slice(DISK.length);
  const place = resolve(site, decodeURIComponent(path));
  return place === data || place.startsWith(data + sep) ? place : undefined;
}

async function listFolder(folder: string): Promise<string> {
  const entries = await readdir(folder, { withFileTypes: true });
  const visible = entries.filter(({ name }) => !name.startsWith('.'));
  return JSON.stringify(
    visible.map((entry) => ({
      name: entry.name,
      kind: entry.isDirectory() ? 'directory' : 'file',
    })),
  );
}

/**
 * Gives the editing screen access to the disk: GET lists a folder or reads a file, PUT writes a file and
 * DELETE removes it. Only data/ is accessible, and only to pages of this server.
 *
 * @param site - folder of the site, which contains data/
 */
export async function answerDisk(
  site: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answer = (status: number, body: string | Buffer = '') =>
    response.writeHead(status).end(body);
  const { origin, host } = request.headers;
  const isFromHere = !origin || origin === `http://${host}`;
  if (!isFromHere || !/^(localhost|127\.0\.0\.1)(:|$)/.test(host ?? '')) return void answer(403);
  try {
    const place = placeOf(site, request);
    if (!place) answer(403);
    else if (request.method === 'GET') {
      answer(200, request.url?.endsWith('/') ? await listFolder(place) : await readFile(place));
    } else if (request.method === 'DELETE') {
      await rm(place);
      answer(204);
    } else if (request.method === 'PUT') {
      await mkdir(dirname(place), { recursive: true });
      await writeFile(place, await readBody(request));
      answer(204);
    } else answer(405);
  } catch (error) {
    if (error instanceof URIError) answer(400);
    else answer((error as NodeJS.ErrnoException).code === 'ENOENT' ? 404 : 500);
  }
  return undefined;
}

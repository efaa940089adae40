import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import send from 'send';
import { checkContent } from '../../content-checker/check-content';
import { readContent } from '../../content-checker/read-content';
import { readContentModel } from '../../content-model/read-content-model';
import { createEditingConfig } from '../editing-config';
import { writeEditingScreen } from '../write-editing-screen';
import { answerDisk, DISK } from './disk';

/** Policy that forbids all other servers. */
const FROM_HERE =
  "default-src 'self'; connect-src 'self' blob: data:; img-src 'self' blob: data:; font-src 'self' data:; style-src 'self' 'unsafe-inline'; script-src 'self' blob:; worker-src 'self' blob:";

/** The files with which the screen edits this computer. */
const LOCAL = ['disk.js', 'problems.js', 'problems.css'];

/** Writes the screen into a folder, with this computer's disk in place of a git server. */
async function writeLocalScreen(folder: string, previewUrl: string): Promise<void> {
  const config = createEditingConfig(readContentModel(), { name: 'test-repo' }, previewUrl);
  await writeEditingScreen(folder, config, ['problems.css', 'disk.js']);
  for (const name of LOCAL)
    cpSync(resolve('gatsby/editing-screen/local/screen', name), join(folder, name));
}

/**
 * Creates the server of the editing screen: the screen at /admin, the files of data/, and the findings of
 * the content checker at /problems.
 *
 * @param site - folder of the site whose data/ is edited
 * @param previewUrl - address of the preview that the screen links to
 * @returns a server that is not listening yet
 */
export async function createEditingServer(site: string, previewUrl: string): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'editing-screen-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await writeLocalScreen(join(folder, 'admin'), previewUrl);
  const problems = async () => checkContent(readContentModel(), await readContent(site));
  return createServer((request, response) => {
    if (request.url?.startsWith(DISK)) return void answerDisk(site, request, response);
    if (request.url === '/problems') {
      return void problems().then(
        (found) => response.end(JSON.stringify(found)),
        () => response.writeHead(500).end(),
      );
    }
    const [path = '/'] = request.url?.split('?', 1) ?? [];
    return void send(request, path, { root: folder })
      .on('headers', () => response.setHeader('Content-Security-Policy', FROM_HERE))
      .on('error', () => {
        if (path.startsWith('/admin/')) response.writeHead(404).end();
        else response.writeHead(302, { Location: '/admin/' }).end();
      })
      .pipe(response);
  });
}

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEditingServer } from '../../gatsby/editing/screen/local/editing-server';
import { listen } from '../../hosting/listen';

/** The editing screen on a copy of data/, without the preview, which takes minutes to start. */
export type DataCopy = {
  url: string;
  read: (file: string) => string;
  /** Changes a file as a text editor would. */
  write: (file: string, text: string) => void;
  stop: () => void;
};

/** Copies data/ and opens the editing screen on the copy. */
export async function editCopy(port: number): Promise<DataCopy> {
  const folder = mkdtempSync(join(tmpdir(), 'data-copy-'));
  cpSync('data', join(folder, 'data'), { recursive: true });
  const url = `http://localhost:${port}`;
  const server = await createEditingServer(folder, url, 'http://localhost:8000');
  await listen(server, port, 'stop what runs there', '127.0.0.1');
  return {
    url: `${url}/admin/`,
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    write: (file, text) => writeFileSync(join(folder, file), text),
    stop: () => {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import type { SiteFacts } from '../../hosting/rules/site-facts';
import { IDS } from './messages';
import { freePort } from './servers';

const TSX = import.meta.resolve('tsx');
const FACTS: SiteFacts = {
  siteUrl: 'https://www.company.example',
  pages: ['/'],
  scriptHashes: [],
  mailOrigin: '',
  mailIds: {
    publicKey: IDS.user_id,
    serviceId: IDS.service_id,
    templateId: IDS.template_id,
    callbackTemplateId: IDS.template_id,
  },
  mailDesk: '127.0.0.1:9000',
  mapOrigin: 'https://maps.example',
};

/** A folder with a small published site whose forms post to their own server. */
function makeSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'served-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'dist/site'), { recursive: true });
  mkdirSync(join(folder, 'data'));
  for (const page of ['index', '404']) {
    writeFileSync(join(folder, `dist/site/${page}.html`), `<h1>${page}</h1>`);
  }
  writeFileSync(join(folder, 'dist/site-facts.json'), JSON.stringify(FACTS));
  writeFileSync(join(folder, 'data/company.json'), '{"email":"office@company.example"}');
  return folder;
}

/** A server of a small site in a process of its own. */
export type ServedSite = {
  child: ChildProcess;
  port: number;
  /** All that it has printed. */
  output: () => string;
  /** How it ended: its exit code, or the signal. */
  ended: Promise<number | string | null>;
};

/** Starts `npm run serve` for a small site. It has started or ended when this resolves. */
export async function serveSite(env: Record<string, string>): Promise<ServedSite> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', TSX, resolve('hosting/run-serve.ts')], {
    cwd: makeSite(),
    env: { PATH: process.env.PATH, PORT: String(port), ...env },
  });
  let output = '';
  const ended = once(child, 'exit').then(
    ([code, signal]) => (code ?? signal) as number | string | null,
  );
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  await new Promise<void>((done) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('The site is at')) done();
      });
    }
    child.once('close', () => done());
  });
  return { child, port, output: () => output, ended };
}

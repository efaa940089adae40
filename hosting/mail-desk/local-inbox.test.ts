import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startLocalInbox } from './local-inbox';
import { readInbox } from './read-inbox';
import { freePort, openInbox } from '../../tests/mail-desk/servers';

vi.setConfig({ testTimeout: 30_000 });

test('an inbox is empty at first, guards its ports, and gives them back', async () => {
  const inbox = await openInbox();
  const [smtpPort, webPort] = [inbox.smtpUrl, inbox.webUrl].map((url) => Number(new URL(url).port));
  if (!smtpPort || !webPort) throw new Error('The addresses hold no ports.');
  expect(await readInbox(inbox.webUrl)).toEqual([]);

  await Promise.all([
    expect(startLocalInbox({ smtpPort, webPort: await freePort() })).rejects.toThrow(
      `The local inbox could not start: port ${smtpPort} is in use.`,
    ),
    expect(startLocalInbox({ smtpPort: await freePort(), webPort })).rejects.toThrow(
      `The local inbox could not start: port ${webPort} is in use.`,
    ),
  ]);

  await inbox.close();
  await expect(fetch(inbox.webUrl)).rejects.toThrow();
});

test.each([
  ['is killed', (pid: number) => process.kill(pid, 'SIGKILL')],
  ['is ended together with it', (pid: number) => process.kill(-pid, 'SIGTERM')],
])(
  'an inbox ends with the process that opened it, and leaves no files, when that %s',
  async (_how, end) => {
    const folder = mkdtempSync(join(tmpdir(), 'opener-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const inboxes = () => readdirSync(folder).filter((name) => name.startsWith('inbox-'));
    const ports = JSON.stringify({ smtpPort: await freePort(), webPort: await freePort() });
    const script = `require('./hosting/mail-desk/local-inbox').startLocalInbox(${ports})
    .then(({ webUrl }) => console.info(webUrl));`;
    const opener = spawn(process.execPath, ['--import', 'tsx', '-e', script], {
      env: { ...process.env, TMPDIR: folder },
      detached: true,
    });
    const [output] = (await once(opener.stdout, 'data')) as [Buffer];
    const webUrl = output.toString().trim();
    expect(await readInbox(webUrl)).toEqual([]);
    expect(inboxes()).toHaveLength(1);

    end(opener.pid!);
    await vi.waitFor(() => expect(fetch(webUrl)).rejects.toThrow(), 10_000);
    await vi.waitFor(() => expect(inboxes()).toEqual([]), 10_000);
  },
);

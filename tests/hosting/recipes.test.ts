import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hostsOf, insecureHeaders, securityHeaders } from '../../hosting/rules/rules';
import { readSiteFacts } from '../../hosting/rules/site-facts';
import { freePort } from '../mail-desk/servers';
import { findServer } from '../programs/find-servers';
import { inPath } from '../programs/programs';
import { askSecurely } from './ask-securely';
import { blocksOf, Sandbox } from './recipe';
import { HAS_IPV6, RECIPE_SERVERS } from './recipe-servers';
import { send, sendBytes } from './send';
import { SERVERS } from './start-server';

const facts = readSiteFacts();
const { host, twin } = hostsOf(facts);
const inSmallLetters = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
const HEADERS = inSmallLetters(securityHeaders(facts));
const INSECURE_HEADERS = inSmallLetters(insecureHeaders(facts));

describe.each(RECIPE_SERVERS)('the recipe for $section', ({ section, command, ...recipe }) => {
  const isThere =
    findServer(command) && inPath('openssl') && inPath('curl') && inPath('bash') !== undefined;
  if (!isThere) {
    console.warn(
      `\n!!! NOT TESTED: the recipe for ${section}. It needs ${command}, openssl, curl and bash.\n`,
    );
  }

  describe.skipIf(!isThere)('works as it is written', () => {
    let sandbox: Sandbox;
    const [install = '', release = ''] = blocksOf(section, 'sh');
    const ask = (path = '/', name = host) => askSecurely(sandbox.ports.https, { path, host: name });
    const askInsecurely = (path: string, name: string) =>
      send(sandbox.ports.http, path, { headers: { Host: name } });
    const publish = async () => {
      // Releases are named by the second.
      await pause(1100);
      await sandbox.run(release);
    };

    beforeAll(async () => {
      const ports = { http: await freePort(), https: await freePort() };
      sandbox = new Sandbox(ports, recipe.scripts(ports));
      recipe.start(sandbox);
      await vi.waitFor(() => send(ports.http, '/'), 10_000);
      await sandbox.run(install);
      sandbox.build((settings) => recipe.adapt(settings, sandbox));
      await sandbox.run(release);
      // Until the processes of the server that was there before have ended.
      await vi.waitFor(async () => {
        expect((await ask()).status).toBe(200);
        expect((await askInsecurely('/', host)).status).toBe(301);
      }, 10_000);
    }, 60_000);
    afterAll(() => sandbox?.remove());

    test('pages are answered over HTTP/2, each security header once', async () => {
      const { status, headers, body } = await ask('/about');
      expect(status).toBe(200);
      expect(headers).toMatchObject(HEADERS);
      expect(body).toBe(readFileSync('dist/site/about.html', 'utf8'));
      expect((await ask('/nothing')).status).toBe(404);
    });

    test.skipIf(!HAS_IPV6)('also over IPv6', async () => {
      const { status } = await askSecurely(sandbox.ports.https, { host, ip: '::1' });
      expect(status).toBe(200);
    });

    test.each([host, twin])('http://%s leads to HTTPS in one step', async (name) => {
      const { status, headers } = await askInsecurely('/about?a=1', name);
      expect(status).toBe(301);
      expect(headers.location).toBe(`https://${host}/about?a=1`);
      expect(headers).toMatchObject(INSECURE_HEADERS);
      expect(headers['strict-transport-security']).toBeUndefined();
    });

    test('the same name with or without www. leads to the one of the site', async () => {
      const { status, headers } = await ask('/about?a=1', twin);
      expect(status).toBe(301);
      expect(headers).toMatchObject({ ...HEADERS, location: `https://${host}/about?a=1` });
    });

    test('unknown hosts get no answer', async () => {
      const other = 'other.example';
      await expect(askInsecurely('/', other)).rejects.toThrow();
      await expect(ask('/', other)).rejects.toThrow();
      const serverName = host;
      await expect(askSecurely(sandbox.ports.https, { host: other, serverName })).rejects.toThrow();
      expect((await ask()).status).toBe(200);
    });

    // Caddy's HTTP library answers these in words of its own.
    test.skipIf(command !== 'nginx')(
      'what makes no sense is refused with the headers',
      async () => {
        const { http, https } = sandbox.ports;
        for (const [port, bytes] of [
          [http, 'nonsense\r\n\r\n'],
          [http, `GET /%zz HTTP/1.1\r\nHost: ${host}\r\n\r\n`],
          [https, `GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`],
        ] as const) {
          const { status, names } = await sendBytes(port, bytes);
          expect(status).toBe(400);
          for (const name of Object.keys(INSECURE_HEADERS)) {
            expect(
              names.filter((other) => other === name),
              `${name} after ${bytes}`,
            ).toHaveLength(1);
          }
        }
      },
    );

    test.skipIf(command !== 'nginx')('the certificate is renewed while the site runs', async () => {
      const file = sandbox.at(`/etc/letsencrypt/live/${host}/fullchain.pem`);
      const before = readFileSync(file, 'utf8');
      await sandbox.run(install.replace(/^rm .*$/m, ''));
      expect(readFileSync(file, 'utf8')).not.toBe(before);
      expect((await ask()).status).toBe(200);
    });

    test('no request fails during a release, and the last ones are kept', async () => {
      let isOver = false;
      const statuses = new Set<number>();
      const visitor = async () => {
        while (!isOver) statuses.add((await ask('/robots.txt')).status);
      };
      const visitors = [visitor(), visitor()];
      for (const year of [2001, 2002, 2003]) {
        mkdirSync(sandbox.at(`/srv/site/${year}0101-000000`));
      }
      for (const mark of ['# one', '# two']) {
        appendFileSync(sandbox.at('dist/site/robots.txt'), `${mark}\n`);
        await publish();
        await vi.waitFor(async () => {
          expect((await ask('/robots.txt')).body).toContain(mark);
        }, 10_000);
      }
      isOver = true;
      await Promise.all(visitors);
      expect([...statuses]).toEqual([200]);
      const releases = readdirSync(sandbox.at('/srv/site')).filter((name) => /^\d/.test(name));
      expect(releases.sort()).toHaveLength(4);
      expect(releases[0]).toBe('20030101-000000');
      const current = realpathSync(sandbox.at('/srv/site/dist'));
      expect(current).toBe(sandbox.at(join('/srv/site', releases.at(-1)!)));
    }, 60_000);

    test('settings that are refused leave the site as it is', async () => {
      const before = realpathSync(sandbox.at('/srv/site/dist'));
      for (const file of ['dist/nginx/site.conf', 'dist/Caddyfile']) {
        appendFileSync(sandbox.at(file), '\nnonsense {\n');
      }
      await expect(publish()).rejects.toThrow();
      expect(realpathSync(sandbox.at('/srv/site/dist'))).toBe(before);
      expect((await ask('/about')).status).toBe(200);
    });
  });
});

/** The command of an instruction of the Dockerfile, such as HEALTHCHECK CMD, by its stage. */
function commandIn(stage: string, instruction: string): string[] {
  const text = readFileSync('Dockerfile', 'utf8').split(`AS ${stage}\n`)[1]!.split('\nFROM ')[0]!;
  const line = text.split('\n').find((entry) => entry.startsWith(`${instruction} [`))!;
  return JSON.parse(line.slice(instruction.length)) as string[];
}

describe('the containers', () => {
  const variables = (text: string, pattern: RegExp) =>
    [...new Set(Array.from(text.matchAll(pattern), ([, name]) => name))].sort();

  test('are built with every setting of the forms', () => {
    const documented = variables(readFileSync('docs/mail.md', 'utf8'), /(GATSBY_EMAILJS_\w+)/g);
    expect(documented.length).toBeGreaterThan(4);
    expect(variables(readFileSync('Dockerfile', 'utf8'), /^ARG (\w+)$/gm)).toEqual(documented);
    expect(variables(readFileSync('compose.yaml', 'utf8'), /^ {4}(GATSBY_\w+):$/gm)).toEqual(
      documented,
    );
  });

  test.skipIf(!SERVERS.nginx || !inPath('bash'))('know whether the site is healthy', async () => {
    const [command = '', ...args] = commandIn('site', 'HEALTHCHECK CMD');
    const { port, stop } = await SERVERS.nginx!();
    const isHealthy = () =>
      spawnSync(
        command,
        args.map((text) => text.replace('8080', String(port))),
      ).status === 0;
    expect(isHealthy()).toBe(true);
    await stop();
    expect(isHealthy()).toBe(false);
  });

  test('know whether the desk is healthy', async () => {
    const [, ...args] = commandIn('desk', 'HEALTHCHECK CMD');
    const { port, stop } = await SERVERS['npm start']();
    const isHealthy = async () => {
      const check = spawn(
        process.execPath,
        args.map((text) => text.replace('9000', String(port))),
      );
      return (await once(check, 'close'))[0] === 0;
    };
    expect(await isHealthy()).toBe(true);
    await stop();
    expect(await isHealthy()).toBe(false);
  });
});

test('Netlify’s builds bring dist/ back and keep it', async () => {
  const folder = /package = "\/(.+)"/.exec(readFileSync('netlify.toml', 'utf8'))![1]!;
  expect(readFileSync(`${folder}/manifest.yml`, 'utf8')).toMatch(/^name: /);
  type Hook = (options: { utils: { cache: object } }) => void;
  const plugin = (await import(pathToFileURL(`${folder}/index.js`).href)) as Record<string, Hook>;
  const cache = { restore: vi.fn(), save: vi.fn() };
  plugin.onPreBuild!({ utils: { cache } });
  expect(cache.restore).toHaveBeenCalledWith('dist');
  plugin.onPostBuild!({ utils: { cache } });
  expect(cache.save).toHaveBeenCalledWith('dist');
});

test.skipIf(!inPath('bash'))('pages come to an object store after their files', async () => {
  const sandbox = new Sandbox(
    { http: 0, https: 0 },
    { aws: `printf '%s\\n' "$*" >> "$SANDBOX/calls"` },
  );
  sandbox.build((text) => text);
  await sandbox.run(blocksOf('Object store with a CDN', 'sh')[0]!);
  const calls = readFileSync(sandbox.at('calls'), 'utf8').trim().split('\n');
  await sandbox.remove();
  expect(calls[0]).toContain('immutable --exclude * --include static/*');
  expect(calls[1]).toContain('--exclude *.html');
  expect(calls[2]).toContain('no-store --exclude * --include sw.js');
  expect(calls[3]).toContain('--exclude * --include *.html');
  const copies = calls.slice(4).map((call) => /dist\/site(\S+) s3:\/\/site(\S+) /.exec(call));
  const pages = facts.pages.filter((page) => page !== '/');
  expect(copies.map((copy) => copy?.[2]).sort()).toEqual([...pages, '/404'].sort());
  for (const copy of copies) expect(copy?.[1]).toBe(`${copy?.[2]}.html`);
});

const SERVICE = 'hosting/recipes/mail-desk.service';

describe('the recipe for the mail desk', () => {
  const [settings = '', install = ''] = blocksOf('The mail desk behind a server', 'sh');

  test.skipIf(!inPath('systemd-analyze'))('has a unit that systemd accepts', () => {
    const sandbox = new Sandbox({ http: 0, https: 0 }, {});
    const unit = readFileSync(SERVICE, 'utf8').replace('/usr/bin/node', process.execPath);
    sandbox.write('mail-desk.service', unit);
    const { status, stderr } = spawnSync(
      'systemd-analyze',
      ['verify', sandbox.at('mail-desk.service')],
      { encoding: 'utf8' },
    );
    void sandbox.remove();
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  test('installs and starts the server that the build has made', async () => {
    const port = await freePort();
    const sandbox = new Sandbox(
      { http: 0, https: 0 },
      // Starts the unit as systemd would.
      {
        systemctl: `
[ "$*" = "enable --now mail-desk" ]
unit=$SANDBOX/etc/systemd/system/mail-desk.service
value() { sed -n "s,^$1=,,p" "$unit"; }
set -a
. "$SANDBOX$(value EnvironmentFile)"
eval "$(value Environment)"
cd "$SANDBOX$(value WorkingDirectory)"
$(value ExecStart) > /dev/null 2>&1 & echo $! > "$SANDBOX/pid"`,
      },
    );
    sandbox.build((text) => text);
    cpSync('hosting/recipes', sandbox.at('hosting/recipes'), { recursive: true });
    writeFileSync(sandbox.at('.env.desk'), `${settings}PORT=${port}\n`);
    await sandbox.run('ln -s "$SANDBOX/dist" /srv/site/dist');
    await sandbox.run(install);
    const answer = await vi.waitFor(() => send(port, '/about'), 10_000);
    process.kill(Number(readFileSync(sandbox.at('pid'), 'utf8')));
    expect(answer.status).toBe(200);
    expect(statSync(sandbox.at('/etc/mail-desk.env')).mode & 0o777).toBe(0o600);
    await sandbox.remove();
  });
});

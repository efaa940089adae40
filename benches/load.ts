import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { form, FIELDS, SEND_FORM } from '../tests/mail-desk/messages';
import { findServer } from '../tests/programs/find-servers';
import { SERVERS, startBareNginx } from '../tests/hosting/start-server';
import { medianOf } from './median';
import { startOwnServer } from './own-server';

/** Least throughput of nginx with the rules, as a share of nginx serving a bare file of the same bytes. */
const LEAST_SHARE = 0.9;
const CONNECTIONS = 200;
/** Duration of the load on the local server in seconds, and the limit of its memory growth in MB. */
const DURATION = 30;
const MOST_GROWTH = 40;
/** Rounds of the comparison, alternating so that other work on the machine affects both. */
const ROUNDS = 3;

function report(what: string, isGood: boolean): void {
  console.info(`${isGood ? 'ok' : 'FAILED'}: ${what}`);
  if (!isGood) process.exitCode = 1;
}

const perSecond = async (url: string): Promise<number> => {
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections: 50,
    duration: 5,
    headers: { 'accept-encoding': 'br' },
  });
  if (non2xx + errors > 0) throw new Error(`${url} did not answer every request correctly.`);
  return requests.average;
};

/** Compares nginx with the rules and nginx without. */
async function compareNginx(): Promise<void> {
  const command = findServer('nginx');
  if (!command || !SERVERS.nginx) {
    console.warn('nginx is not installed, so it is not measured.');
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'bare-'));
  // The same bytes as the page: the client needs three times as long for Brotli data as for a repeated letter.
  copyFileSync('dist/site/index.html.br', join(folder, 'file.bin'));
  const [ruled, bare] = [await SERVERS.nginx(), await startBareNginx(command, folder)];
  const shares: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const without = await perSecond(`http://127.0.0.1:${bare.port}/file.bin`);
    const withRules = await perSecond(`http://127.0.0.1:${ruled.port}/`);
    console.info(`nginx: ${withRules} home pages a second, ${without} bare files with its bytes`);
    shares.push(withRules / without);
  }
  await Promise.all([ruled.stop(), bare.stop()]);
  rmSync(folder, { recursive: true });
  const share = medianOf(shares);
  report(
    `nginx with the rules does ${Math.round(share * 100)} % of bare nginx`,
    share >= LEAST_SHARE,
  );
}

/** Puts load on one address of the local server, and checks its answers and its memory. */
async function loadOwn(
  what: string,
  request: { path: string } & Partial<autocannon.Options>,
  statuses: number[],
): Promise<void> {
  const { path, ...options } = request;
  const server = await startOwnServer();
  const load = (duration: number) =>
    autocannon({ url: server.url + path, connections: CONNECTIONS, duration, ...options });
  const first = await load(DURATION / 3);
  const before = server.memory();
  const { errors, timeouts, requests, statusCodeStats = {} } = await load(DURATION);
  const growth = server.memory() - before;
  await server.stop();
  const others = Object.keys({ ...first.statusCodeStats, ...statusCodeStats }).filter(
    (status) => !statuses.includes(Number(status)),
  );
  const counts = Object.entries(statusCodeStats).map(
    ([status, { count }]) => `${count} × ${status}`,
  );
  report(
    `${what}, ${CONNECTIONS} connections for ${DURATION} s: ${counts.join(', ')}, ${requests.average} a second, ${errors + timeouts} errors, memory ${growth.toFixed(0)} MB`,
    errors + timeouts === 0 && others.length === 0 && growth <= MOST_GROWTH,
  );
}

/** `npm run bench:load`: the load that one machine bears. Needs a built site. */
async function run(): Promise<void> {
  await compareNginx();
  const encoding = { headers: { 'accept-encoding': 'br' } };
  await loadOwn('npm start, home page', { path: '/', ...encoding }, [200]);
  await loadOwn('npm start, another spelling', { path: '/ABOUT/', ...encoding }, [301]);
  const { body, headers } = form(FIELDS, {
    user_id: 'local-public-key',
    service_id: 'local-service',
    template_id: 'local-template',
  });
  // Beyond ten enquiries a minute from one address the answer is 429.
  await loadOwn('mail desk', { path: SEND_FORM, method: 'POST', body, headers }, [200, 429]);
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});

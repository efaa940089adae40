import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { mailSettingsOf } from '../enquiry/mail-service/settings';
import { weigh } from '../tests/site/page-weight';
import { readPages } from '../tests/site/read-site';
import { FLOOR_PATH, makeFloorPage } from './speed/floor-page';
import { interactionTable, measureInteractions } from './speed/measure-interactions';
import { withLighthouse, type Device, type Measured, type Measure } from './speed/measure-page';
import { speedFailures, speedTable, type SpeedRow } from './speed/report-speed';
import { serveHttp1, serveHttp2, type RunningServer } from './speed/serve-site';

const RESULTS = 'bench-results';
const DEVICES: Device[] = ['mobile', 'desktop'];

const { values: options } = parseArgs({
  options: {
    'no-build': { type: 'boolean', default: false },
    'no-pages': { type: 'boolean', default: false },
    'no-interaction': { type: 'boolean', default: false },
    pages: { type: 'string' },
    runs: { type: 'string', default: '3' },
  },
});

function build(): void {
  const env = mailSettingsOf(process.env);
  const { status } = spawnSync('npm', ['run', 'build'], { env, stdio: 'inherit' });
  if (status !== 0) throw new Error('The site could not be built: see above.');
}

/** The pages to measure: those of `--pages=/,/about`, or all. */
function chosenPages() {
  const pages = readPages().filter(({ path }) => path !== '/404');
  const names = options.pages?.split(',');
  const unknown = names?.filter((name) => pages.every(({ path }) => path !== name)) ?? [];
  if (unknown.length > 0) throw new Error(`There is no page at ${unknown.join(', ')}.`);
  return pages.filter(({ path }) => names?.includes(path) ?? true);
}

/** Saves the results of this run as JSON and as Markdown. */
function keep(name: string, data: unknown, table: string): void {
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(`${RESULTS}/${name}.json`, JSON.stringify(data, null, 2));
  writeFileSync(`${RESULTS}/${name}.md`, `${table}\n`);
}

/** Measures every page on every device, the floor page first, and saves each result at once. */
async function measurePages(url: string, measure: Measure): Promise<SpeedRow[]> {
  const rows: SpeedRow[] = [];
  const runs = Number(options.runs);
  for (const device of DEVICES) {
    const floor: Measured = await measure(url + FLOOR_PATH, device, runs);
    for (const page of chosenPages()) {
      const measured = await measure(url + page.path, device, runs);
      rows.push({ path: page.path, device, measured, floor, weight: weigh(page) });
      keep('speed', rows, speedTable(rows));
      console.info(`${device}: ${page.path} is measured.`);
    }
  }
  return rows;
}

async function benchPages(url: string): Promise<void> {
  await withLighthouse(async (measure) => {
    const rows = await measurePages(url, measure);
    console.info(`\n${speedTable(rows)}\n`);
    const failures = speedFailures(rows);
    failures.forEach((failure) => console.error(failure));
    if (failures.length > 0) process.exitCode = 1;
  });
}

async function benchInteractions(url: string): Promise<void> {
  const interactions = await measureInteractions(url);
  const table = interactionTable(interactions);
  keep('interaction', interactions, table);
  console.info(`\n${table}\n`);
}

/** Runs a task while a server is up, then stops it. */
async function during(
  starting: Promise<RunningServer>,
  task: (url: string) => Promise<void>,
): Promise<void> {
  const server = await starting;
  try {
    await task(server.url);
  } finally {
    server.close();
  }
}

/** `npm run bench`: compares the speed of the built site with the budgets and a handwritten page. */
async function run(): Promise<void> {
  if (!options['no-build']) build();
  const floor = await makeFloorPage();
  if (!options['no-pages']) await during(serveHttp2(floor), benchPages);
  if (!options['no-interaction']) await during(serveHttp1(floor), benchInteractions);
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});

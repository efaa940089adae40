import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { mailSettingsOf } from '../hosting/local-mail';
import { makeLargeSite, projectFile, projectPath } from './large-site';
import { watchMemory } from './process-memory';

const RESULTS = 'bench-results';

/** Numbers of added case studies, one build for each. */
const SIZES = [10, 100, 1000, 3000];

/** Longest build after one changed text, as a share of a cold build. */
const WARM_SHARE = 0.25;
/** Limits in minutes and GiB for a build with a thousand case studies. */
const LONGEST_BUILD = 15;
const MOST_MEMORY = 24;
/** The case study whose page is weighed; another one is changed. */
const WATCHED = 5;
/** Allowed growth of pages without lists: their neighbours differ. */
const SLACK = 1.1;
/** The same for the portfolio, which is split into pages from some number of case studies on. */
const SLACK_OF_PORTFOLIO = 1.5;

const { values: options } = parseArgs({ options: { sizes: { type: 'string' } } });

/** Bytes of a page: uncompressed, compressed, and the data that scripts fetch for it. */
type PageSize = { html: number; brotli: number; data: number };

/** The measurements of a site: seconds, MiB and bytes. */
type Grown = {
  projects: number;
  cold: number;
  warm: number;
  memory: number;
  project: PageSize;
  portfolio: PageSize;
  home: PageSize;
};

/** Builds a site and measures the seconds and MiB. */
async function build(site: string): Promise<{ seconds: number; memory: number }> {
  const start = performance.now();
  const child = spawn('npx', ['gatsby', 'build'], {
    cwd: site,
    env: { ...mailSettingsOf(process.env), GATSBY_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const endWatch = watchMemory(child.pid!);
  const status = await new Promise((ended) => child.on('exit', ended));
  const memory = endWatch();
  if (status !== 0)
    throw new Error(`The site in ${site} could not be built: run it there to see why.`);
  return { seconds: (performance.now() - start) / 1000, memory };
}

function sizeOf(site: string, path: string): PageSize {
  const name = path === '/' ? 'index' : path.slice(1);
  const html = join(site, 'dist/site', `${name}.html`);
  return {
    html: statSync(html).size,
    brotli: statSync(`${html}.br`).size,
    data: statSync(join(site, `dist/site/page-data/${name}/page-data.json`)).size,
  };
}

/** Changes one sentence of one case study. */
function changeText(site: string): void {
  const file = projectFile(site, 0);
  const project = JSON.parse(readFileSync(file, 'utf8')) as { challenge: string };
  writeFileSync(file, JSON.stringify({ ...project, challenge: 'One sentence is new.' }, null, 2));
}

async function grow(projects: number): Promise<Grown> {
  const site = makeLargeSite(projects);
  const cold = await build(site);
  const sizes = {
    project: sizeOf(site, projectPath(WATCHED)),
    portfolio: sizeOf(site, '/portfolio'),
    home: sizeOf(site, '/'),
  };
  changeText(site);
  const warm = await build(site);
  const memory = Math.max(cold.memory, warm.memory);
  return { projects, cold: cold.seconds, warm: warm.seconds, memory, ...sizes };
}

const kilobytes = ({ html, brotli, data }: PageSize) =>
  [html, brotli, data].map((size) => (size / 1000).toFixed(1)).join(' / ');

function tableOf(grown: readonly Grown[]): string {
  const titles = [
    'Added case studies',
    'Cold build',
    'Warm build',
    'Warm / cold',
    'Peak memory',
    'Project, KB: HTML / brotli / data',
    'Portfolio',
    'Home',
  ];
  const lines = grown.map(({ projects, cold, warm, memory, project, portfolio, home }) => [
    projects,
    `${cold.toFixed(0)} s`,
    `${warm.toFixed(0)} s`,
    (warm / cold).toFixed(2),
    `${(memory / 1024).toFixed(1)} GiB`,
    ...[project, portfolio, home].map(kilobytes),
  ]);
  return [titles, titles.map(() => '---'), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** Sentences about exceeded limits. */
function failuresOf(grown: readonly Grown[]): string[] {
  const [first] = grown;
  return grown.flatMap(({ projects, cold, warm, memory, ...pages }) => {
    const grows = (page: 'project' | 'portfolio' | 'home', slack: number) =>
      pages[page].html > first![page].html * slack
        ? [`The ${page} page grows with their number.`]
        : [];
    const isLarge = projects >= 1000;
    return [
      ...grows('project', SLACK),
      ...grows('portfolio', SLACK_OF_PORTFOLIO),
      ...grows('home', SLACK),
      ...(isLarge && warm > cold * WARM_SHARE ? ['One changed text takes too long to build.'] : []),
      ...(projects === 1000 && cold > LONGEST_BUILD * 60 ? ['The build takes too long.'] : []),
      ...(memory > MOST_MEMORY * 1024 ? ['The build takes too much memory.'] : []),
    ].map((sentence) => `With ${projects} more case studies: ${sentence}`);
  });
}

/** `npm run bench:growth`: how the site and its build grow with the number of case studies. */
async function run(): Promise<void> {
  const sizes = options.sizes?.split(',').map(Number) ?? SIZES;
  const grown: Grown[] = [];
  mkdirSync(RESULTS, { recursive: true });
  for (const projects of sizes) {
    grown.push(await grow(projects));
    writeFileSync(`${RESULTS}/growth.json`, JSON.stringify(grown, null, 2));
    writeFileSync(`${RESULTS}/growth.md`, `${tableOf(grown)}\n`);
    console.info(`\n${tableOf(grown)}\n`);
  }
  const failures = failuresOf(grown);
  failures.forEach((failure) => console.error(failure));
  if (failures.length > 0) process.exitCode = 1;
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});

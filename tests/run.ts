import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { LOCAL_MAIL } from '../hosting/local-mail';
import { ensureChromium } from './browser/find-chromium';
import { ensureEngines } from './engines/find-engines';
import { ensureServers } from './programs/find-servers';

/** What one step of the tests came to. */
type Result = { passed: number; failed: number };
type Step = { name: string; command: string; count: (isOk: boolean) => Result };

const REPORTS = 'test-results';

const readReport = <Report>(file: string) =>
  JSON.parse(readFileSync(`${REPORTS}/${file}`, 'utf8')) as Report;

/** A check that passes or fails as a whole. */
const asOne = (isOk: boolean): Result => ({ passed: isOk ? 1 : 0, failed: isOk ? 0 : 1 });

/** Reads the numbers of a report; a runner that failed without a failed test counts as one failure. */
const fromReport =
  (read: () => Result) =>
  (isOk: boolean): Result => {
    try {
      const { passed, failed } = read();
      return { passed, failed: Math.max(failed, isOk ? 0 : 1) };
    } catch {
      return { passed: 0, failed: 1 };
    }
  };

const vitestNumbers = fromReport(() => {
  const report = readReport<{ numPassedTests: number; numFailedTests: number }>('unit.json');
  return { passed: report.numPassedTests, failed: report.numFailedTests };
});

const playwrightNumbers = (file: string) =>
  fromReport(() => {
    const { stats } = readReport<{
      stats: { expected: number; unexpected: number; flaky: number };
    }>(file);
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  });

const BUILD: Step = { name: 'Build', command: 'npm run build', count: asOne };
const CHECKS: Step[] = [
  { name: 'Types', command: 'npm run typecheck', count: asOne },
  { name: 'Code style', command: 'npm run lint', count: asOne },
  { name: 'Unused files and packages', command: 'npm run unused', count: asOne },
  { name: 'CSS style', command: 'npm run lint:css', count: asOne },
  { name: 'Formatting', command: 'npm run format:check', count: asOne },
  {
    name: 'Units, content, built site and servers',
    command: 'npm run test:unit',
    count: vitestNumbers,
  },
  {
    name: 'Behaviour in the browsers',
    command: 'npm run test:e2e',
    count: playwrightNumbers('e2e.json'),
  },
  {
    name: 'Editing in the browser, on a copy',
    command: 'npm run test:editing',
    count: playwrightNumbers('editing.json'),
  },
];

function run({ name, command, count }: Step): Result {
  console.info(`\n=== ${name}: ${command}\n`);
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  return count(status === 0);
}

/** Runs every check and says how many passed; the build comes first, because most of the others read it. */
function runAll(): Result[] {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS);
  process.env.CHROMIUM_PATH = ensureChromium();
  ensureEngines();
  ensureServers();
  // The forms of the tested site post to the local mail desk, whatever this machine is set up for.
  Object.assign(process.env, LOCAL_MAIL);
  const built = run(BUILD);
  if (built.failed > 0) {
    console.error('\nThe site could not be built, so nothing else was checked.');
    return [built];
  }
  return [built, ...CHECKS.map(run)];
}

function finish(results: Result[]): void {
  const sum = (key: keyof Result) => results.reduce((total, result) => total + result[key], 0);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
  console.info(`\n${sum('passed')} passed, ${sum('failed')} failed`);
}

try {
  finish(runAll());
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  finish([{ passed: 0, failed: 1 }]);
}

import { spawnSync } from 'node:child_process';
import { makeLargeSite } from './large-site';
import { medianOf } from './median';
import { timePreview } from './time-preview';

/** Number of added case studies. */
const PROJECTS = 1000;

/** Longest time of each step, in seconds. */
const BUDGETS = { check: 5, preview: 3 };

const secondsSince = (start: number) => (performance.now() - start) / 1000;

/** Times the program behind `npm run check:content`, from start to end. */
function timeChecker(site: string): number {
  const start = performance.now();
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'gatsby/checker/run.ts'],
    {
      cwd: site,
      stdio: 'inherit',
    },
  );
  if (status !== 0) throw new Error('The generated content has problems: see above.');
  return secondsSince(start);
}

/** Prints a time and its budget, and fails the bench if the time exceeds it. */
function report(what: string, seconds: number, budget: number): void {
  const isOver = seconds > budget;
  const verdict = isOver ? 'TOO SLOW' : 'ok';
  console.info(`${what}: ${seconds.toFixed(1)} s of at most ${budget} s, ${verdict}`);
  if (isOver) process.exitCode = 1;
}

/** `npm run bench:content`: how fast the checker and the preview are with a thousand case studies. */
async function run(): Promise<void> {
  const site = makeLargeSite(PROJECTS);
  report('Check of all content', timeChecker(site), BUDGETS.check);
  const times = await timePreview(site, PROJECTS - 1);
  console.info(`Saved texts were seen after ${times.map((time) => time.toFixed(1)).join(', ')} s.`);
  report('Saved text seen in the preview (median)', medianOf(times), BUDGETS.preview);
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inParallel } from '../gatsby/publish/in-parallel';
import { LOCAL_MAIL } from '../enquiry/mail-service/settings';
import { findChromium } from './browser/find-chromium';
import { choosePartsOf, chooseSteps, type Step } from './programs/choice';
import { findMissing } from './programs/needs';
import { readReport, type Outcome } from './reports';

/** Where the steps write their reports. */
const REPORTS = 'test-results';

type Result = { outcomes: Outcome[]; notRun: string[] };

const began = Date.now();

const seconds = (milliseconds: number) => `${Math.round(milliseconds / 1000)} s`;

/** Runs a command, and shows what it prints: at once, or in one piece when it has ended. */
function execute(command: string, isShownAtOnce: boolean): Promise<boolean> {
  const program = spawn(command, {
    shell: true,
    stdio: isShownAtOnce ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  program.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  program.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((ended) =>
    program.once('close', (status) => {
      process.stdout.write(Buffer.concat(output));
      ended(status === 0);
    }),
  );
}

/** Reads the report of a step; a program that failed without a failed test counts as one failure. */
function outcomeOf({ name, command, report: file }: Step, isOk: boolean): Outcome {
  const report = file && join(REPORTS, file);
  if (!report && isOk) return { passed: 1, skipped: 0, failures: [] };
  const told = report && existsSync(report) ? readReport(report) : undefined;
  if (told && (isOk || told.failures.length > 0)) return told;
  const reason = `The command ${command} failed: see its output above.`;
  return { passed: told?.passed ?? 0, skipped: told?.skipped ?? 0, failures: [{ name, reason }] };
}

async function run(step: Step, isAlone = true): Promise<Outcome> {
  if (isAlone) console.info(`\n=== ${step.name}: ${step.command}\n`);
  if (step.report) rmSync(join(REPORTS, step.report), { force: true });
  const start = Date.now();
  const isOk = await execute(step.command, isAlone);
  console.info(
    `\n=== ${step.name}: ${isOk ? 'ended' : 'FAILED'} after ${seconds(Date.now() - start)}`,
  );
  return outcomeOf(step, isOk);
}

/** Chooses the steps of some parts that this machine can run, after installing what it may. */
function choose(parts: ReadonlyMap<string, Step[]>) {
  const steps = [...parts.values()].flat();
  const { CI } = process.env;
  // A build and checks of its code need no browser and no server.
  const isTested = [...parts.keys()].some((part) => part !== 'build' && part !== 'checks');
  const needed = [...new Set(steps.flatMap(({ needs = [] }) => needs)), 'nginx', 'font'] as const;
  const isWanted = CI !== undefined || process.argv.length > 2;
  const choice = chooseSteps(
    steps,
    isTested ? findMissing(needed, isWanted) : [],
    CI !== undefined,
  );
  const found = findChromium();
  if (found) process.env.CHROMIUM_PATH = found;
  if (isTested) console.info(`Browser: ${found ?? 'none'}`);
  return choice;
}

/** Runs the chosen parts; the build comes first, because most of the others read it. */
async function runAll(): Promise<Result> {
  const parts = choosePartsOf(process.argv.slice(2));
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS);
  const { steps: chosen, notRun, failures } = choose(parts);
  // The forms of the tested site post to the stand-in for the mail service, whatever this machine is set up for.
  const settings = readFileSync('.env.example', 'utf8').matchAll(/^# (\w+)=$/gm);
  const own = ['PORT', 'CHROMIUM_PATH'];
  for (const [, name = ''] of settings) if (!own.includes(name)) process.env[name] = '';
  Object.assign(process.env, LOCAL_MAIL);
  const outcomes: Outcome[] = [{ passed: 0, skipped: 0, failures }];
  for (const [part, all] of parts) {
    const steps = all.filter((step) => chosen.includes(step));
    // Each check keeps one core of the processor busy, so two run at the same time.
    const isTogether = part === 'checks';
    await inParallel(
      steps.values(),
      isTogether ? 2 : 1,
      async (step) => void outcomes.push(await run(step, !isTogether)),
    );
    if (part === 'build' && outcomes.at(-1)!.failures.length > 0) {
      console.error('\nThe site could not be built, so nothing else was checked.');
      break;
    }
  }
  const isCompared = parts.has('behaviour') || parts.has('slow');
  return { outcomes, notRun: isCompared ? [...notRun, ...(await comparedWithSample())] : notRun };
}

/** Says so if content has changed, and tests that compare it with the sample have left it alone. */
async function comparedWithSample(): Promise<string[]> {
  // Content that cannot be read has stopped the build.
  const { isDelivered } = await import('./content').catch(() => ({ isDelivered: true }));
  return isDelivered
    ? []
    : ['Looks and weights: data/ differs from the sample in tests/sample/data/.'];
}

function finish({ outcomes, notRun }: Result): void {
  const failures = outcomes.flatMap(({ failures }) => failures);
  if (failures.length > 0) console.info(`\nFailures:`);
  for (const { name, reason } of failures) console.info(`\n- ${name}\n${reason}`);
  process.exitCode = failures.length > 0 ? 1 : 0;
  console.info(`\nTotal time: ${seconds(Date.now() - began)}.`);
  if (notRun.length > 0) console.info('\nNot tested:');
  for (const line of notRun) console.info(`- ${line}`);
  const sumOf = (count: 'passed' | 'skipped') =>
    outcomes.reduce((total, outcome) => total + outcome[count], 0);
  const skipped = sumOf('skipped');
  console.info(
    `\n${sumOf('passed')} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  );
}

runAll().then(finish, (error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  const failures = [{ name: 'The tests', reason }];
  finish({ outcomes: [{ passed: 0, skipped: 0, failures }], notRun: [] });
});

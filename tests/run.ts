import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { inParallel } from '../gatsby/publish/in-parallel';
import { LOCAL_MAIL } from '../hosting/local-mail';
import { ensureChromium, ensureFallbackFont } from './browser/find-chromium';
import { ensureEngines } from './engines/find-engines';
import { watchProcesses } from './processor-seconds';
import { ensureNginx } from './programs/programs';
import { readReport, type Outcome } from './reports';

const REPORTS = 'test-results';

/** A command that passes or fails as a whole, unless it writes a report of its tests. */
type Step = { name: string; command: string; report?: string };

const step = (name: string, command: string, report?: string): Step => ({
  name,
  command,
  report: report && `${REPORTS}/${report}`,
});

/** The parts of the tests, by name. */
const PARTS: Record<string, Step[]> = {
  build: [step('Build', 'npm run build')],
  // The longest come first.
  checks: [
    step('Code style', 'npm run lint'),
    step('Types, and names in style sheets', 'npm run typecheck'),
    step('Formatting', 'npm run format:check'),
    step('Unused files and packages', 'npm run unused'),
  ],
  units: [step('Units, content, built site and servers', 'npm run test:unit', 'unit.xml')],
  behaviour: [
    step('Behaviour in Chromium', 'npm run test:e2e -- tests/e2e', 'e2e.xml'),
    step('Editing in the browser, on a copy', 'npm run test:editing', 'editing.xml'),
  ],
  engines: [step('The browsers’ engines', 'npm run test:e2e -- tests/engines', 'e2e.xml')],
  // The large matrices, and what takes long.
  slow: [
    step('Every page, width and scheme', 'npx playwright test --grep @matrix', 'e2e.xml'),
    step(
      'The rest of editing',
      'npx playwright test --config tests/editing --grep @matrix',
      'editing.xml',
    ),
    step('Installed and built afresh', 'npm run test:slow -- tests/slow', 'slow.xml'),
  ],
  companies: [
    step(
      'The tests with the content of others',
      'npm run test:slow -- tests/companies',
      'slow.xml',
    ),
  ],
};

/** What asks Firefox and WebKit too. */
const IN_ENGINES = ['engines', 'slow'];

/** What takes long, and runs every night. */
const NIGHTLY = ['slow', 'companies'];

/** The parts that are named on the command line: all but those of the night if none is; with --all the slow ones too. */
function chosenParts(): string[] {
  const named = process.argv.slice(2);
  const parts = Object.keys(PARTS);
  const unknown = named.find((name) => name !== '--all' && !parts.includes(name));
  if (unknown) throw new Error(`The tests have no part "${unknown}", but ${parts.join(', ')}.`);
  if (named.includes('--all')) return parts.filter((part) => part !== 'companies');
  return parts.filter((part) =>
    named.length > 0 ? named.includes(part) : !NIGHTLY.includes(part),
  );
}

const began = Date.now();
const processorSeconds = watchProcesses();

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
function outcomeOf({ name, command, report }: Step, isOk: boolean): Outcome {
  if (!report && isOk) return { passed: 1, failures: [] };
  const told = report && existsSync(report) ? readReport(report) : undefined;
  if (told && (isOk || told.failures.length > 0)) return told;
  const reason = `The command ${command} failed; see what it printed above.`;
  return { passed: told?.passed ?? 0, failures: [{ name, reason }] };
}

async function run(step: Step, isAlone = true): Promise<Outcome> {
  if (isAlone) console.info(`\n=== ${step.name}: ${step.command}\n`);
  if (step.report) rmSync(step.report, { force: true });
  const start = Date.now();
  const isOk = await execute(step.command, isAlone);
  console.info(
    `\n=== ${step.name}: ${isOk ? 'ended' : 'FAILED'} after ${seconds(Date.now() - start)}`,
  );
  return outcomeOf(step, isOk);
}

/** Runs the chosen parts; the build comes first, because most of the others read it. */
async function runAll(): Promise<Outcome[]> {
  const parts = chosenParts();
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS);
  // A build and checks of its code need no browser and no server.
  if (parts.some((part) => part !== 'build' && part !== 'checks')) {
    process.env.CHROMIUM_PATH = ensureChromium();
    ensureFallbackFont();
    // They are large: whoever just runs the tests is asked for no more than is there.
    const isWanted = process.env.CI !== undefined || process.argv.length > 2;
    if (parts.some((part) => IN_ENGINES.includes(part))) ensureEngines(isWanted);
    ensureNginx();
  }
  // The forms of the tested site post to the stand-in of the mail service, whatever this machine is set up for.
  Object.assign(process.env, LOCAL_MAIL);
  const outcomes: Outcome[] = [];
  for (const part of parts) {
    const steps = PARTS[part]!;
    // Each check keeps one core of the processor busy, so two run at the same time.
    const isTogether = part === 'checks';
    await inParallel(
      steps,
      isTogether ? 2 : 1,
      async (step) => void outcomes.push(await run(step, !isTogether)),
    );
    if (part === 'build' && outcomes[0]!.failures.length > 0) {
      console.error('\nThe site could not be built, so nothing else was checked.');
      break;
    }
  }
  return outcomes;
}

function finish(outcomes: Outcome[]): void {
  const failures = outcomes.flatMap(({ failures }) => failures);
  if (failures.length > 0) console.info(`\nWhat failed:`);
  for (const { name, reason } of failures) console.info(`\n- ${name}\n${reason}`);
  process.exitCode = failures.length > 0 ? 1 : 0;
  const used = processorSeconds();
  const ofProcessor = used === undefined ? '' : `, and ${used} s of the processor`;
  console.info(`\nAll took ${seconds(Date.now() - began)}${ofProcessor}.`);
  const passed = outcomes.reduce((total, outcome) => total + outcome.passed, 0);
  console.info(`\n${passed} passed, ${failures.length} failed`);
}

runAll().then(finish, (error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  finish([{ passed: 0, failures: [{ name: 'The tests', reason }] }]);
});

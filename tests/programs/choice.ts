import parts from '../parts.json';
import type { Failure } from '../reports';
import { NEEDS, type Program } from './needs';

/** A command that passes or fails as a whole, unless it writes a report of its tests. */
export type Step = {
  name: string;
  command: string;
  /** The command for this step and its rest in one, for `--all`: so a preview or a browser starts once. */
  whole?: string;
  /** Whether another step runs it with `--all`. */
  isRest?: boolean;
  report?: string;
  /** Programs, of which it needs any one. */
  needs?: Program[];
};

/** The parts of the tests, by name. Among checks, the longest come first. */
export const PARTS = parts as Readonly<Record<string, Step[]>>;

/** What takes long, and runs every night. */
const NIGHTLY = ['slow', 'companies'];

/**
 * The parts to run, with their steps: the named ones or, if none is named, all but the nightly ones. With --all, the
 * slow ones too, and each step with its rest.
 *
 * @param named - the arguments of the command line
 * @throws Error with a sentence for the reader when there is no such part
 */
export function choosePartsOf(named: readonly string[]): Map<string, Step[]> {
  const parts = Object.entries(PARTS);
  const unknown = named.find((name) => name !== '--all' && !Object.hasOwn(PARTS, name));
  if (unknown) {
    throw new Error(`There is no part "${unknown}", only ${Object.keys(PARTS).join(', ')}.`);
  }
  if (named.includes('--all')) {
    return new Map(
      parts.filter(([part]) => part !== 'companies').map(([part, steps]) => [part, inWhole(steps)]),
    );
  }
  return new Map(
    parts.filter(([part]) => (named.length > 0 ? named.includes(part) : !NIGHTLY.includes(part))),
  );
}

/** Steps with their rest, instead of a step for the rest. */
const inWhole = (steps: readonly Step[]): Step[] =>
  steps
    .filter(({ isRest }) => !isRest)
    .map((step) => ({ ...step, command: step.whole ?? step.command }));

/** What runs on a machine, what does not, and what should have. */
type Choice = { steps: Step[]; notRun: string[]; failures: Failure[] };

/**
 * Leaves out the steps for which a machine has none of the programs.
 *
 * @param missing - the programs that the tests need and the machine does not have
 * @param mustHaveBrowsers - whether a missing browser is a failure, as where nobody reads what did not run
 */
export function chooseSteps(
  all: readonly Step[],
  missing: readonly Program[],
  mustHaveBrowsers: boolean,
): Choice {
  const isRun = ({ needs }: Step) => !needs?.every((program) => missing.includes(program));
  const choice: Choice = { steps: all.filter(isRun), notRun: [], failures: [] };
  for (const program of missing) {
    const { name, untested, packages, elsewhere, isBrowser } = NEEDS[program];
    const leftOut = all.filter((step) => !isRun(step) && step.needs?.includes(program));
    const what = [untested, ...leftOut.map((step) => `“${step.name}”`)].join(', ');
    const remedy = `${name} is missing. On Debian: apt-get install ${packages.join(' ')}.`;
    const reason = elsewhere ? `${remedy} ${elsewhere}` : remedy;
    if (isBrowser && mustHaveBrowsers) choice.failures.push({ name: what, reason });
    else choice.notRun.push(`${what}: ${reason}`);
  }
  return choice;
}

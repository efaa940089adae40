import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** A test or a step that failed, and the first lines of the reason. */
export type Failure = { name: string; reason: string };

/** What a step of the tests came to. */
export type Outcome = { passed: number; failed: number; failures: Failure[] };

/** Reads what a program has written about its tests. */
export type ReadReport = (file: string) => Outcome;

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: {
      fullName: string;
      status: string;
      failureMessages?: string[];
    }[];
  }[];
};

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: {
    file: string;
    title: string;
    tests: {
      projectName: string;
      status: string;
      results: { error?: { message?: string } }[];
    }[];
  }[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
};

const REASON_LINES = 12;

/** The first lines of a message, without the codes that colour it in a terminal. */
const shorten = (message: string): string =>
  stripVTControlCharacters(message).split('\n').slice(0, REASON_LINES).join('\n');

const readJson = <Report>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Report;

/** The failed tests of a file, or the file itself when it could not be run. */
function vitestFailuresOf({
  name: file,
  status,
  message,
  assertionResults,
}: VitestReport['testResults'][number]): Failure[] {
  const tests = assertionResults.filter((test) => test.status === 'failed');
  if (tests.length === 0 && status === 'failed') return [{ name: file, reason: shorten(message) }];
  return tests.map(({ fullName, failureMessages = [] }) => ({
    name: `${file}: ${fullName}`,
    reason: shorten(failureMessages.join('\n')),
  }));
}

/** Reads the report of Vitest. */
export const readVitest: ReadReport = (file) => {
  const report = readJson<VitestReport>(file);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    failures: report.testResults.flatMap(vitestFailuresOf),
  };
};

type PlaywrightTest = PlaywrightSuite['specs'][number]['tests'][number] & { name: string };

const testsOf = ({ suites = [], specs }: PlaywrightSuite): PlaywrightTest[] => [
  ...suites.flatMap(testsOf),
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map((test) => ({ ...test, name: `${test.projectName} ${file}: ${title}`.trim() })),
  ),
];

/** Reads the report of Playwright. A test that passes only when it is tried again has failed. */
export const readPlaywright: ReadReport = (file) => {
  const { stats, suites } = readJson<PlaywrightReport>(file);
  const tests = suites.flatMap(testsOf);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ name, results }) => ({
        name,
        reason: shorten(results.find(({ error }) => error)?.error?.message ?? ''),
      })),
  };
};

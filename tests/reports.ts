import { readFileSync } from 'node:fs';

/** A test that was run. */
export type Test = { name: string; seconds: number };

/** What a step of the tests came to. */
export type Outcome = { passed: number; failed: number; tests: Test[] };

/** Reads what a program has written about its tests. */
export type ReadReport = (file: string) => Outcome;

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; assertionResults: { fullName: string; duration?: number }[] }[];
};

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: {
    file: string;
    title: string;
    tests: { projectName: string; results: { duration: number }[] }[];
  }[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
};

const readJson = <Report>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Report;

/** Reads the report of Vitest. */
export const readVitest: ReadReport = (file) => {
  const report = readJson<VitestReport>(file);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    tests: report.testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName, duration = 0 }) => ({
        name: fullName,
        seconds: duration / 1000,
      })),
    ),
  };
};

const testsOf = ({ suites = [], specs }: PlaywrightSuite): Test[] => [
  ...suites.flatMap(testsOf),
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `${projectName} ${file}: ${title}`.trim(),
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  ),
];

/** Reads the report of Playwright. A test that passes only when it is tried again has failed. */
export const readPlaywright: ReadReport = (file) => {
  const { stats, suites } = readJson<PlaywrightReport>(file);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    tests: suites.flatMap(testsOf),
  };
};

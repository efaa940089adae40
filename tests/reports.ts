import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { parse } from 'node-html-parser';

/** A test or a step that failed, and the first lines of the reason. */
export type Failure = { name: string; reason: string };

/** The outcome of a step of the tests. */
export type Outcome = { passed: number; skipped: number; failures: Failure[] };

const REASON_LINES = 12;

/** Reads the report of Vitest or Playwright, in JUnit format. */
export function readReport(file: string): Outcome {
  const tests = parse(readFileSync(file, 'utf8')).querySelectorAll('testcase');
  const failures = tests.flatMap((test) => {
    const failure = test.querySelector('failure, error');
    if (!failure) return [];
    const text = failure.text.replace(/<!\[CDATA\[|\]\]>/g, '');
    const lines = stripVTControlCharacters(text).trim().split('\n');
    const name = `${test.getAttribute('classname')}: ${test.getAttribute('name')}`;
    return [{ name, reason: lines.slice(0, REASON_LINES).join('\n') }];
  });
  const skipped = tests.filter((test) => test.querySelector('skipped')).length;
  return { passed: tests.length - skipped - failures.length, skipped, failures };
}

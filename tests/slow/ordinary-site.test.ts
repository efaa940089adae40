import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCAL_MAIL } from '../../enquiry/mail-service/settings';
import { copyForBuild, runIn } from './copies';

let folder: string;
beforeAll(() => (folder = copyForBuild()));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ORDINARY = { ...LOCAL_MAIL, WAIT: 'off' };

test('WAIT=off builds an ordinary Gatsby site', () => {
  runIn(folder, ORDINARY, 'npm', 'run', 'build');
  const page = readFileSync(join(folder, 'dist/site/about.html'), 'utf8');
  expect(page).toMatch(/<script src="\/app-\w+\.js" async/);
  expect(page).toContain('window.pagePath="/about"');
  expect(page).not.toMatch(/<html[^>]* data-defers-layout/);
  for (const trace of ['/loader-', 'window.held']) expect(page).not.toContain(trace);
});

test('the ordinary site behaves as the one whose scripts wait', () => {
  // The plugin alone waits for the visitor, asks for a lost file again, bears what others or a release change in a page,
  // and fetches little at first.
  const ofPlugin = [
    'waiting-scripts',
    'own-scrolls',
    'before the page has started',
    ', [12] times',
    'not when it is asked for again',
    'whose data has changed',
    'a form that waits',
    'a click by a program',
    'with the name',
    'changed-page',
    'fetches few pictures',
    'weights',
  ].join('|');
  // Barriers, contrast, print and what is opened are in the markup and the styles, which are the same.
  const without = `@matrix|accessibility|contrast|print|openings|${ofPlugin}`;
  const options = ['--project=behaviour', `--grep-invert=${without}`, '--reporter=dot'];
  expect(runIn(folder, ORDINARY, 'npx', 'playwright', 'test', ...options)).toMatch(/\d+ passed/);
});

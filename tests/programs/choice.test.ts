import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { expect, onTestFinished, test, vi } from 'vitest';
import { folderForTest } from '../temporary-folder';
import { choosePartsOf, chooseSteps, PARTS } from './choice';
import { findMissing, type Program } from './needs';

const steps = [...PARTS.checks!, ...PARTS.units!, ...PARTS.behaviour!, ...PARTS.engines!];
const inBrowser = steps.filter(({ needs }) => needs);

/** Plays a machine with these commands and no others, each a script. */
function play(commands: Record<string, string>, user: number): void {
  const folder = folderForTest();
  for (const [name, script] of Object.entries(commands))
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.spyOn(process, 'getuid').mockReturnValue(user);
  vi.spyOn(chromium, 'executablePath').mockReturnValue(join(folder, 'none'));
  vi.spyOn(console, 'info').mockReturnValue();
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
}

const installs = (name: string) => ({ 'apt-get': `/bin/cp "$0" "\${0%/*}/${name}"` });
const ROOT = 0;
const ANYBODY = 1000;

// A Mac keeps its browsers where no PATH leads.
test.skipIf(process.platform === 'darwin').each([
  ['an installer that works', installs('chromium-headless-shell'), ROOT, true],
  ['no network', { 'apt-get': 'echo "E: Unable to locate package" >&2; exit 100' }, ROOT, false],
  ['Chrome, for an ordinary user', { 'google-chrome': 'exit 0' }, ANYBODY, true],
  ['an installer for root alone', { ...installs('chromium'), npx: 'exit 1' }, ANYBODY, false],
] as const)('with %s: what can run is run', (_, commands, user, hasChromium) => {
  play(commands, user);
  const missing = findMissing(['chromium'], false);
  expect(missing).toEqual(hasChromium ? [] : ['chromium']);
  const engines = ['firefox', 'webkit'] as const;
  const onMachine = chooseSteps(steps, [...missing, ...engines], false);
  expect(onMachine.failures).toEqual([]);
  expect(onMachine.steps).toEqual(
    hasChromium ? steps : steps.filter((step) => !inBrowser.includes(step)),
  );
  const told = onMachine.notRun.join('\n');
  for (const { name } of hasChromium ? [] : inBrowser) expect(told).toContain(name);
  if (!hasChromium) expect(told).toContain('CHROMIUM_PATH');

  const onCI = chooseSteps(steps, missing, true);
  expect(onCI.failures).toHaveLength(hasChromium ? 0 : 1);
});

test('without nginx and the font everything is run, also where nobody reads what is not tested', () => {
  const missing: Program[] = ['nginx', 'font'];
  const choice = chooseSteps(steps, missing, true);
  expect(choice).toMatchObject({ steps, failures: [] });
  expect(choice.notRun.join()).toMatch(/apt-get install nginx .*apt-get install fonts-liberation/);
});

test('with --all, nothing runs twice or is left out', () => {
  const testsOf = (command: string) =>
    command.replace(/^npx .*?test /, '').replace(/ --grep @matrix$/, '');
  const night = PARTS.slow!.map(({ command }) => command);
  const all = [...choosePartsOf(['--all']).values()].flat();
  const commands = all.map(({ command }) => command);
  expect(new Set(commands.map(testsOf)).size).toBe(commands.length);
  expect(commands.map(testsOf)).toEqual(expect.arrayContaining(night.map(testsOf)));
});

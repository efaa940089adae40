import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { freePort } from '../tests/port';
import { ensureChromium } from '../tests/browser/find-chromium';
import { projectFile, projectPath, projectTitle } from './large-site';

/** Longest start of the preview, in milliseconds. */
const LONGEST_START = 15 * 60_000;

/** Longest wait for a change, in milliseconds. */
const LONGEST_CHANGE = 60_000;

/** Pause between two changes, in milliseconds. */
const REST = 5000;

const NEW_TITLES = ['First', 'Second', 'Third', 'Fourth', 'Fifth'].map((word) => `${word} title`);

async function untilItAnswers(url: string): Promise<void> {
  const start = performance.now();
  while (performance.now() - start < LONGEST_START) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await wait(500);
  }
  throw new Error(`${url} has not answered within ${LONGEST_START / 60_000} minutes.`);
}

/** Saves new titles one after the other and waits until an open page shows each; returns seconds. */
async function timeChanges(file: string, url: string, title: string): Promise<number[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium() });
  try {
    const page = await browser.newPage();
    await page.goto(url);
    let shown = title;
    const seen = () => page.getByRole('heading', { level: 1, name: shown });
    await seen().waitFor({ timeout: LONGEST_START });
    const times: number[] = [];
    for (const next of NEW_TITLES) {
      await wait(REST);
      const text = readFileSync(file, 'utf8').replace(shown, next);
      const start = performance.now();
      writeFileSync(file, text);
      shown = next;
      await seen().waitFor({ timeout: LONGEST_CHANGE });
      times.push((performance.now() - start) / 1000);
    }
    return times;
  } finally {
    await browser.close();
  }
}

/**
 * Starts the live preview of a site, opens a case study in a browser and changes its title.
 *
 * @param index - which of the added case studies
 * @returns seconds from saving the file until the browser shows the title, of several changes; the
 *   first ones are the slowest, because Gatsby has just started
 * @throws Error when the preview does not start, or does not show the change
 */
export async function timePreview(site: string, index: number): Promise<number[]> {
  const port = String(await freePort());
  const gatsby = spawn('npx', ['gatsby', 'develop', '--port', port], {
    cwd: site,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1' },
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const url = `http://localhost:${port}${projectPath(index)}`;
    await untilItAnswers(url);
    return await timeChanges(projectFile(site, index), url, projectTitle(index));
  } finally {
    // Gatsby starts further processes, so the whole group is ended.
    if (gatsby.pid) process.kill(-gatsby.pid, 'SIGTERM');
  }
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { INTERACTION_BUDGETS } from '../../tests/budgets';
import { ensureChromium } from '../../tests/browser/find-chromium';
import { start } from '../../tests/e2e/started';
import { medianOf } from '../median';
import { INTERACTIONS, type Interaction } from './interactions';

/** What was timed, in milliseconds: each run, and the one in the middle. */
export type Timed = { name: string; path: string; budget: number; runs: number[]; median: number };

const RUNS = 5;
/** How many times slower the processor is made. */
const SLOWDOWN = 4;
const DESKTOP_WIDTH = 1440;
/** How long after an act its answer is waited for, in milliseconds. */
const ANSWERED = 700;
/** How long after the first intent the page is left alone, in milliseconds: to ask it would slow it down. */
const STARTED = 2500;
/** Where the time until a page is interactive is taken. */
const STARTED_PATHS = [
  '/',
  '/contact',
  '/portfolio',
  '/service/erp',
  '/project/project-details-03',
];

/** Notes in the page how long it takes to answer, and when React runs. */
function noteTimes(): void {
  const times = { answers: [] as number[], intent: 0, started: 0 };
  Object.assign(window, { times });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId > 0) times.answers.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  addEventListener('pointermove', ({ timeStamp }) => (times.intent ||= timeStamp), true);
  addEventListener('started', () => (times.started = performance.now()));
}

type Times = { answers: number[]; intent: number; started: number };
const timesOf = (page: Page) => page.evaluate(() => (window as unknown as { times: Times }).times);

/**
 * A browser of someone who has been on the page before: its files are in the cache, which browsers that
 * keep nothing on the disk use less of.
 */
async function warmUp(profile: string, url: string, width: number): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: ensureChromium(),
    viewport: { width, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(url);
  await page.mouse.move(400, 500);
  await page.waitForLoadState('networkidle');
  await page.close();
  return context;
}

/** Opens the page in a new tab, slowed down, and notes its times. */
async function openSlowed(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(noteTimes);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url);
  return page;
}

/** From the first movement of the pointer until React runs the page. */
async function timeStart(page: Page): Promise<number> {
  await wait(ANSWERED);
  await page.mouse.move(400, 500);
  await wait(STARTED);
  const { intent, started } = await timesOf(page);
  return started - intent;
}

/** The longest time from an act until the browser shows its answer; 0 when all were shorter than 16 ms. */
async function timeAnswer(page: Page, { prepare = start, act }: Interaction): Promise<number> {
  await prepare(page);
  await wait(ANSWERED);
  await page.evaluate(() => ((window as unknown as { times: Times }).times.answers = []));
  await act(page);
  await wait(ANSWERED);
  const { answers } = await timesOf(page);
  return Math.max(0, ...answers);
}

/** Times something on a page several times, each in a new tab of one browser. */
async function timeOn(
  url: string,
  time: (page: Page) => Promise<number>,
  width = DESKTOP_WIDTH,
): Promise<{ runs: number[]; median: number }> {
  const profile = mkdtempSync(join(tmpdir(), 'profile-'));
  const context = await warmUp(profile, url, width);
  try {
    const runs: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const page = await openSlowed(context, url);
      runs.push(await time(page));
      await page.close();
    }
    return { runs, median: medianOf(runs) };
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/**
 * Times, in a browser whose processor is slowed down four times, how long pages take to start and to
 * answer (the longest event, as Interaction to Next Paint counts it).
 *
 * @param url - where the site is served
 */
export async function measureInteractions(url: string): Promise<Timed[]> {
  const timed: Timed[] = [];
  for (const path of STARTED_PATHS) {
    const name = 'Interactive after the first intent';
    const times = await timeOn(url + path, timeStart);
    timed.push({ name, path, budget: INTERACTION_BUDGETS.untilInteractive, ...times });
  }
  for (const interaction of INTERACTIONS) {
    const { name, path, width } = interaction;
    const time = (page: Page) => timeAnswer(page, interaction);
    const times = await timeOn(url + path, time, width);
    timed.push({ name, path, budget: INTERACTION_BUDGETS.answer, ...times });
  }
  return timed;
}

/** A table in Markdown, with ! at what misses its budget. */
export function interactionTable(timed: readonly Timed[]): string {
  const lines = timed.map(({ name, path, budget, runs, median }) => {
    const all = runs.map(Math.round).join(', ');
    const verdict = median > budget ? ' !' : '';
    return `| ${name} | ${path} | ${Math.round(median)} ms of ${budget} ms${verdict} | ${all} |`;
  });
  return ['| What | Page | Median | Runs |', '| --- | --- | --- | --- |', ...lines].join('\n');
}

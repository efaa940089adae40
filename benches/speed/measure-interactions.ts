import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { INTERACTION_BUDGETS } from '../../tests/budgets';
import { ensureWholeBrowser } from '../../tests/browser/find-chromium';
import { start } from '../../tests/e2e/pages';
import { medianOf } from '../median';
import { INTERACTIONS, type Interaction } from './interactions';

/** Times in milliseconds: each run, and their median. */
export type Timed = { name: string; path: string; budget: number; runs: number[]; median: number };

const RUNS = 5;
/** Slowdown of the processor. */
const SLOWDOWN = 4;
const DESKTOP_WIDTH = 1440;
/** Longest wait for the answer to an act, in milliseconds. */
const ANSWERED = 700;
/** Milliseconds after the first intent in which the page is not queried, since that would slow it down. */
const STARTED = 2500;
/** The pages whose time until interactive is measured. */
const STARTED_PATHS = [
  '/',
  '/contact',
  '/portfolio',
  '/service/erp',
  '/project/project-details-03',
];

/** Records in the page its response times, and when React runs. */
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
 * The browser of a returning visitor, with the files in its disk cache: browsers without one cache less.
 */
async function warmUp(profile: string, url: string, width: number): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: ensureWholeBrowser(),
    viewport: { width, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(url);
  await page.mouse.move(400, 500);
  await page.waitForLoadState('networkidle');
  await page.close();
  return context;
}

/** Opens the page in a new, slowed-down tab, and records its times. */
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

/** The longest time from an act until the browser shows its answer; 0 if all took less than 16 ms. */
async function timeAnswer(page: Page, { prepare = start, act }: Interaction): Promise<number> {
  await prepare(page);
  await wait(ANSWERED);
  await page.evaluate(() => ((window as unknown as { times: Times }).times.answers = []));
  await act(page);
  await wait(ANSWERED);
  const { answers } = await timesOf(page);
  return Math.max(0, ...answers);
}

/** Times an interaction several times, each in a new tab of one browser. */
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
 * Measures how long pages take to start and to answer in a browser with a processor slowed down four
 * times (the longest event, as in Interaction to Next Paint).
 *
 * @param url - address of the served site
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

/** A table in Markdown, with ! for missed budgets. */
export function interactionTable(timed: readonly Timed[]): string {
  const lines = timed.map(({ name, path, budget, runs, median }) => {
    const all = runs.map(Math.round).join(', ');
    const verdict = median > budget ? ' !' : '';
    return `| ${name} | ${path} | ${Math.round(median)} ms of ${budget} ms${verdict} | ${all} |`;
  });
  return ['| What | Page | Median | Runs |', '| --- | --- | --- | --- |', ...lines].join('\n');
}

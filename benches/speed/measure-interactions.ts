import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
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

/** Opens a slowed-down page whose files are in the cache of the browser. */
async function openSlowed(browser: Browser, url: string, width: number): Promise<Page> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(url);
  await start(page);
  await page.waitForLoadState('networkidle');
  await page.addInitScript(noteTimes);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  return page;
}

/** From the first movement of the pointer until React runs the page. */
async function timeStart(browser: Browser, url: string): Promise<number> {
  const page = await openSlowed(browser, url, DESKTOP_WIDTH);
  await page.mouse.move(400, 500);
  await page.waitForFunction(() => (window as unknown as { times: Times }).times.started > 0);
  const { intent, started } = await timesOf(page);
  await page.context().close();
  return started - intent;
}

/** The longest time from an act until the browser shows its answer; 0 when all were shorter than 16 ms. */
async function timeAnswer(
  browser: Browser,
  url: string,
  interaction: Interaction,
): Promise<number> {
  const page = await openSlowed(browser, url, interaction.width ?? DESKTOP_WIDTH);
  await start(page);
  await interaction.prepare?.(page);
  await wait(ANSWERED);
  await page.evaluate(() => ((window as unknown as { times: Times }).times.answers = []));
  await interaction.act(page);
  await wait(ANSWERED);
  const { answers } = await timesOf(page);
  await page.context().close();
  return Math.max(0, ...answers);
}

async function repeat(time: () => Promise<number>): Promise<{ runs: number[]; median: number }> {
  const runs: number[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await time());
  return { runs, median: medianOf(runs) };
}

/**
 * Times, in a browser whose processor is slowed down four times, how long pages take to start and to
 * answer (the longest event, as Interaction to Next Paint counts it).
 *
 * @param url - where the site is served
 */
export async function measureInteractions(url: string): Promise<Timed[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium() });
  const timed: Timed[] = [];
  try {
    for (const path of STARTED_PATHS) {
      const name = 'Interactive after the first intent';
      const times = await repeat(() => timeStart(browser, url + path));
      timed.push({ name, path, budget: INTERACTION_BUDGETS.untilInteractive, ...times });
    }
    for (const interaction of INTERACTIONS) {
      const { name, path } = interaction;
      const times = await repeat(() => timeAnswer(browser, url + path, interaction));
      timed.push({ name, path, budget: INTERACTION_BUDGETS.answer, ...times });
    }
  } finally {
    await browser.close();
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

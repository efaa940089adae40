import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import { noteBubbles } from '../../tests/e2e/bubbles';
import { SEND_FORM } from '../../tests/e2e/forms';
import { slowDown } from '../../tests/e2e/slow-down';
import type { EarlyAct } from './acts';

/** One visit, with what it has sent and shown. */
export type Trial = {
  page: Page;
  /** The bodies of the messages that were posted. */
  messages: string[];
  /** The fields of whose errors the browser has shown its own message. */
  bubbles: () => Promise<string[]>;
  /** Presses the middle of things, one after the other and at once, as a visitor does who has seen where they are. */
  press: (...targets: Locator[]) => Promise<void>;
};

/** When and where an act is tried. */
export type Circumstances = {
  /** Slowdown of the processor. */
  slowdown: number;
  /** Milliseconds from the visitor's first sign of life until the act. */
  delay: number;
};

const DESKTOP = 1440;
/** How long something doubled may take to show, in milliseconds. */
const AFTERWARDS = 500;

async function press(...targets: Locator[]): Promise<void> {
  const boxes = await Promise.all(targets.map((target) => target.boundingBox()));
  for (const [index, target] of targets.entries()) {
    const box = boxes[index];
    if (!box) throw new Error('What is to be pressed is not on the page.');
    const isInView = box.y >= 0 && box.y + box.height <= target.page().viewportSize()!.height;
    if (isInView) await target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    else await target.click();
  }
}

async function open(browser: Browser, url: string, { path, width = DESKTOP }: EarlyAct) {
  const context = await browser.newContext({ baseURL: url, viewport: { width, height: 900 } });
  await context.route('https://**/*', (route) => route.fulfill({ body: '' }));
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const messages: string[] = [];
  await page.route(SEND_FORM, async (route) => {
    messages.push(route.request().postData() ?? '');
    await route.fulfill({ body: 'OK' });
  });
  const bubbles = await noteBubbles(page);
  await page.goto(path);
  return { context, trial: { page, messages, bubbles, press } satisfies Trial };
}

/**
 * Tries an act in a new visit.
 *
 * @param url - address of the served site
 * @returns why it failed, or undefined
 */
export async function tryAct(
  browser: Browser,
  url: string,
  act: EarlyAct,
  { slowdown, delay }: Circumstances,
): Promise<string | undefined> {
  const { context, trial } = await open(browser, url, act);
  const { page } = trial;
  try {
    await slowDown(page, slowdown);
    await (act.begin ?? (() => page.mouse.move(400, 500)))(page);
    await wait(delay);
    await act.act(trial);
    await act.expectDone(trial);
    await wait(AFTERWARDS);
    await act.expectDone(trial);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await context.close();
  }
}

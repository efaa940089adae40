import { setTimeout } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { PARTS } from '../../plugins/waiting-scripts/protocol';
import { isLaidOut, isStarted, isTakenOver } from '../e2e/pages';
import type { Driver, Key } from './driver';
import {
  BRING_QUERIES,
  bringIntoView,
  giveFocus,
  HAS_QUERIES,
  seeAll,
  type Sight,
  type Target,
} from './look-up';

/** How long something may take until it is seen, in milliseconds. */
const PATIENCE = 20_000;

/** The forms refuse browsers that say they are driven by a program. */
const HIDE_DRIVER = `void Object.defineProperty(navigator, 'webdriver', { get: () => false })`;

/** Keeps what the page complains about: hydration errors are such complaints. */
const KEEP_COMPLAINTS = `(() => {
  window.complaints = [];
  for (const kind of ['error', 'warn'])
    console[kind] = (...words) => window.complaints.push(words.join(' '));
  addEventListener('error', ({ message }) => window.complaints.push(message));
})()`;

/** How long a page may take to answer, in milliseconds: one that goes away may never do so. */
const ANSWER_TIME = 10_000;

async function noAnswer(): Promise<never> {
  await setTimeout(ANSWER_TIME, undefined, { ref: false });
  throw new Error('The page has not answered.');
}

/** Waits until a check passes; a page that goes away meanwhile is no failure, the next one is looked at. */
const eventually = (check: () => Promise<void>) => expect(check).toPass({ timeout: PATIENCE });

const nameOf = (target: Target) => JSON.stringify(target);

/** A visitor in one of the engines: looks for things by role, label and text, and waits for them. */
export class Visit {
  constructor(
    private readonly driver: Driver,
    private readonly origin: string,
    private readonly hasScripts: boolean,
  ) {}

  private complaints: unknown[] = [];

  /** What the pages of this visit have complained about so far. */
  async complaintsSoFar(): Promise<unknown[]> {
    const latest = (await this.answerTo('window.complaints ?? []')) as unknown[];
    return [...this.complaints, ...latest];
  }

  /**
   * Opens a page, whose scripts then wait for the visitor to do something. The page is laid out by then, so nothing
   * moves between a look and a click.
   */
  async open(path: string): Promise<void> {
    // Firefox's driver sometimes waits for ever when it leaves a page that is still loading.
    await this.expectTrue(`document.readyState === 'complete'`);
    this.complaints = await this.complaintsSoFar();
    await this.driver.goto(this.origin + path);
    await this.driver.evaluate(HIDE_DRIVER);
    await this.driver.evaluate(KEEP_COMPLAINTS);
    if (this.hasScripts) await this.expectTrue(`(${String(isLaidOut)})(${JSON.stringify(PARTS)})`);
  }

  /** Opens a page, does what any visitor does, and waits until React runs it. */
  async openStarted(path: string): Promise<void> {
    await this.open(path);
    await this.driver.evaluate(`dispatchEvent(new Event('wheel'))`);
    await this.expectTrue(`(${String(isStarted)})()`);
  }

  /** Waits until React runs the page, whatever others have changed in it. */
  expectTakenOver = (): Promise<void> => this.expectTrue(`(${String(isTakenOver)})()`);

  /** Everything visible that is meant. */
  async see(target: Target): Promise<Sight[]> {
    return (await this.ask(seeAll(target))) as Sight[];
  }

  /** Waits until exactly this many such things can be seen. */
  async expectCount(target: Target, count: number): Promise<Sight[]> {
    let sights: Sight[] = [];
    await eventually(async () => {
      sights = await this.see(target);
      expect(sights, nameOf(target)).toHaveLength(count);
    });
    return sights;
  }

  expectOne = (target: Target): Promise<Sight[]> => this.expectCount(target, 1);
  expectNone = (target: Target): Promise<Sight[]> => this.expectCount(target, 0);

  /** Waits until such a thing has the focus. */
  async expectFocus(target: Target): Promise<void> {
    await eventually(async () => {
      const sights = await this.see(target);
      expect(
        sights.some(({ hasFocus }) => hasFocus),
        `focus on ${nameOf(target)}`,
      ).toBe(true);
    });
  }

  /** Waits for one such thing, and scrolls until it stands in the middle of the window. */
  async scrollTo(target: Target): Promise<Sight> {
    await this.expectOne(target);
    const [sight] = (await this.ask(bringIntoView(target))) as [Sight];
    return sight;
  }

  /** Waits for one such thing, brings it into view, and clicks on it once it no longer moves and nothing covers it. */
  async click(target: Target): Promise<void> {
    let { middle } = await this.scrollTo(target);
    await eventually(async () => {
      const before = middle;
      const sight = await this.scrollTo(target);
      ({ middle } = sight);
      expect(sight).toMatchObject({ middle: before, isOnTop: true });
    });
    await this.driver.click(middle.x, middle.y);
  }

  async focus(target: Target): Promise<void> {
    await this.expectOne(target);
    await this.ask(giveFocus(target));
  }

  /** Types a text into a field. */
  async fill(target: Target, text: string): Promise<void> {
    await this.focus(target);
    await this.driver.type(text);
  }

  /** Ticks what the forms of the page ask to tick. */
  tickAll = (): Promise<unknown> =>
    this.evaluate(
      `document.querySelectorAll('form [type=checkbox]:not(:checked)').forEach((box) => box.click())`,
    );

  /** Waits until an expression is true in the page. */
  async expectTrue(condition: string): Promise<void> {
    await eventually(async () => {
      const value = await this.answerTo(condition);
      expect(value, condition.slice(0, 200)).toBe(true);
    });
  }

  /** Waits until the page has this path, and this fragment if one is named. */
  expectPath = (path: string): Promise<void> =>
    this.expectTrue(`location.pathname + location.hash === ${JSON.stringify(path)}`);

  /** Goes one page back. Drivers wait for a document to load, which a fragment of the same page never does. */
  back = (): Promise<unknown> => this.driver.evaluate('void history.back()');
  press = (key: Key): Promise<void> => this.driver.press(key);
  resize = (width: number, height: number): Promise<void> => this.driver.resize(width, height);
  evaluate = (expression: string): Promise<unknown> => this.driver.evaluate(expression);

  private async ask(expression: string): Promise<unknown> {
    const hasQueries = await this.answerTo(HAS_QUERIES);
    if (!hasQueries) await this.answerTo(BRING_QUERIES);
    return this.answerTo(expression);
  }

  private answerTo = (expression: string): Promise<unknown> =>
    Promise.race([this.driver.evaluate(expression), noAnswer()]);
}

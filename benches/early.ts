import { parseArgs, stripVTControlCharacters } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureChromium, NOT_DRIVEN } from '../tests/browser/find-chromium';
import { EARLY_ACTS } from './early/acts';
import { tryAct } from './early/trial';
import { serveHttp1 } from './speed/serve-site';

/** How much slower the processor is than this machine's. */
const SLOWDOWNS = [1, 6];
/** Milliseconds from the visitor's first sign of life until the act. */
const DELAYS = [0, 100, 200, 300, 600, 1000, 2000];

const { values: options } = parseArgs({ options: { only: { type: 'string', default: '' } } });

/**
 * `npm run bench:early`: tries what a visitor may do before the page's script has started, at several
 * moments, on a fast and on a slow processor. Nothing may be lost or done twice.
 */
async function run(): Promise<void> {
  const acts = EARLY_ACTS.filter(({ name }) => name.includes(options.only));
  const server = await serveHttp1(new Map());
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [NOT_DRIVEN],
  });
  const trials = acts.length * SLOWDOWNS.length * DELAYS.length;
  const failures: string[] = [];
  console.info(
    `${trials} trials; each figure is a moment in milliseconds at which the act failed.\n`,
  );
  for (const act of acts) {
    for (const slowdown of SLOWDOWNS) {
      const failed: number[] = [];
      for (const delay of DELAYS) {
        const reason = await tryAct(browser, server.url, act, { slowdown, delay });
        if (!reason) continue;
        failed.push(delay);
        failures.push(`${act.name}, ${slowdown} times slower, after ${delay} ms: ${reason}`);
      }
      console.info(`${act.name}, ${slowdown} times slower: ${failed.join(', ') || 'none'}`);
    }
  }
  await browser.close();
  server.close();
  for (const failure of failures) console.error(`\n${stripVTControlCharacters(failure)}`);
  console.info(`\n${trials - failures.length} passed, ${failures.length} failed`);
  if (failures.length > 0) process.exitCode = 1;
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});

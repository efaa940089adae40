import { launch } from 'chrome-launcher';
import type { Config, Result } from 'lighthouse';
import { ensureWholeBrowser } from '../../tests/browser/find-chromium';
import { medianOf } from '../median';

/** The device that Lighthouse simulates: a phone on slow 4G, or a desktop. */
export type Device = 'mobile' | 'desktop';

/** The results of Lighthouse: scores from 0 to 100, times in milliseconds, weight in bytes. */
export type Measured = {
  scores: Record<string, number>;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Bytes fetched until the page had loaded, headers included. */
  firstLoad: number;
  /** Whether the largest element is a picture rather than a text. */
  isPicture: boolean;
  /** The failed audits, by their Lighthouse names. */
  failed: string[];
};

/** Measures a page a number of times. */
export type Measure = (url: string, device: Device, runs: number) => Promise<Measured>;

/** Attempts when Lighthouse loses its recording, as happens occasionally. */
const TRIES = 3;
/** The start of the names of such errors. */
const LOST = 'NO_';

type AuditRef = { id: string; weight: number };

/** Failed audits with weight, except times, which are printed anyway. */
function failedAudits({ categories, audits }: Result): string[] {
  const refs: AuditRef[] = Object.entries(categories)
    .filter(([name]) => name !== 'performance')
    .flatMap(([, category]) => category.auditRefs);
  const isFailed = ({ id, weight }: AuditRef) => {
    const score = audits[id]?.score;
    return weight > 0 && typeof score === 'number' && score < 1;
  };
  return refs.filter(isFailed).map(({ id }) => id);
}

function read(result: Result): Measured {
  const valueOf = (audit: string) => result.audits[audit]?.numericValue ?? NaN;
  const largest = JSON.stringify(result.audits['largest-contentful-paint-element']?.details ?? {});
  return {
    scores: Object.fromEntries(
      Object.values(result.categories).map(({ id, score }) => [id, (score ?? 0) * 100]),
    ),
    fcp: valueOf('first-contentful-paint'),
    lcp: valueOf('largest-contentful-paint'),
    tbt: valueOf('total-blocking-time'),
    cls: valueOf('cumulative-layout-shift'),
    firstLoad: valueOf('total-byte-weight'),
    isPicture: /"snippet":"<(img|image|picture)/.test(largest),
    failed: failedAudits(result),
  };
}

/** The median of each value over several runs. */
function medians(runs: Measured[]): Measured {
  const [first] = runs as [Measured];
  const median = (pick: (run: Measured) => number) => medianOf(runs.map(pick));
  return {
    ...first,
    scores: Object.fromEntries(
      Object.keys(first.scores).map((name) => [name, median(({ scores }) => scores[name] ?? 0)]),
    ),
    fcp: median(({ fcp }) => fcp),
    lcp: median(({ lcp }) => lcp),
    tbt: median(({ tbt }) => tbt),
    cls: median(({ cls }) => cls),
    firstLoad: median(({ firstLoad }) => firstLoad),
  };
}

/**
 * Starts a browser for Lighthouse and hands it to a task.
 *
 * @param task - the measurement; the browser is closed after it
 */
export async function withLighthouse(task: (measure: Measure) => Promise<void>): Promise<void> {
  const { default: lighthouse, desktopConfig } = await import('lighthouse');
  // Not started by Playwright, whose instrumentation costs some 70 ms of blocking time.
  const browser = await launch({
    chromePath: ensureWholeBrowser(),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--ignore-certificate-errors',
      // On a busy machine a browser believes its connection to be slow, and loads pictures earlier.
      '--force-effective-connection-type=4G',
    ],
  });
  const configs: Record<Device, Config | undefined> = {
    mobile: undefined,
    desktop: desktopConfig,
  };
  const measureOnce = async (url: string, device: Device, tries = TRIES): Promise<Measured> => {
    const result = await lighthouse(
      url,
      { port: browser.port, logLevel: 'error' },
      configs[device],
    );
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
    const { runtimeError } = result.lhr;
    if (!runtimeError) return read(result.lhr);
    if (tries > 1 && runtimeError.code.startsWith(LOST)) return measureOnce(url, device, tries - 1);
    throw new Error(`Lighthouse cannot read ${url}: ${runtimeError.message}`);
  };
  const measure: Measure = async (url, device, runs) => {
    const measured: Measured[] = [];
    while (measured.length < runs) measured.push(await measureOnce(url, device));
    return medians(measured);
  };
  try {
    await task(measure);
  } finally {
    browser.kill();
  }
}

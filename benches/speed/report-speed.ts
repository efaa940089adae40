import {
  FIRST_LOAD_BUDGET,
  htmlBudgetOf,
  PAGE_BUDGETS,
  SCORE_BUDGETS,
  TIME_BUDGETS,
} from '../../tests/budgets';
import type { PageWeight } from '../../tests/site/page-weight';
import type { Device, Measured } from './measure-page';

/** The measurements of a page and of the floor page on one device. */
export type SpeedRow = {
  path: string;
  device: Device;
  measured: Measured;
  floor: Measured;
  weight: PageWeight;
};

/** A value, its limit, and its format. */
type Cell = { text: string; isMissed: boolean };

const seconds = (value: number) => `${(value / 1000).toFixed(2)} s`;
const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} KB`;
const milliseconds = (value: number) => `${Math.round(value)} ms`;

const atMost = (value: number, budget: number, show: (value: number) => string): Cell => ({
  text: `${show(value)} of ${show(budget)}`,
  isMissed: value > budget,
});

/** Values without a budget. */
const unlimited = (text: string): Cell => ({ text, isMissed: false });

function scoresOf({ scores }: Measured): Cell {
  const budgets = Object.entries(SCORE_BUDGETS);
  return {
    text: budgets.map(([name]) => Math.round(scores[name] ?? 0)).join(' '),
    isMissed: budgets.some(([name, least]) => (scores[name] ?? 0) < least),
  };
}

/** The columns whose budgets are enforced. */
const STRICT: Record<string, (row: SpeedRow) => Cell> = {
  Scores: ({ measured }) => scoresOf(measured),
  'HTML + CSS': ({ path, weight }) =>
    atMost(weight.html, htmlBudgetOf(path, weight.words), kilobytes),
  CSS: ({ weight }) => atMost(weight.css, PAGE_BUDGETS.css, kilobytes),
  'Script before': ({ weight }) =>
    atMost(weight.scriptBefore, PAGE_BUDGETS.scriptBefore, kilobytes),
  'Script after': ({ weight }) => atMost(weight.scriptAfter, PAGE_BUDGETS.scriptAfter, kilobytes),
  'First load': ({ device, measured }) =>
    device === 'mobile'
      ? atMost(measured.firstLoad, FIRST_LOAD_BUDGET, kilobytes)
      : unlimited(kilobytes(measured.firstLoad)),
};

const ratioOf = (time: number, floor: number) => unlimited((time / floor).toFixed(2));

/** The columns whose budgets are only shown. */
const LOOSE: Record<string, (row: SpeedRow) => Cell> = {
  FCP: ({ measured }) => atMost(measured.fcp, TIME_BUDGETS.fcp, seconds),
  'FCP / floor': ({ measured, floor }) => ratioOf(measured.fcp, floor.fcp),
  LCP: ({ measured: { lcp, isPicture } }) =>
    atMost(lcp, isPicture ? TIME_BUDGETS.lcpOfPicture : TIME_BUDGETS.lcpOfText, seconds),
  'LCP / floor': ({ measured, floor }) => ratioOf(measured.lcp, floor.lcp),
  TBT: ({ measured }) => atMost(measured.tbt, TIME_BUDGETS.tbt, milliseconds),
  // As a difference, because a ratio to zero is undefined.
  'TBT of floor': ({ floor }) => unlimited(milliseconds(floor.tbt)),
  CLS: ({ measured }) => atMost(measured.cls, 0, (value) => value.toFixed(3)),
};

const COLUMNS = { ...LOOSE, ...STRICT };

/** A table in Markdown, with ! for missed budgets. */
export function speedTable(rows: readonly SpeedRow[]): string {
  const titles = ['Page', 'Device', ...Object.keys(COLUMNS)];
  const lines = rows.map((row) => [
    row.path,
    row.device,
    ...Object.values(COLUMNS).map((columnOf) => {
      const { text, isMissed } = columnOf(row);
      return isMissed ? `${text} !` : text;
    }),
  ]);
  return [titles, titles.map(() => '---'), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** Sentences about all bytes and scores that miss their budgets. */
export function speedFailures(rows: readonly SpeedRow[]): string[] {
  return rows.flatMap((row) =>
    Object.entries(STRICT).flatMap(([title, columnOf]) => {
      const { text, isMissed } = columnOf(row);
      if (!isMissed) return [];
      const reasons = title === 'Scores' ? ` (${row.measured.failed.join(', ') || 'times'})` : '';
      return `${row.path} on ${row.device}: ${title} ${text}${reasons}, see tests/budgets.ts.`;
    }),
  );
}

import { readdirSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FONT_BUDGET, htmlBudgetOf, KOLAM_SCRIPT_BUDGET, PAGE_BUDGETS } from '../budgets';
import { areEntriesDelivered } from '../content';
import { weigh } from './page-weight';
import { pageRows, readPages, SITE } from './read-site';

describe.each(pageRows())('%s, compressed with Brotli,', (path, page) => {
  const weight = weigh(page);

  test('keeps its page and styles small', () => {
    // How many slides and papers a page shows is up to editors, as its words are.
    const told = `PAGE_BUDGETS (see tests/README.md), beside ${weight.words} bytes of words: the page`;
    if (areEntriesDelivered)
      expect(weight.html, told).toBeLessThanOrEqual(htmlBudgetOf(path, weight.words));
    expect(weight.css).toBeLessThanOrEqual(PAGE_BUDGETS.css);
  });

  test('runs little script before the visitor does something, and not much then', () => {
    const files = page.document.querySelectorAll('script[src], script[data-src]');
    expect(files.map((script) => script.getAttribute('data-src'))).toEqual([
      expect.stringMatching(/^\/loader-/),
    ]);
    expect(weight.scriptBefore).toBeLessThanOrEqual(PAGE_BUDGETS.scriptBefore);
    expect(weight.scriptAfter).toBeLessThanOrEqual(PAGE_BUDGETS.scriptAfter);
  });
});

test('one font file is preloaded, and it is small', () => {
  for (const { document } of readPages()) {
    const fonts = document.querySelectorAll('link[rel=preload][as=font]');
    expect(fonts).toHaveLength(1);
    expect(statSync(`${SITE}${fonts[0]!.getAttribute('href')}`).size).toBeLessThanOrEqual(
      FONT_BUDGET,
    );
  }
});

test('what draws kolams of names is one small script, and no page starts with it', () => {
  const files = readdirSync(SITE).filter((file) => /^kolam-pen-\w+\.js\.br$/.test(file));
  expect(files).not.toEqual([]);
  for (const file of files) {
    expect(statSync(`${SITE}/${file}`).size).toBeLessThanOrEqual(KOLAM_SCRIPT_BUDGET);
  }
  for (const { html } of readPages()) expect(html).not.toContain('kolam-pen');
});

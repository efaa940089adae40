import type { Page } from '@playwright/test';
import { faq, guides } from '../content';
import { expect, test } from './console';
import { openStarted } from './started';

const { path, services, papers = [] } = guides.service;

type Link = { label: string; href: string };

const toPapers = (link?: Link) => (link?.href.startsWith(`${path}#`) ? [link] : []);
const steps = services.flatMap(({ link }) => toPapers(link));
const [answer] = faq.columns
  .flatMap(({ items }) => items as { address: string; more?: Link }[])
  .flatMap(({ address, more }) => toPapers(more).map((link) => ({ address, link })));

test.skip(papers.length === 0, 'The guide shows no papers.');

/** Expects the page to show a paper, by its address there. */
async function expectPaper(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(`${path}#${address}`);
  const { title } = papers.find((paper) => paper.address === address)!;
  await expect(page.getByRole('heading', { level: 3, name: title })).toBeInViewport();
}

/** Follows the link of each step in turn, and goes back. */
async function followSteps(page: Page): Promise<void> {
  for (const { label, href } of steps) {
    await page.getByRole('main').getByRole('link', { name: label }).click();
    await expectPaper(page, href.split('#')[1]!);
    await page.goBack();
  }
}

test('each step leads to its paper', async ({ page }) => {
  await openStarted(page, path);
  await followSteps(page);
});

test('an answer leads to a paper', async ({ page }) => {
  test.skip(!answer, 'No answer leads to one.');
  const { address, link } = answer!;
  await openStarted(page, `/faq#${address}`);
  await page.getByRole('link', { name: link.label }).click();
  await expectPaper(page, link.href.split('#')[1]!);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each step leads to its paper', async ({ page }) => {
    await page.goto(path);
    await followSteps(page);
  });
});

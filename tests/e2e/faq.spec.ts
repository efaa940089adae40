import type { Page } from '@playwright/test';
import { faq, openingOf } from '../content';
import { expect, test } from './console';
import { openStarted } from './started';

const [left, right] = faq.columns.map(({ openItem, items }) => ({
  openAtFirst: items[openItem - 1]!,
  other: items[openItem % items.length]!,
}));
const { openAtFirst, other } = left!;

type Item = typeof openAtFirst;
const answerOf = (page: Page, { desc }: Item) => page.getByText(openingOf(desc));
const questionOf = (page: Page, { title }: Item) =>
  page.getByRole('heading', { name: title, exact: true });

test('one answer a column is open; clicking opens another, or closes it', async ({ page }) => {
  await openStarted(page, '/faq');
  const first = answerOf(page, openAtFirst);
  const second = answerOf(page, other);
  const beside = answerOf(page, right!.openAtFirst);
  await expect(first).toBeVisible();
  await expect(beside).toBeVisible();
  await expect(second).toBeHidden();

  await questionOf(page, other).click();
  await expect(second).toBeVisible();
  await expect(first).toBeHidden();
  await expect(beside).toBeVisible();

  await questionOf(page, other).click();
  await expect(second).toBeHidden();
  await expect(first).toBeHidden();
});

test('questions open and close by keyboard', async ({ page }) => {
  await openStarted(page, '/faq');
  const answer = answerOf(page, right!.other);
  await page.locator('summary', { hasText: right!.other.title }).focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
  await page.keyboard.press('Space');
  await expect(answer).toBeHidden();
});

test('a question has an address of its own, which opens it', async ({ page }) => {
  await openStarted(page, `/faq#${right!.other.address}`);
  const answer = answerOf(page, right!.other);
  await expect(answer).toBeInViewport();
  await expect(questionOf(page, right!.other)).toBeInViewport();
  await expect(answerOf(page, right!.openAtFirst)).toBeHidden();

  await questionOf(page, other).click();
  await page.getByRole('link', { name: `${faq.linkLabel}: ${other.title}` }).click();
  await expect(page).toHaveURL(`/faq#${other.address}`);
  await page.goBack();
  await expect(page).toHaveURL(`/faq#${right!.other.address}`);
});

test('find-in-page finds texts of closed answers, and opens them', async ({ page }) => {
  // A text fragment is a search that the address asks for.
  const words = encodeURIComponent(openingOf(other.desc)).replaceAll('-', '%2D');
  await page.goto(`/faq#:~:text=${words}`);
  await expect(answerOf(page, other)).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the address of a question opens it', async ({ page }) => {
    await page.goto(`/faq#${other.address}`);
    await expect(answerOf(page, other)).toBeInViewport();
  });
});

import { closedQuestions, faq, openingOf } from '../content';
import { expect, test } from './console';
import { openStarted } from './started';

const other = closedQuestions[0]!;

test('a question has an address of its own, to which the way back leads', async ({ page }) => {
  test.skip(faq.columns.length === 1, 'All questions are in one column.');
  const first = closedQuestions[1]!;
  await openStarted(page, `/faq#${first.address}`);
  await page.getByRole('heading', { name: other.title, exact: true }).click();
  await page.getByRole('link', { name: `${faq.linkLabel}: ${other.title}` }).click();
  await expect(page).toHaveURL(`/faq#${other.address}`);
  await page.goBack();
  await expect(page).toHaveURL(`/faq#${first.address}`);
});

test('find-in-page finds texts of closed answers, and opens them', async ({ page }) => {
  // A text fragment is a search that the address asks for.
  const words = encodeURIComponent(openingOf(other.desc)).replaceAll('-', '%2D');
  await page.goto(`/faq#:~:text=${words}`);
  await expect(page.getByText(openingOf(other.desc))).toBeInViewport();
});

import { expect, test } from './console';
import { openStarted } from './started';

test('one answer a column is open; clicking opens another, or closes it', async ({ page }) => {
  await openStarted(page, '/faq');
  const services = page.getByText('Ten: mobile apps, ERP');
  const openness = page.getByText('You get a plan with dates');
  const different = page.getByText('The people who design your system stay with it.');
  await expect(services).toBeVisible();
  await expect(different).toBeVisible();
  await expect(openness).toBeHidden();

  await page.getByRole('heading', { name: 'How open are you about progress and cost?' }).click();
  await expect(openness).toBeVisible();
  await expect(services).toBeHidden();
  await expect(different).toBeVisible();

  await page.getByRole('heading', { name: 'How open are you about progress and cost?' }).click();
  await expect(openness).toBeHidden();
  await expect(services).toBeHidden();
});

test('questions open and close by keyboard', async ({ page }) => {
  await openStarted(page, '/faq');
  const answer = page.getByText('Access is given person by person');
  await page.locator('summary', { hasText: 'How do you keep our data safe?' }).focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
  await page.keyboard.press('Space');
  await expect(answer).toBeHidden();
});

test('a question has an address of its own, which opens it', async ({ page }) => {
  await openStarted(page, '/faq#data-safety');
  const answer = page.getByText('Access is given person by person');
  await expect(answer).toBeInViewport();
  await expect(
    page.getByRole('heading', { name: 'How do you keep our data safe?' }),
  ).toBeInViewport();
  await expect(page.getByText('The people who design your system stay with it.')).toBeHidden();

  await page.getByRole('heading', { name: 'How open are you about progress and cost?' }).click();
  await page.getByRole('link', { name: /Link to this answer: How open are you/ }).click();
  await expect(page).toHaveURL('/faq#openness');
  await page.goBack();
  await expect(page).toHaveURL('/faq#data-safety');
});

test('find-in-page finds what stands in closed answers, and opens them', async ({ page }) => {
  // A text fragment is a search that the address asks for.
  await page.goto('/faq#:~:text=taken%20away%20when%20it%20is%20not%20needed');
  await expect(page.getByText('Access is given person by person')).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the address of a question opens it', async ({ page }) => {
    await page.goto('/faq#industries');
    await expect(page.getByText('Our case studies cover retail')).toBeInViewport();
  });
});

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

  await page.getByText('How open are you about progress and cost?').click();
  await expect(openness).toBeVisible();
  await expect(services).toBeHidden();
  await expect(different).toBeVisible();

  await page.getByText('How open are you about progress and cost?').click();
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

import { carouselMoves, contactPage, formMessages, showMapLabel } from '../content';
import { expect, test } from './console';
import { CONTACT, fillIn, openContactForm } from './forms';
import { menuLink } from './menus';
import { openStarted } from './started';
import { NOTHING, noteVisit } from './visit';

const { form: labels } = contactPage;

test('styles of every page come along when a visitor goes from page to page', async ({
  page,
  baseURL,
}) => {
  const visit = await noteVisit(page, baseURL!);
  await openStarted(page, '/');
  for (const address of ['/portfolio', '/contact']) {
    await menuLink(page, address).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goBack();
  await expect(page).toHaveURL('/portfolio');
  expect(visit).toEqual(NOTHING);
});

test('a form is sent and the carousel moves under the policy', async ({ page, baseURL }) => {
  const visit = await noteVisit(page, baseURL!);
  await page.route('**/api/v1.0/email/send-form', (route) => route.fulfill({ body: 'OK' }));
  const form = await openContactForm(page);
  await fillIn(form, CONTACT, labels);
  await form.getByRole('button', { name: labels.submit }).click();
  await expect(form.getByRole('status')).toHaveText(formMessages.sent);

  await openStarted(page, '/');
  const carousel = page.locator('[data-carousel]');
  await carousel.scrollIntoViewIfNeeded();
  // Up to three stay a row.
  if (carouselMoves) {
    await expect(carousel).not.toHaveAttribute('data-carousel', 'row');
  }
  expect(visit).toEqual(NOTHING);
});

test('the map opens in its frame, and nothing else does', async ({ page, baseURL }) => {
  const visit = await noteVisit(page, baseURL!);
  await openStarted(page, '/contact');
  await page.getByRole('button', { name: showMapLabel }).click();
  await expect(page.frameLocator('iframe').getByText('Map')).toBeVisible();
  expect(visit.violations).toEqual([]);
  expect(visit.elsewhere).toHaveLength(1);
});

test('scripts can add neither markup nor scripts of other sites to a page', async ({ page }) => {
  await page.goto('/about');
  const added = await page.evaluate(() => {
    const box = document.createElement('div');
    box.innerHTML = '<img src="x" onerror="alert()">';
    const elements = box.childElementCount;
    box.innerHTML = 'One <em>line</em>.';
    const script = document.createElement('script');
    script.src = 'https://elsewhere.example/script.js';
    return { elements, title: box.innerHTML, script: script.getAttribute('src') };
  });
  expect(added).toEqual({ elements: 0, title: 'One <em>line</em>.', script: '' });
});

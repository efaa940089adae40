import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import {
  callToAction,
  company,
  contactPage,
  hideMapLabel,
  homePage,
  navigation,
  projectTemplate,
  showMapLabel,
  startingWith,
} from '../content';
import { MIDDLE_PROJECT, SERVICE } from '../routes';
import { expect, test } from './console';
import { waitUntilDrawn } from './drawn';
import { contactForm } from './forms';
import { openStarted, waitUntilLaidOut } from './started';
import { NOTHING, noteVisit } from './visit';

test('the real map is fetched only when the visitor asks for it', async ({ page, baseURL }) => {
  const visit = await noteVisit(page, baseURL!);
  await openStarted(page, '/contact');
  const map = page.getByRole('region', { name: contactPage.map.label, exact: true });
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByRole('link', { name: contactPage.map.openLabel })).toHaveAttribute(
    'href',
    /^https:/,
  );
  expect(visit).toEqual(NOTHING);
  await map.getByRole('button', { name: showMapLabel }).click();
  await expect(map.locator('iframe')).toBeVisible();
  await expect(map.locator('iframe')).toHaveAttribute(
    'sandbox',
    /^allow-scripts allow-same-origin( allow-popups\S*)*$/,
  );
  // The frame is there before the browser asks for its content.
  await expect(map.frameLocator('iframe').getByText('Map')).toBeVisible();
  expect(visit.elsewhere).toHaveLength(1);
  expect(visit.violations).toEqual([]);
  await map.getByRole('button', { name: hideMapLabel }).click();
  await expect(map.locator('iframe')).toHaveCount(0);
  await expect(map.getByRole('button', { name: showMapLabel })).toBeFocused();
});

test('the drawn map has the colours of the page', async ({ page }) => {
  const drawing = readFileSync(`data/${contactPage.map.drawing}`, 'utf8');
  test.skip(!drawing.includes('id="map"'), 'The drawing has colours of its own.');
  await page.goto('/contact');
  const map = page.getByRole('region', { name: contactPage.map.label });
  await map.scrollIntoViewIfNeeded();
  for (const [colorScheme, road] of [
    ['light', '#fff'],
    ['dark', '#3d312c'],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(map.locator('svg').first()).toHaveCSS('--road', road);
    await waitUntilDrawn(page);
    // The colour of most pixels of the map is that of its ground.
    const { dominant } = await sharp(await map.locator('svg').first().screenshot()).stats();
    const brightness = (dominant.r + dominant.g + dominant.b) / 3;
    if (colorScheme === 'dark') expect(brightness).toBeLessThan(80);
    else expect(brightness).toBeGreaterThan(200);
  }
});

test('links to the office are read out with a space before the postal code', async ({ page }) => {
  await page.goto('/contact');
  await waitUntilLaidOut(page);
  const { city, postalCode } = company.address;
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const names = nodes
    .filter(({ role }) => role?.value === 'link')
    .map(({ name }) => String(name?.value))
    .filter((name) => name.includes(postalCode));
  expect(names).toHaveLength(2);
  for (const name of names) expect(name).toContain(` ${city} ${postalCode}`);
});

test('every button for a quote or a callback leads to the form that it names', async ({ page }) => {
  const { callback, write } = contactPage.doors;
  for (const [path, name, door] of [
    ['/', homePage.hero.btnName, callback],
    ['/about', navigation.callToAction.label, callback],
    [SERVICE, navigation.callToAction.label, callback],
    [SERVICE, navigation.quote.label, write],
    [MIDDLE_PROJECT, navigation.quote.label, write],
  ] as const) {
    await openStarted(page, path);
    await page.getByRole('link', { name }).first().click();
    await expect(page).toHaveURL(new RegExp(`/contact(\\?.*)?#${door.address}$`));
    const title = page.getByRole('heading', { name: door.title });
    await expect(title).toBeInViewport();
  }
  const subject = contactForm(page).getByLabel(contactPage.form.subject);
  await expect(subject).toHaveValue(startingWith(projectTemplate.subjectStart));
  await openStarted(page, '/faq');
  await page.getByRole('link', { name: callToAction.button.label }).first().click();
  await expect(page).toHaveURL('/contact');
});

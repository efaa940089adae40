import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { contactPage, hideMapLabel, showMapLabel } from '../content';
import { expect, test } from './console';
import { openStarted, waitUntilDrawn } from './pages';
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

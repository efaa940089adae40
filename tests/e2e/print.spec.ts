import { navigation, projectTemplate } from '../content';
import { expect, test } from './console';

/** Pages of a PDF: its page objects. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length;

for (const route of [
  '/project/project-details-02',
  '/project/project-details-03',
  '/project/project-details-05',
  '/service/erp',
  '/service/mobile-App-Dev',
]) {
  test(`${route} prints on two pages, without what only works on a screen`, async ({ page }) => {
    await page.goto(route);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const name of [navigation.mainLabel, projectTemplate.neighboursLabel]) {
      await expect(page.getByRole('navigation', { name })).toBeHidden();
    }
    await expect(page.getByRole('button')).toHaveCount(0);
    expect(pagesOf(await page.pdf({ format: 'A4' }))).toBeLessThanOrEqual(2);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page prints as it does with them', async ({ page }) => {
    await page.goto('/service/erp');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(pagesOf(await page.pdf({ format: 'A4' }))).toBeLessThanOrEqual(2);
  });
});

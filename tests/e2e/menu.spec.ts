import { expect, test } from './console';
import { openStarted } from './started';

test.describe('on a wide screen', () => {
  test('dropdowns open by keyboard, one at a time, and Escape gives the focus back', async ({
    page,
  }) => {
    await openStarted(page, '/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    const about = menu.getByText('About', { exact: true });
    const services = menu.getByText('Services', { exact: true });
    const team = menu.getByRole('link', { name: 'Our Team' });
    const erp = menu.getByRole('link', { name: 'ERP', exact: true });

    await about.focus();
    await page.keyboard.press('Enter');
    await expect(team).toBeVisible();
    await services.focus();
    await page.keyboard.press('Space');
    await expect(erp).toBeVisible();
    await expect(team).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'All services' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(erp).toBeHidden();
    await expect(menu.locator('summary', { hasText: 'Services' })).toBeFocused();
  });

  test('a dropdown closes when the focus leaves it, and when the page is clicked', async ({
    page,
  }) => {
    await openStarted(page, '/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    const faq = menu.getByRole('link', { name: 'FAQ' });
    await menu.getByText('About', { exact: true }).click();
    await expect(faq).toBeVisible();
    await faq.focus();
    await page.keyboard.press('Tab');
    await expect(faq).toBeHidden();
    await menu.getByText('About', { exact: true }).click();
    await expect(faq).toBeVisible();
    await page.mouse.click(200, 700);
    await expect(faq).toBeHidden();
  });

  test('a dropdown lists the overview and the ten services, and leads there', async ({ page }) => {
    await openStarted(page, '/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByText('Services', { exact: true }).click();
    await expect(menu.getByRole('listitem').getByRole('link', { name: /./ })).toHaveCount(3 + 11);
    await menu.getByRole('link', { name: 'Infrastructure and Maintenance' }).click();
    await expect(page).toHaveURL('/service/infrastructureAndMaintenance');
    await expect(menu.getByRole('link', { name: 'ERP', exact: true })).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu fills the screen, keeps the focus and closes with Escape', async ({ page }) => {
    await openStarted(page, '/');
    const header = page.getByRole('banner');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await header.getByText('Menu', { exact: true }).click();
    const portfolio = header.getByRole('link', { name: 'Portfolio' });
    await expect(portfolio).toBeVisible();
    await expect(header.getByText('Close')).toBeVisible();

    const team = header.getByRole('link', { name: 'Our Team' });
    await expect(team).toBeHidden();
    await menu.getByText('About', { exact: true }).click();
    await expect(team).toBeVisible();

    const phone = header.getByRole('link', { name: /^\+91/ }).last();
    await phone.focus();
    await page.keyboard.press('Tab');
    await expect(header.locator('summary', { hasText: 'Close' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(phone).toBeFocused();

    await page.mouse.wheel(0, 500);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await page.keyboard.press('Escape');
    await expect(portfolio).toBeHidden();
    await expect(header.locator('summary', { hasText: 'Menu' })).toBeFocused();
  });

  test('following a link closes the menu', async ({ page }) => {
    await openStarted(page, '/');
    const header = page.getByRole('banner');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await header.getByText('Menu', { exact: true }).click();
    await menu.getByText('Services', { exact: true }).click();
    await header.getByRole('link', { name: 'Consulting Services' }).click();
    await expect(page).toHaveURL('/service/consultingServices');
    await expect(header.getByRole('link', { name: 'Portfolio' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Consulting Services');
  });
});

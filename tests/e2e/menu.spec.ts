import { company, dropdownLabel, navigation, titleOf } from '../content';
import { expect, test } from './console';
import { dropdownWith, mainMenu, menuLink } from './menus';
import { openStarted } from './started';

test.describe('on a wide screen', () => {
  test('dropdowns open by keyboard, one at a time, and Escape gives the focus back', async ({
    page,
  }) => {
    await openStarted(page, '/');
    const about = dropdownWith(page, '/about');
    const services = dropdownWith(page, '/service');
    const team = menuLink(page, '/ourteam');
    const erp = menuLink(page, '/service/erp');

    await about.focus();
    await page.keyboard.press('Enter');
    await expect(team).toBeVisible();
    await services.focus();
    await page.keyboard.press('Space');
    await expect(erp).toBeVisible();
    await expect(team).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(menuLink(page, '/service')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(erp).toBeHidden();
    await expect(
      mainMenu(page).locator('summary', { hasText: dropdownLabel('/service') }),
    ).toBeFocused();
  });

  test('a dropdown closes when the focus leaves it, and when the page is clicked', async ({
    page,
  }) => {
    await openStarted(page, '/');
    const faq = menuLink(page, '/faq');
    await dropdownWith(page, '/about').click();
    await expect(faq).toBeVisible();
    await faq.focus();
    await page.keyboard.press('Tab');
    await expect(faq).toBeHidden();
    await dropdownWith(page, '/about').click();
    await expect(faq).toBeVisible();
    await page.mouse.click(200, 700);
    await expect(faq).toBeHidden();
  });

  test('a dropdown lists the overview and the ten services, and leads there', async ({ page }) => {
    await openStarted(page, '/');
    await dropdownWith(page, '/service').click();
    await expect(mainMenu(page).getByRole('listitem').getByRole('link', { name: /./ })).toHaveCount(
      3 + 11,
    );
    await menuLink(page, '/service/infrastructureAndMaintenance').click();
    await expect(page).toHaveURL('/service/infrastructureAndMaintenance');
    await expect(menuLink(page, '/service/erp')).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu fills the screen, keeps the focus and closes with Escape', async ({ page }) => {
    await openStarted(page, '/');
    const header = page.getByRole('banner');
    await header.getByText(navigation.menuLabel, { exact: true }).click();
    const portfolio = menuLink(page, '/portfolio');
    await expect(portfolio).toBeVisible();
    await expect(header.getByText(navigation.closeLabel, { exact: true })).toBeVisible();

    const team = menuLink(page, '/ourteam');
    await expect(team).toBeHidden();
    await dropdownWith(page, '/about').click();
    await expect(team).toBeVisible();

    const phone = header.getByRole('link', { name: company.phone }).last();
    await phone.focus();
    await page.keyboard.press('Tab');
    await expect(header.locator('summary', { hasText: navigation.closeLabel })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(phone).toBeFocused();

    await page.mouse.wheel(0, 500);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await page.keyboard.press('Escape');
    await expect(portfolio).toBeHidden();
    await expect(header.locator('summary', { hasText: navigation.menuLabel })).toBeFocused();
  });

  test('following a link closes the menu', async ({ page }) => {
    await openStarted(page, '/');
    const header = page.getByRole('banner');
    await header.getByText(navigation.menuLabel, { exact: true }).click();
    await dropdownWith(page, '/service').click();
    await menuLink(page, '/service/consultingServices').click();
    await expect(page).toHaveURL('/service/consultingServices');
    await expect(menuLink(page, '/portfolio')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      titleOf('/service/consultingServices'),
    );
  });
});

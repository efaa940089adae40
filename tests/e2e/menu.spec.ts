import { company, contactPage, dropdownLabel, menuLabel, navigation, titleOf } from '../content';
import { SERVICE, SERVICE_ROUTES } from '../routes';
import { expect, test } from './console';
import { callbackLink, dropdownWith, mainMenu, menuLink } from './menus';
import { openStarted, waitForLoader } from './started';

test.describe('on a wide screen', () => {
  test('dropdowns open by keyboard, one at a time, and Escape gives the focus back', async ({
    page,
  }) => {
    await openStarted(page, '/');
    const about = dropdownWith(page, '/about');
    const services = dropdownWith(page, '/service');
    const team = menuLink(page, '/ourteam');
    const service = menuLink(page, SERVICE);

    await about.focus();
    await page.keyboard.press('Enter');
    await expect(team).toBeVisible();
    await services.focus();
    await page.keyboard.press('Space');
    await expect(service).toBeVisible();
    await expect(team).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(menuLink(page, '/service')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(service).toBeHidden();
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

  test('a dropdown lists the overview and all services, and leads there', async ({ page }) => {
    await openStarted(page, '/');
    await dropdownWith(page, '/service').click();
    const links = mainMenu(page).locator('details[open]').getByRole('link');
    await expect(links).toHaveText(['/service', ...SERVICE_ROUTES].map(menuLabel));
    const last = SERVICE_ROUTES.at(-1)!;
    await menuLink(page, last).click();
    await expect(page).toHaveURL(last);
    await expect(menuLink(page, SERVICE)).toBeHidden();
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
    const name = new RegExp(`^${navigation.menuLabel} .*${navigation.closeLabel}`);
    await expect(
      header.locator('summary', { hasText: navigation.closeLabel }),
      'begins as before, and holds the word that is seen',
    ).toHaveAccessibleName(name);

    const team = menuLink(page, '/ourteam');
    await expect(team).toBeHidden();
    await dropdownWith(page, '/about').click();
    await expect(team).toBeVisible();

    const phone = header.getByRole('link', { name: company.phone }).last();
    await phone.focus();
    await page.keyboard.press('Tab');
    const logo = header.getByRole('link', { name: company.brand });
    await expect(logo).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(phone).toBeFocused();

    await page.mouse.wheel(0, 500);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await page.keyboard.press('Escape');
    await expect(portfolio).toBeHidden();
    await expect(header.locator('summary', { hasText: navigation.menuLabel })).toBeFocused();
  });

  for (const [width, height] of [
    [375, 667],
    [320, 256],
  ] as const) {
    test(`entries are scrolled away below the head of the menu: ${width} × ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await page.getByRole('banner').getByText(navigation.menuLabel, { exact: true }).click();
      const entry = dropdownWith(page, '/service');
      await entry.click();
      const bottom = await page
        .getByRole('banner')
        .evaluate((header) => header.getBoundingClientRect().bottom);
      const head = () => page.screenshot({ clip: { x: 0, y: 0, width, height: bottom } });
      const before = await head();
      await page.mouse.move(width / 2, height - 20);
      await page.mouse.wheel(0, 220);
      await expect(entry).not.toBeInViewport();
      expect((await head()).equals(before)).toBe(true);
    });
  }

  test('a link of the menu leads to the top of its own page', async ({ page }) => {
    await openStarted(page, '/contact');
    await page.mouse.wheel(0, 600);
    await page.mouse.wheel(0, -100);
    const header = page.getByRole('banner');
    await header.getByText(navigation.menuLabel, { exact: true }).click();
    await menuLink(page, '/contact').click();
    await expect(menuLink(page, '/contact')).toBeHidden();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: navigation.skipLink })).toBeFocused();
  });

  for (const isStarted of [false, true]) {
    test(`a link to a place in the page closes the menu and leads there, ${isStarted ? 'after' : 'before'} scripts`, async ({
      page,
    }) => {
      const place = 'contact-title';
      const { href } = navigation.callToAction;
      // The menu gets such a link, in the page and in the data of all pages.
      await page.route(/\/contact$|\/sq\/d\/[^/]*\.json$/, async (route) => {
        const response = await route.fetch();
        const body = (await response.text())
          .replaceAll(`href="${href}"`, `href="/contact#${place}"`)
          .replaceAll(`"href":"${href}"`, `"href":"/contact#${place}"`);
        await route.fulfill({ response, body });
      });
      if (isStarted) await openStarted(page, '/contact');
      else {
        await page.goto('/contact');
        await waitForLoader(page);
        await page.evaluate(() => (document.head.append = document.body.append = () => undefined));
      }
      const header = page.getByRole('banner');
      await header.getByText(navigation.menuLabel, { exact: true }).click();
      await callbackLink(page).click();
      await expect(page).toHaveURL(`/contact#${place}`);
      await expect(callbackLink(page)).toBeHidden();
      const title = page.getByRole('heading', { name: contactPage.details.title });
      await expect(title).toBeInViewport();
      await expect(title).toBeFocused();
    });
  }

  test('the header hides on the way down after a list in the menu was opened', async ({ page }) => {
    await openStarted(page, '/about');
    const header = page.getByRole('banner');
    await header.getByText(navigation.menuLabel, { exact: true }).click();
    await dropdownWith(page, '/service').click();
    await page.keyboard.press('Escape');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.mouse.wheel(0, 900);
    await expect(header).not.toBeInViewport();
  });

  test('following a link closes the menu', async ({ page }) => {
    await openStarted(page, '/');
    const header = page.getByRole('banner');
    await header.getByText(navigation.menuLabel, { exact: true }).click();
    await dropdownWith(page, '/service').click();
    await menuLink(page, SERVICE).click();
    await expect(page).toHaveURL(SERVICE);
    await expect(menuLink(page, '/portfolio')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(SERVICE));
  });
});

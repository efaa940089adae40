import { contactPage, menuLabel, navigation, titleOf } from '../content';
import { SERVICE, SERVICE_ROUTES } from '../routes';
import { expect, test } from './console';
import { waitUntilDrawn } from './drawn';
import { callbackLink, dropdownWith, mainMenu, menuLink } from './menus';
import { openStarted, waitForLoader } from './started';

test.describe('on a wide screen', () => {
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

  test('the menu says what closes it, opens its lists inside, and holds the page still', async ({
    page,
  }) => {
    await openStarted(page, '/');
    const header = page.getByRole('banner');
    await header.getByText(navigation.menuLabel, { exact: true }).click();
    const name = new RegExp(`^${navigation.menuLabel} .*${navigation.closeLabel}`);
    await expect(
      header.locator('summary', { hasText: navigation.closeLabel }),
      'begins as before, and holds the word that is seen',
    ).toHaveAccessibleName(name);
    await expect(menuLink(page, '/ourteam')).toBeHidden();
    await dropdownWith(page, '/about').click();
    await expect(menuLink(page, '/ourteam')).toBeVisible();
    await page.mouse.wheel(0, 500);
    await waitUntilDrawn(page);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await dropdownWith(page, '/service').click();
    await menuLink(page, SERVICE).click();
    await expect(page).toHaveURL(SERVICE);
    await expect(menuLink(page, '/portfolio')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(SERVICE));
  });

  test('entries are scrolled away below the head of the menu', async ({ page }) => {
    const [width, height] = [320, 256];
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const header = page.getByRole('banner');
    await header.getByText(navigation.menuLabel, { exact: true }).click();
    const entry = dropdownWith(page, '/service');
    await entry.click();
    const bottom = await header.evaluate((element) => element.getBoundingClientRect().bottom);
    const head = () => page.screenshot({ clip: { x: 0, y: 0, width, height: bottom } });
    const before = await head();
    await page.mouse.move(width / 2, height - 20);
    await page.mouse.wheel(0, 220);
    await expect(entry).not.toBeInViewport();
    await expect.poll(async () => (await head()).equals(before)).toBe(true);
  });

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
});

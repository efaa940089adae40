import type { Locator, Page } from '@playwright/test';
import config from '../../playwright.config';
import { lettersOf } from '../../src/layout/letters-of';
import { company, isDelivered, navigation, titleOf } from '../content';
import { givenDropdownLabel } from '../menus';
import { MATRIX, SERVICE } from '../routes';
import { expect, test } from './console';
import { callbackLink, dropdownWith, mainMenu, menuLink } from './menus';
import { openStarted, waitUntilDrawn } from './pages';
import { textFaults, titleFaults } from './text-faults';

/** The places in the window, as distances from its top, that an element takes from now on while it is in view. */
const placesOf = (locator: Locator) =>
  locator.evaluateHandle((element) => {
    const seen = new Set<number>();
    const note = () => {
      const { top, bottom } = element.getBoundingClientRect();
      if (bottom > 0) seen.add(Math.round(top));
      requestAnimationFrame(note);
    };
    note();
    return seen;
  });

test('the header hides on the way down, and comes back on the way up or with the focus', async ({
  page,
}) => {
  await openStarted(page, '/about');
  const header = page.getByRole('banner');
  await expect(header).toBeInViewport();
  await page.mouse.wheel(0, 900);
  await expect(header).not.toBeInViewport();
  const places = await placesOf(header);
  await page.mouse.wheel(0, -200);
  await expect(menuLink(page, '/portfolio')).toBeInViewport();
  await expect(header).toHaveCSS('opacity', '1');
  await expect.poll(async () => (await header.boundingBox())!.y).toBeLessThan(0);
  // It slides nowhere, so that a press that begins on a link ends on it.
  await expect.poll(() => places.evaluate((seen) => seen.size)).toBe(1);
  await page.mouse.wheel(0, 900);
  await expect(header).not.toBeInViewport();
  await callbackLink(page).focus();
  await expect(menuLink(page, '/portfolio')).toBeInViewport();
  await page.mouse.wheel(0, -3000);
  await expect(header.getByText(company.legalName)).toBeInViewport();
});

test('the header stays while a menu is open', async ({ page }) => {
  await openStarted(page, '/about');
  await dropdownWith(page, '/service').click();
  await page.mouse.move(700, 800);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await expect(menuLink(page, '/service')).toBeInViewport();
});

test('the links of a dropdown stay in the window, wherever its entry is', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await openStarted(page, '/about');
  const dropdown = dropdownWith(page, '/service');
  const entry = dropdown.locator('xpath=ancestor::li');
  await dropdown.click();
  for (const place of navigation.main.keys()) {
    await entry.evaluate((item, index) => {
      const list = item.parentElement!;
      item.remove();
      list.insertBefore(item, list.children[index] ?? null);
      item.querySelector('details')!.open = true;
    }, place);
    for (const link of [menuLink(page, '/service'), entry.getByRole('link').last()]) {
      await expect(link, `at place ${place + 1}`).toBeInViewport({ ratio: 1 });
    }
  }
});

test('the mouse reaches every link of a dropdown that is higher than the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await openStarted(page, '/about');
  const dropdown = dropdownWith(page, '/service');
  await dropdown.click();
  const links = dropdown.locator('xpath=..').getByRole('link');
  await links.last().evaluate((link) => {
    const item = link.closest('li')!;
    for (let count = 0; count < 40; count += 1) item.before(item.cloneNode(true));
  });
  await links.first().hover();
  await page.mouse.wheel(0, 5000);
  await expect(links.last()).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, -5000);
  await expect(links.first()).toBeInViewport({ ratio: 1 });
});

/** Gives the company another name, set as the logo would set it. */
const setBrand = (page: Page, name: string) =>
  page.locator('b').evaluateAll(
    (elements, [text, letters]) => {
      for (const element of elements) {
        element.textContent = text;
        element.style.setProperty('--letters', String(letters));
      }
    },
    [name, lettersOf(name)] as const,
  );

for (const name of ['Bengaluru', 'Infosystems', 'Acme Software Solutions']) {
  test(`the name ${name} keeps to its place in the footer`, async ({ page }) => {
    for (const path of ['/faq', '/about']) {
      await openStarted(page, path);
      await setBrand(page, name);
      for (const width of [320, 390, 576, 768, 900, 1024, 1199, 1200, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const beyond = () =>
          page.locator('footer b').evaluate((element) => {
            const text = document.createRange();
            text.selectNodeContents(element);
            const column = element.closest('div')!.getBoundingClientRect();
            return text.getBoundingClientRect().right - column.right;
          });
        await expect.poll(beyond, `${path} at ${width} px`).toBeLessThanOrEqual(1);
      }
    }
  });
}

test('many entries stand on two lines of the main menu, within the bar at the top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await openStarted(page, '/faq');
  const list = mainMenu(page).getByRole('list').first();
  await list.evaluate((element) => {
    const lines = () =>
      new Set([...element.children].map((entry) => (entry as HTMLElement).offsetTop));
    while (lines().size < 2) element.append(element.firstElementChild!.cloneNode(true));
  });
  await page.mouse.wheel(0, 900);
  await page.mouse.wheel(0, -300);
  const header = page.getByRole('banner');
  await expect
    .poll(() => header.evaluate((element) => element.getBoundingClientRect().top))
    .toBeLessThan(0);
  for (const entry of await list.locator('> li').all()) {
    await expect(entry).toBeInViewport({ ratio: 1 });
  }
  const beyond = () =>
    list.evaluate((element) => {
      const bar = element.closest('header')!;
      return element.getBoundingClientRect().bottom - bar.getBoundingClientRect().bottom;
    });
  await expect.poll(beyond).toBeLessThanOrEqual(0);
});

test('an entry of the main menu takes a press within 44 pixels, or 38 where it has two lines', async ({
  page,
}) => {
  await page.goto('/faq');
  const entries = mainMenu(page).getByRole('list').first().locator('> li > a, > li > details > *');
  const misses = () =>
    entries.filter({ visible: true }).evaluateAll((all) => {
      const boxes = all.map((entry) => entry.getBoundingClientRect());
      const reach = new Set(boxes.map(({ y }) => y)).size > 1 ? 18 : 21;
      return all.filter((entry, index) => {
        const { x, y, width, height } = boxes[index]!;
        const hits = [-reach, reach].map((way) =>
          document.elementFromPoint(x + width / 2, y + height / 2 + way),
        );
        return hits.some((hit) => hit !== entry);
      }).length;
    });
  await expect.poll(misses).toBe(0);
});

const NAMES = ['Kaveri', 'Thunderbirds', 'Honge Technologies', 'Acme Software Solutions'];

for (const name of NAMES) {
  test(`with the name ${name} the header cuts nothing off and keeps words whole`, async ({
    page,
  }) => {
    // Then no band runs beyond the window.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/about');
    await setBrand(page, name);
    for (const width of [320, 360, 390, 480, 640, 768, 1199, 1200, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => textFaults(page, 'leftAndRight'), `at ${width} px`).toEqual([]);
      const broken = () => titleFaults(page, 'header', /\S+/g);
      await expect.poll(broken, `at ${width} px`).toEqual([]);
    }
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    for (const width of [390, 640, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const cut = () => textFaults(page, 'leftAndRight');
      await expect.poll(cut, `at ${width} px, with letters twice as large`).toEqual([]);
    }
  });
}

for (const size of [16, 24, 32]) {
  const name = `in a browser with letters of ${size} px the header keeps its words whole and apart`;
  test(name, { tag: size === 32 ? [] : [MATRIX] }, async ({ playwright, baseURL }) => {
    test.skip(!isDelivered, 'A longer name has less room.');
    const { args, ...options } = config.use!.launchOptions!;
    const letters = `--blink-settings=defaultFontSize=${size}`;
    const browser = await playwright.chromium.launch({ ...options, args: [...args!, letters] });
    const page = await browser.newPage({ baseURL });
    await page.goto('/about');
    for (const width of [320, 390, 576, 768, 1024, 1199, 1200, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const faults = () => titleFaults(page, 'header', /\S+/g);
      await expect.poll(faults, `at ${width} px`).toEqual([]);
      const name = page.getByRole('banner').getByText(company.legalName);
      await expect
        .poll(async () => (await name.boundingBox())!.y, `at ${width} px`)
        .toBeGreaterThanOrEqual(0);
    }
    await browser.close();
  });
}

test('the mark of the page’s own entry can be seen in every scheme', async ({ page }) => {
  await page.goto('/faq');
  const entry = mainMenu(page).locator('summary', { hasText: givenDropdownLabel('/faq') });
  const mark = (value: string | null) =>
    entry.evaluate((element, current) => {
      if (current) element.setAttribute('aria-current', current);
      else element.removeAttribute('aria-current');
    }, value);
  const look = async () => {
    await waitUntilDrawn(page);
    return entry.screenshot();
  };
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 });
    if (width === 390) await page.getByText(navigation.menuLabel, { exact: true }).click();
    for (const media of [
      { colorScheme: 'light', forcedColors: 'none' },
      { colorScheme: 'dark', forcedColors: 'none' },
      { colorScheme: 'light', forcedColors: 'active' },
    ] as const) {
      await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
      const current = await entry.getAttribute('aria-current');
      expect(current).not.toBeNull();
      const marked = await look();
      await mark(null);
      const unmarked = await look();
      await mark(current);
      expect(unmarked.equals(marked), `${JSON.stringify(media)} at ${width} px`).toBe(false);
    }
  }
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

    // Neither a menu that was opened and closed by a press keeps the header in view, nor a list that was opened in it.
    await header.getByText(navigation.menuLabel, { exact: true }).click();
    await header.getByText(navigation.closeLabel, { exact: true }).click();
    await page.mouse.wheel(0, 900);
    await expect(header).not.toBeInViewport();
    await page.mouse.wheel(0, -100);
    await header.getByText(navigation.menuLabel, { exact: true }).click();
    await dropdownWith(page, '/service').click();
    await page.keyboard.press('Escape');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.mouse.wheel(0, 900);
    await expect(header).not.toBeInViewport();

    // A window that grows over the open menu shows the header in the colours of the page.
    await page.mouse.wheel(0, -100);
    const ink = await header.evaluate((element) => getComputedStyle(element).color);
    await header.getByText(navigation.menuLabel, { exact: true }).click();
    await page.setViewportSize({ width: 1440, height: 800 });
    await expect(header).toHaveCSS('color', ink);
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
});

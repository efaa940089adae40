import type { Page } from '@playwright/test';
import { FORMS } from '../../enquiry/forms';
import { sentNameOf } from '../../enquiry/mail-service/mail-service';
import { contactPage, formMessages, hideMapLabel, notFoundPage, showMapLabel } from '../content';
import { FORM_NAMES, FORMS_ON_PAGES, TYPED } from '../forms';
import { PROJECT_ROUTES, SERVICE } from '../routes';
import { expect, loudTest, test } from './console';
import {
  answerWith,
  believeOffline,
  expectMissing,
  expectNotSent,
  fieldOf,
  fillIn,
  formOf,
} from './forms';
import { menuLink } from './menus';
import { expectToWait, hold, openStarted, waitForLoader, waitUntilLaidOut } from './pages';

/** The small script that fetches all others when they are wanted. */
const LOADER = /\/loader-[^/]*\.js$/;
/** The script that starts the page. */
const APP = /\/app-[^/]*\.js$/;

test('what is clicked before even the loader has come shows that it waits, and is done once it has', async ({
  page,
}) => {
  const release = await hold(page, LOADER);
  await page.goto('/contact', { waitUntil: 'commit' });
  const show = page.getByRole('button', { name: showMapLabel });
  await show.click();
  await expectToWait(show);
  release();
  const hide = page.getByRole('button', { name: hideMapLabel });
  await expect(hide).toHaveCSS('opacity', '1');
  await expect(hide).not.toHaveAttribute('aria-busy');
});

test('the line that draws itself rests while the page answers, and then goes on', async ({
  page,
}) => {
  await page.goto('/faq');
  await waitForLoader(page);
  const line = await page.evaluateHandle(() => {
    const [drawing] = document.querySelector('[data-draws] path')!.getAnimations();
    // Slow enough to be watched.
    drawing!.effect!.updateTiming({ duration: 1_000_000 });
    const states: string[] = [];
    addEventListener('keydown', () => states.push(drawing!.playState), { once: true });
    return { drawing: drawing!, states };
  });
  const playState = () => line.evaluate(({ drawing }) => drawing.playState);
  await expect.poll(playState).toBe('running');
  await page.keyboard.press('Tab');
  await expect.poll(() => line.evaluate(({ states }) => states)).toEqual(['paused']);
  await expect.poll(playState).toBe('running');
});

/** What is compared of each element. The shorthand of the font is empty for widths between the named ones. */
const LOOK = [
  ...['color', 'background-color', 'padding', 'margin', 'display', 'grid-area'],
  ...['font-family', 'font-size', 'font-weight', 'font-stretch', 'line-height'],
];

for (const route of ['/', '/contact', '/portfolio', SERVICE, ...PROJECT_ROUTES]) {
  test(`the styles that come with the scripts of ${route} change nothing that is seen`, async ({
    page,
  }) => {
    await page.goto(route);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // A part that waits has the height of its placeholder, which its margins may depend on.
    await waitUntilLaidOut(page);
    const look = () =>
      page.evaluate(
        (properties) =>
          Array.from(document.querySelectorAll('body :not(link)'), (element) => {
            const style = getComputedStyle(element);
            const values = properties.map((name) => style.getPropertyValue(name));
            return [element.tagName, ...values].join();
          }),
        LOOK,
      );
    const before = await look();
    await page.evaluate(async () => {
      const loader = document.querySelector<HTMLElement>('[data-styles]')!;
      const link = Object.assign(document.createElement('link'), {
        rel: 'stylesheet',
        href: loader.dataset.styles,
      });
      await new Promise((resolve) => {
        link.onload = resolve;
        document.body.append(link);
      });
    });
    await expect.poll(look).toEqual(before);
  });
}

// The browser warns of files that come and are not used at once.
for (const [what, comes] of [
  ['its script comes', true],
  ['its script does not come', false],
] as const) {
  const name = `a form that is sent without a network says that it waits, and goes out once there is one, where ${what}`;
  loudTest(name, async ({ page, context }) => {
    const messages = await answerWith(page, 200);
    const release = await hold(page, APP);
    await page.clock.install();
    await page.goto('/contact');
    await waitForLoader(page);
    const form = formOf(page, 'contact');
    await fillIn(form, 'contact');
    await context.setOffline(true);
    await form.getByRole('button', { name: contactPage.form.submit }).click();
    await expect
      .poll(() => form.getByRole('status').ariaSnapshot(), { message: 'a note for eyes and ears' })
      .toContain(formMessages.held);
    // Longer than a form waits for its script.
    await page.clock.runFor(21_000);
    expect(messages).toEqual([]);
    await expect(fieldOf(form, contactPage.form.message)).toHaveValue(TYPED.message);
    await context.setOffline(false);
    if (comes) release();
    else await page.clock.runFor(21_000);
    await expect.poll(() => messages.length).toBe(1);
    expect(messages[0]).toContain(TYPED.lastname);
  });
}

loudTest(
  'what somebody else adds to a page and does not come is not asked for again',
  async ({ page }) => {
    await page.clock.install();
    await page.goto('/about');
    await page.evaluate(() => {
      const address = 'https://counter.example/';
      const script = Object.assign(document.createElement('script'), { src: address });
      const sheet = document.createElement('link');
      Object.assign(sheet, { rel: 'stylesheet', href: address });
      const failed = [script, sheet].map(
        (added) => new Promise((resolve) => added.addEventListener('error', resolve)),
      );
      for (const added of [script, sheet]) added.setAttribute('data-foreign', '');
      document.head.append(script, sheet);
      return Promise.all(failed);
    });
    await page.clock.runFor(20_000);
    // Else another element, with a pause, has taken its place.
    await expect(page.locator('[data-foreign]')).toHaveCount(2);
    await expect(page.locator('[data-foreign][data-pause]')).toHaveCount(0);
  },
);

test('after a reload, Back shows the page before from its top, though no script has started', async ({
  page,
}) => {
  await openStarted(page, '/portfolio');
  await page.evaluate(() => window.scrollTo(0, 800));
  const heading = page.getByRole('heading', { level: 1 });
  const title = await heading.innerText();
  await menuLink(page, '/contact').click();
  await expect(heading).not.toHaveText(title);
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.reload();
  await waitForLoader(page);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/portfolio');
  await expect(heading).toHaveText(title);
  await waitForLoader(page);
  await waitUntilLaidOut(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the first scroll hides the header too, though the scripts come after it', async ({
  page,
}) => {
  const release = await hold(page, APP);
  await page.goto('/about');
  await waitForLoader(page);
  await expect(async () => {
    await page.keyboard.press('PageDown');
    await page.waitForFunction(() => window.scrollY > 500, undefined, { timeout: 2000 });
  }).toPass();
  const header = page.getByRole('banner');
  await expect(header).toBeInViewport();
  release();
  await expect(header).not.toBeInViewport();
});

/** Does what starts a page, and expects it to ask for no script. */
async function expectNotToStart(page: Page): Promise<void> {
  await waitForLoader(page);
  await page.evaluate(() => window.dispatchEvent(new Event('wheel')));
  await expect(page.locator('[src*="/app-"], [href*="/app-"]')).toHaveCount(0);
}

test('a copy of a page at another address does not start, and stays there', async ({ page }) => {
  const copy = '/web/2026/about';
  await page.route(`**${copy}`, async (route) => {
    await route.fulfill({
      response: await route.fetch({ url: route.request().url().replace(copy, '/about') }),
    });
  });
  await page.goto(copy);
  await expectNotToStart(page);
  await expect(page).toHaveURL(copy);
});

// At an address like that of a page, Gatsby would show that page.
for (const address of ['/about//', '/index', '/no/such/page'])
  loudTest(`the error page at ${address} does not start, and stays there`, async ({ page }) => {
    await page.goto(address);
    await expectNotToStart(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundPage.unknown.heading);
  });

/**
 * Notes from the next document on each error of a field that the browser shows by itself.
 *
 * @returns a function that gives the names of those fields so far
 */
async function noteBubbles(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const bubbles: string[] = [];
    Object.assign(window, { bubbles });
    addEventListener(
      'invalid',
      (event) =>
        setTimeout(() => {
          if (!event.defaultPrevented) bubbles.push((event.target as HTMLInputElement).name);
        }),
      true,
    );
  });
  return () => page.evaluate(() => (window as unknown as { bubbles: string[] }).bubbles);
}

for (const name of FORM_NAMES) {
  const { path, labels } = FORMS_ON_PAGES[name];
  test(`${path}: a form with errors, sent before its script has come, shows the messages and no others`, async ({
    page,
  }) => {
    await expectNotSent(page);
    const bubbles = await noteBubbles(page);
    const release = await hold(page, '**/*.js');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const form = formOf(page, name);
    await form.getByRole('button', { name: labels.submit }).click();
    release();
    await expectMissing(form, name);
    await expect(form.locator(`[id$=-${FORMS[name].fields[0]}]`)).toBeFocused();
    await expect.poll(bubbles).toEqual([]);
  });
}

test('errors are shown by the browser when the script of the form does not come', async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(believeOffline);
  const bubbles = await noteBubbles(page);
  await expectNotSent(page);
  await page.route(APP, () => undefined);
  await page.goto('/contact');
  await waitForLoader(page);
  const form = formOf(page, 'contact');
  await form.getByRole('button', { name: contactPage.form.submit }).click();
  await expect.poll(bubbles).toEqual([]);
  await page.clock.runFor(21_000);
  await expect.poll(bubbles).toContain(sentNameOf('firstname'));
  await expect(fieldOf(form, contactPage.form.firstname)).toBeFocused();
});

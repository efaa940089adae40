import type { Page } from '@playwright/test';
import {
  contactPage,
  faq,
  formMessages,
  hideMapLabel,
  openingOf,
  showMapLabel,
  skillsMarquee,
} from '../content';
import { DETAILED_PROJECT, ROUTES, SERVICE } from '../routes';
import { expect, loudTest, test } from './console';
import { contactForm, CONTACT, fillIn, SEND_FORM } from './forms';
import { hold } from './hold';
import { layoutShiftOf, noteLayoutShifts } from './layout-shift';
import { dropdownWith, menuLink } from './menus';
import { start, waitForLoader, waitUntilLaidOut, waitUntilStarted } from './started';

/** The small script that fetches all others when they are wanted. */
const LOADER = /\/loader-[^/]*\.js$/;
/** The script that starts the page. */
const APP = /\/app-[^/]*\.js$/;

/** Notes the scripts that the page asks for from now on, but for the loader. */
function noteScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !LOADER.test(request.url())) {
      scripts.push(request.url());
    }
  });
  return scripts;
}

/** Waits until the page is seen in its own font. */
async function waitUntilFontIsSeen(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (!document.body) return false;
    const [family] = getComputedStyle(document.body).fontFamily.split(',');
    return document.fonts.size > 0 && document.fonts.check(`1em ${family}`);
  });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

for (const route of ROUTES) {
  test(`${route} asks for no script but the loader before the visitor does something`, async ({
    page,
  }) => {
    const scripts = noteScripts(page);
    await page.goto(route);
    await page.waitForTimeout(100);
    expect(scripts).toEqual([]);
    await start(page);
    for (const script of [/\/component---/, /\/app-/]) {
      expect(scripts).toContainEqual(expect.stringMatching(script));
    }
  });
}

test('the first click on a button that needs its script does what it says', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: showMapLabel }).click();
  await expect(page.getByRole('button', { name: hideMapLabel })).toBeVisible();
});

test('what is clicked before even the loader has come is done once it has', async ({ page }) => {
  const release = await hold(page, LOADER);
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByRole('button', { name: showMapLabel }).click();
  release();
  await expect(page.getByRole('button', { name: hideMapLabel })).toBeVisible();
});

// A page of many parts, and one with a long part that is divided.
for (const path of ['/', DETAILED_PROJECT]) {
  test(`${path}: what is out of view is laid out before anything is done, and nothing moves`, async ({
    page,
  }) => {
    await noteLayoutShifts(page);
    const scripts = noteScripts(page);
    const release = await hold(page, LOADER);
    await page.goto(path, { waitUntil: 'commit' });
    await waitUntilFontIsSeen(page);
    const movedByFont = await layoutShiftOf(page);
    release();
    await waitUntilLaidOut(page);
    expect(scripts).toEqual([]);
    expect(await layoutShiftOf(page)).toBe(movedByFont);
  });
}

test('the first click may show the map', async ({ page }) => {
  await page.route('https://**/*', (route) => route.fulfill({ body: 'map' }));
  await page.goto('/contact');
  await page.getByRole('button', { name: showMapLabel }).click();
  await expect(page.locator('iframe')).toBeVisible();
});

test('text typed and sent before the script has come is kept, checked and sent', async ({
  page,
}) => {
  const messages: string[] = [];
  await page.route(SEND_FORM, async (route) => {
    messages.push(route.request().postData() ?? '');
    await route.fulfill({ body: 'OK' });
  });
  const release = await hold(page, '**/*.js');
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  const form = contactForm(page);
  await fillIn(form, CONTACT, contactPage.form);
  await form.getByRole('button').click();
  await expect(page).toHaveURL('/contact');
  release();
  await waitUntilStarted(page);
  await expect(form.getByRole('status')).toHaveText(formMessages.sent);
  expect(messages).toHaveLength(1);
  expect(messages[0]).toContain('We keep stock in three notebooks.');
});

test('the first click on a link, a menu or a question does what it says', async ({ page }) => {
  await page.goto('/faq');
  const closed = faq.columns[0]!.items[3]!;
  await page.getByText(closed.title).click();
  await expect(page.getByText(openingOf(closed.desc))).toBeVisible();
  await page.goto('/');
  await dropdownWith(page, SERVICE).click();
  await menuLink(page, SERVICE).click();
  await expect(page).toHaveURL(SERVICE);
});

test('a paused motion is paused from the start of the next page', async ({ page }) => {
  test.skip(!skillsMarquee.skills, 'Nothing moves on every page.');
  await page.goto('/faq');
  await page.getByRole('button', { name: skillsMarquee.pauseLabel }).click();
  await expect(page.getByRole('button', { name: skillsMarquee.playLabel })).toBeVisible();
  await page.goto('/about');
  await waitUntilStarted(page);
  await expect(page.getByRole('button', { name: skillsMarquee.playLabel })).toBeVisible();
});

test('the line that draws itself rests while the page answers, and then goes on', async ({
  page,
}) => {
  // Late scripts do not delay what can be seen.
  const release = await hold(page, /\/app-[^/]*\.js$/);
  await page.goto('/faq');
  await waitForLoader(page);
  const line = await page.evaluateHandle(() => {
    const [drawing] = document.querySelector('[data-draws] path')!.getAnimations();
    // Slow enough to be watched.
    drawing!.effect!.updateTiming({ duration: 1_000_000 });
    const answering: string[] = [];
    for (const type of ['pointermove', 'keydown']) {
      addEventListener(type, () => answering.push(`${type} ${drawing!.playState}`), { once: true });
    }
    return { drawing: drawing!, answering };
  });
  const playState = () => line.evaluate(({ drawing }) => drawing.playState);
  const answering = () => line.evaluate(({ answering }) => answering);

  expect(await playState()).toBe('running');
  await page.mouse.move(400, 500);
  expect(await answering()).toEqual(['pointermove paused']);
  await expect.poll(playState).toBe('running');

  release();
  await waitUntilStarted(page);
  await page.keyboard.press('Tab');
  expect(await answering()).toEqual(['pointermove paused', 'keydown paused']);
  await expect.poll(playState).toBe('running');
});

test('the styles that come with the scripts change nothing that is seen', async ({ page }) => {
  for (const route of ['/', '/contact', '/portfolio', SERVICE, DETAILED_PROJECT]) {
    await page.goto(route);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // A part that waits has the height of its placeholder, which its margins may depend on.
    await waitUntilLaidOut(page);
    const look = () =>
      page.evaluate(() =>
        Array.from(document.querySelectorAll('body :not(link)'), (element) => {
          const { color, backgroundColor, font, padding, margin, display } =
            getComputedStyle(element);
          return [element.tagName, color, backgroundColor, font, padding, margin, display].join();
        }),
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
    expect(await look(), route).toEqual(before);
  }
});

test('text typed while no script comes survives a reload', async ({ page }) => {
  await page.route(APP, () => undefined);
  await page.goto('/contact');
  const form = contactForm(page);
  await fillIn(form, CONTACT, contactPage.form);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(form.getByLabel(contactPage.form.message)).toHaveValue(CONTACT.message);
});

// The browser warns of files that come and are not used at once.
loudTest(
  'a form that is sent without a network says that it waits, and goes out once there is one',
  async ({ page, context }) => {
    const messages: string[] = [];
    await page.route(SEND_FORM, async (route) => {
      messages.push(route.request().postData() ?? '');
      await route.fulfill({ body: 'OK' });
    });
    const release = await hold(page, APP);
    await page.goto('/contact');
    await waitForLoader(page);
    const form = contactForm(page);
    await fillIn(form, CONTACT, contactPage.form);
    await context.setOffline(true);
    await form.getByRole('button', { name: contactPage.form.submit }).click();
    await expect
      .poll(() => form.getByRole('status').ariaSnapshot(), { message: 'a note for eyes and ears' })
      .toContain(formMessages.held);
    // Longer than a form waits for its script.
    await page.waitForTimeout(9000);
    expect(messages).toEqual([]);
    await expect(form.getByLabel(contactPage.form.message)).toHaveValue(CONTACT.message);
    await context.setOffline(false);
    release();
    await expect.poll(() => messages.length).toBe(1);
    expect(messages[0]).toContain(CONTACT.lastname);
  },
);

test('a copy of a page at another address does not start, and stays there', async ({ page }) => {
  const copy = '/web/2026/about';
  await page.route(`**${copy}`, async (route) => {
    await route.fulfill({
      response: await route.fetch({ url: route.request().url().replace(copy, '/about') }),
    });
  });
  await page.goto(copy);
  await waitForLoader(page);
  await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
  await expect(page.locator('script[src*="/app-"]')).toHaveCount(0);
  await expect(page).toHaveURL(copy);
});

import type { Page } from '@playwright/test';
import { contactPage, formMessages } from '../content';
import { TYPED } from '../forms';
import { expect, loudTest, test } from './console';
import { answerWith, fillIn, formOf, openContactForm, reach, SEND_FORM } from './forms';
import { hold, isTakenOver, openStarted, start, waitForLoader, waitUntilIdle } from './pages';

// What a visitor does while something is on its way, or somebody else has changed the page, is neither lost nor undone.

const { doors } = contactPage;

const message = (page: Page) => page.locator('#contact-message');
const send = (page: Page) => formOf(page, 'contact').locator('[type=submit]');

test('what is sent is what was pressed and checked, and what is written meanwhile stays with its caret', async ({
  page,
}) => {
  const messages = await answerWith(page, 200);
  const form = await openContactForm(page);
  await fillIn(form, 'contact');
  const release = await hold(page, /\.js$/);
  await send(page).click();
  await expect(form.getByRole('status')).toHaveText(formMessages.sending);
  await page.locator('#contact-phone').fill('98');
  await message(page).focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('P.S. ');
  release();
  await expect(form.getByText(formMessages.sent)).toBeVisible();
  expect(messages).toHaveLength(1);
  expect(messages[0]).toContain(TYPED.phone);
  expect(messages[0]).not.toContain('P.S.');
  await page.keyboard.type('Again: ');
  await expect(message(page)).toHaveValue(`P.S. Again: ${TYPED.message}`);
  await expect(page.locator('#contact-phone')).toHaveValue('98');
  await expect(page.locator('#contact-lastname')).toHaveValue('');
});

loudTest(
  'a text that is pressed again and again while the script that sends it does not come is sent once',
  async ({ page }) => {
    const messages = await answerWith(page, 200);
    await page.clock.install();
    const form = await openContactForm(page);
    await fillIn(form, 'contact');
    const release = await hold(page, /\.js$/);
    for (const wait of ['00:21', '00:21', '00:01']) {
      await send(page).click();
      await expect(form.getByRole('status')).toHaveText(formMessages.sending);
      await page.clock.runFor(wait);
      if (wait === '00:21') await expect(form.getByText(formMessages.broken)).toBeVisible();
    }
    release();
    await expect(form.getByText(formMessages.sent)).toBeVisible();
    await expect(message(page)).toHaveValue('');
    expect(messages).toHaveLength(1);
  },
);

loudTest(
  'an outcome does not take the field that the visitor has gone on to out of the view',
  async ({ page }) => {
    await answerWith(page, 500);
    const form = await openContactForm(page);
    await fillIn(form, 'contact');
    await page.setViewportSize({ width: 390, height: 500 });
    const release = await hold(page, /\.js$/);
    // At once: the visitor need not wait until the form has been checked.
    await send(page).evaluate((button: HTMLButtonElement) => {
      button.focus();
      button.click();
      document.getElementById('contact-firstname')!.focus();
    });
    await expect(form.getByRole('status')).toHaveText(formMessages.sending);
    await expect(page.locator('#contact-firstname')).toBeInViewport();
    release();
    await expect(form.getByText(formMessages.refused)).toBeAttached();
    await waitUntilIdle(page);
    await expect(page.locator('#contact-firstname')).toBeInViewport();
  },
);

for (const status of [200, 500]) {
  loudTest(
    `the answer ${status} to one form leaves the field of the other, in which the visitor is, where it is`,
    async ({ page }) => {
      await answerWith(page, status);
      await page.clock.install();
      await page.setViewportSize({ width: 1280, height: 600 });
      const form = await openContactForm(page);
      await fillIn(form, 'contact');
      const release = await hold(page, /\.js$/);
      await send(page).click();
      const field = page.locator('#callback-fullname');
      await field.focus();
      await expect(field).toBeInViewport({ ratio: 1 });
      release();
      const told = form.getByText(status === 200 ? formMessages.sent : formMessages.refused);
      await expect(told).toBeAttached();
      await waitUntilIdle(page);
      await expect(field).toBeInViewport({ ratio: 1 });
      // Nothing scrolls to the message of a failure, so that the page tells of it.
      const notice = page.locator('#page-announcer').getByRole('link');
      if (status === 500) await expect(notice).toBeInViewport();
      else await expect(notice).toHaveCount(0);
      // Then the record takes the place of a form that was sent.
      await page.clock.runFor('00:06');
      if (status === 200) await expect(form).toBeHidden();
      await expect(field).toBeInViewport({ ratio: 1 });
    },
  );
}

test('the form in use stays when the window becomes narrower', async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await openStarted(page, '/contact');
  for (const field of ['#contact-message', '#callback-message']) {
    await page.setViewportSize({ width: 1180, height: 820 });
    await page.locator(field).click();
    await page.setViewportSize({ width: 820, height: 1180 });
    await expect(page.locator(field)).toBeVisible();
    await expect(page.locator(field)).toBeFocused();
  }
});

for (const isStarted of [false, true]) {
  test(`what is filled in by a program that tells of a change alone is kept, ${isStarted ? 'after' : 'before'} the scripts start`, async ({
    page,
  }) => {
    await page.goto('/contact');
    await waitForLoader(page);
    if (isStarted) await start(page);
    await message(page).evaluate((field: HTMLTextAreaElement, text) => {
      field.value = text;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }, TYPED.message);
    await page.reload();
    await expect(message(page)).toHaveValue(TYPED.message);
  });
}

test('an error stays when the field that was sent from is left unchanged', async ({ page }) => {
  const form = await openContactForm(page);
  await page.locator('#contact-phone').pressSequentially('98');
  // The focus stays, as it does in Safari when a button is pressed.
  await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
  const error = form.getByText(formMessages.phoneInvalid);
  await expect(error).toBeVisible();
  await page.locator('#contact-phone').focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('#contact-phone')).not.toBeFocused();
  await expect(error).toBeVisible();
});

loudTest(
  'a page whose data has changed since it was opened replaces nothing, and its form is sent',
  async ({ page }) => {
    const messages = await answerWith(page, 200);
    await page.route('**/page-data/contact/page-data.json', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({
        response,
        body: text.replace('"path":"/contact"', '"path": "/contact"'),
      });
    });
    await page.goto('/contact');
    await waitForLoader(page);
    await message(page).pressSequentially(TYPED.message.split('\n')[0]!, { delay: 20 });
    await fillIn(formOf(page, 'contact'), 'contact');
    await page.waitForLoadState('networkidle');
    const hasStarted = await page.evaluate(isTakenOver);
    expect(hasStarted).toBe(false);
    await send(page).click();
    await expect.poll(() => messages.length).toBe(1);
    expect(messages[0]).toContain(TYPED.lastname);
  },
);

loudTest('before a form that waits is left, the browser asks', async ({ page }) => {
  await answerWith(page, 200);
  await hold(page, /\/(app|component)-[^/]*\.js$/);
  await page.goto('/contact');
  await waitForLoader(page);
  await fillIn(formOf(page, 'contact'), 'contact');
  await send(page).click();
  await expect(formOf(page, 'contact')).toHaveAttribute('data-held', '');
  const asked = page.waitForEvent('dialog');
  void page.reload().catch(() => undefined);
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
});

test('a click by a program starts the page, which old scripts of others do not end, and then nobody notes changes', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Element.prototype.remove = function removeByParent(this: Element) {
      this.parentNode?.removeChild(this);
    };
  });
  await page.goto('/');
  await waitForLoader(page);
  await page.locator('h1').evaluate((title: HTMLElement) => title.click());
  await page.waitForFunction(isTakenOver);
  const count = () => page.evaluate(() => window.changes.length);
  await expect
    .poll(async () => {
      const before = await count();
      await page.evaluate(() => document.querySelector('h1')!.append(' '));
      return (await count()) - before;
    })
    .toBe(0);
});

const leave = (page: Page) =>
  page.getByRole('link', { name: formMessages.privacyLink.label }).last().click();

// Where a visitor may be when a message fails, and where the form is.
for (const [where, path, name, goOn] of [
  ['on another page', '/contact', 'contact', leave],
  ['at the top of the page', '/', 'callback', (page: Page) => page.keyboard.press('Control+Home')],
  [
    'at the other form on a phone',
    '/contact',
    'callback',
    (page: Page) =>
      page.getByRole('radio', { name: doors.write.title }).locator('visible=true').check(),
  ],
] as const)
  loudTest(
    `the page tells a visitor ${where} of a failure, and leads back to the form`,
    async ({ page }) => {
      if (where.endsWith('phone')) await page.setViewportSize({ width: 390, height: 844 });
      await answerWith(page, 500, 200);
      await openStarted(page, path);
      const form = await reach(formOf(page, name));
      await fillIn(form, name);
      const release = await hold(page, SEND_FORM);
      await form.locator('[type=submit]').click();
      await goOn(page);
      await expect(form).not.toBeInViewport();
      release();
      const html = page.locator('html');
      await html.evaluate((element) => element.setAttribute('data-same', ''));
      await page.getByRole('link', { name: formMessages.refused }).click();
      await expect(form).toBeInViewport();
      // A new document would forget a text that cannot be stored.
      await expect(html).toHaveAttribute('data-same');
      await expect(form.getByRole('alert')).toHaveText(formMessages.refused);
      await expect(page.getByRole('link', { name: formMessages.refused })).toBeHidden();
      await form.locator('[type=submit]').click();
      await expect(form.getByRole('status')).toHaveText(formMessages.sent);
    },
  );

/** Sends the contact form of a page whose clock the test moves. Each message is answered as the test says. */
async function sendUnanswered(page: Page) {
  const answers: ((status: number) => Promise<void>)[] = [];
  await page.route(SEND_FORM, (route) => {
    answers.push((status) => route.fulfill({ status, body: 'OK' }));
  });
  await page.clock.install();
  const form = await openContactForm(page);
  await fillIn(form, 'contact');
  await send(page).click();
  await expect.poll(() => answers.length).toBe(1);
  return { form, answers };
}

/** Does so, and lets the time pass in which the visitor waits for the answer. */
async function sendInVain(page: Page) {
  const sent = await sendUnanswered(page);
  await page.clock.runFor(21_000);
  await expect(sent.form.getByRole('alert')).toContainText(formMessages.broken);
  return sent;
}

const notice = (page: Page) => page.getByRole('link', { name: formMessages.broken });

loudTest(
  'the page tells a visitor who has left of a time-out, and the form shows a late success',
  async ({ page }) => {
    const { form, answers } = await sendUnanswered(page);
    await leave(page);
    await expect(form).toHaveCount(0);
    await page.clock.runFor(21_000);
    await notice(page).click();
    await expect(form.getByRole('alert')).toContainText(formMessages.broken);
    await answers[0]!(200);
    await expect(form.getByText(formMessages.sent)).toBeVisible();
    expect(answers).toHaveLength(1);
  },
);

loudTest(
  'a form to which the visitor has come back tells by itself, and the browser asks until then',
  async ({ page }) => {
    const { form } = await sendUnanswered(page);
    await leave(page);
    await expect(form).toHaveCount(0);
    await page.clock.runFor(10_000);
    await page.goBack();
    await expect(form.getByRole('status')).toHaveText(formMessages.sending);
    await expect(message(page)).toHaveValue(TYPED.message);
    await page.clock.runFor(12_000);
    await expect(form.getByRole('status')).toHaveText(formMessages.sending);
    await expect(notice(page)).toHaveCount(0);
    const asks = () =>
      page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
    await expect.poll(asks).toBe(true);
    await page.clock.runFor(10_000);
    await expect(form.getByRole('alert')).toContainText(formMessages.broken);
    await expect.poll(asks).toBe(false);
  },
);

loudTest(
  'the next press sends an unanswered text again, and the form tells of one success once',
  async ({ page }) => {
    const { form, answers } = await sendInVain(page);
    await send(page).click();
    await expect.poll(() => answers.length).toBe(2);
    await expect(form.getByRole('status')).toHaveText(formMessages.sending);
    await answers[0]!(200);
    await expect(form.getByText(formMessages.sent)).toBeVisible();
    const answered = page.waitForResponse(SEND_FORM);
    await answers[1]!(500);
    await answered;
    await waitUntilIdle(page);
    await expect(form.getByText(formMessages.sent)).toBeVisible();
    await expect(form.getByRole('alert')).toHaveText('');
    expect(answers).toHaveLength(2);
  },
);

loudTest(
  'a late success of one text does not hide that the next one has failed',
  async ({ page }) => {
    const { form, answers } = await sendInVain(page);
    await message(page).fill('Another text.');
    await send(page).click();
    await expect.poll(() => answers.length).toBe(2);
    await answers[1]!(500);
    await expect(form.getByRole('alert')).toHaveText(formMessages.refused);
    const answered = page.waitForResponse(SEND_FORM);
    await answers[0]!(200);
    await answered;
    await waitUntilIdle(page);
    await expect(form.getByRole('alert')).toHaveText(formMessages.refused);
    await expect(page.locator('#contact-lastname')).toHaveValue(TYPED.lastname);
  },
);

import type { Page } from '@playwright/test';
import { FIELDS, FORMS } from '../../enquiry/forms';
import { sentNameOf } from '../../enquiry/mail-service/mail-service';
import { LOCAL_MAIL, mailServiceOf } from '../../enquiry/mail-service/settings';
import { TRAP_FIELD } from '../../src/forms/form-values';
import { callbackSection, company, contactPage, formMessages, startingWith } from '../content';
import { FORM_NAMES, FORMS_ON_PAGES, TYPED, typedInto } from '../forms';
import { MATRIX } from '../routes';
import { expect, loudTest, test } from './console';
import {
  answerWith,
  expectMissing,
  expectNotSent,
  fieldOf,
  fillIn,
  formOf,
  openContactForm,
  reach,
  SEND_FORM,
} from './forms';
import { menuLink } from './menus';
import { hold, openStarted, start, waitUntilIdle } from './pages';
import { titleFaults } from './text-faults';

const { form: labels } = contactPage;
const { sent: SENT, refused: REFUSED, broken: BROKEN, sending: SENDING } = formMessages;
const TOO_SOON = `${REFUSED} ${formMessages.tooSoon}`;
const TOO_LONG = `${REFUSED} ${formMessages.tooLong}`;

async function fillAndSend(page: Page) {
  const form = await openContactForm(page);
  await fillIn(form, 'contact');
  await form.getByRole('button', { name: labels.submit }).click();
  return form;
}

/** Sends the contact form, whose answer waits until it is released. */
async function sendAndHold(page: Page, ...statuses: number[]) {
  const messages = await answerWith(page, ...statuses);
  const answer = await hold(page, SEND_FORM);
  const form = await fillAndSend(page);
  await expect(form.getByRole('button')).toContainText(SENDING);
  return { form, messages, answer };
}

loudTest(
  '200: the success message stays for five seconds and the form is empty',
  async ({ page }) => {
    await page.clock.install();
    const messages = await answerWith(page, 200);
    const form = await fillAndSend(page);
    await expect(form.getByRole('status')).toHaveText(SENT);
    // The clock also runs by itself.
    await page.clock.runFor(3_500);
    await expect(form.getByRole('status')).toHaveText(SENT);
    await expect(fieldOf(form, labels.message)).toHaveValue('');
    await page.clock.runFor(2_000);
    await expect(form.getByText(SENT)).toBeHidden({ timeout: 1000 });
    expect(messages).toHaveLength(1);
  },
);

test('what an extension adds to a form is neither kept, nor checked, nor sent', async ({
  page,
}) => {
  const messages = await answerWith(page, 200);
  const form = await openContactForm(page);
  await form.evaluate((element) => {
    for (const [id, type, name] of [
      ['lp-email', 'text', 'lp'],
      ['pw', 'password', 'pw'],
      ['contact-helper', 'hidden', 'elements'],
      ['', 'hidden', 'id'],
    ]) {
      element.prepend(
        Object.assign(document.createElement('input'), { id, type, name, value: 'added' }),
      );
    }
  });
  // Another takes something away.
  await form.locator(`[name=${TRAP_FIELD}]`).evaluate((trap) => trap.remove());
  await fillIn(form, 'contact');
  const kept = () => page.evaluate(() => JSON.stringify(sessionStorage));
  await expect.poll(kept).toContain('draft-contact');
  await expect.poll(kept).not.toContain('added');
  await form.getByRole('button', { name: labels.submit }).click();
  await expect(form.getByText(SENT)).toBeVisible();
  expect(messages).toHaveLength(1);
  expect(messages[0]).toContain(TYPED.email);
  expect(messages[0]).not.toContain('added');
});

loudTest(
  'a success after the time-out counts, and keeps what was typed since',
  async ({ page }) => {
    await page.clock.install();
    const { form, messages, answer } = await sendAndHold(page, 200);
    await page.clock.runFor(21_000);
    await expect(form.getByRole('alert')).toHaveText(BROKEN);
    await fieldOf(form, labels.subject).fill('Another matter');
    answer();
    await expect(form.getByRole('status')).toHaveText(SENT);
    await expect(fieldOf(form, labels.message)).toHaveValue('');
    await expect(fieldOf(form, labels.subject)).toHaveValue('Another matter');
    expect(messages).toHaveLength(1);
  },
);

loudTest(
  'the form shows a refusal that comes after the time-out, and the next press sends again',
  async ({ page }) => {
    await page.clock.install();
    const { form, messages, answer } = await sendAndHold(page, 500, 200);
    await page.clock.runFor(27_000);
    await expect(form.getByRole('alert')).toHaveText('');
    answer();
    await expect(form.getByRole('alert')).toHaveText(REFUSED);
    await form.getByRole('button').click();
    await expect(form.getByRole('status')).toHaveText(SENT);
    expect(messages).toHaveLength(2);
  },
);

// What each answer of the service comes to is in src/forms/send-message.test.ts.
loudTest(
  '413: the failure stays, the text too, and it can be sent again at once',
  async ({ page }) => {
    await page.clock.install();
    const messages = await answerWith(page, 413, 200);
    const form = await fillAndSend(page);
    await expect(form.getByRole('alert')).toHaveText(TOO_LONG);
    await page.clock.runFor(5_500);
    await expect(form.getByRole('alert')).toHaveText(TOO_LONG);
    await page.reload();
    await reach(form);
    await expect(form.getByRole('alert')).toHaveText(TOO_LONG);
    await expect(fieldOf(form, labels.message)).toHaveValue(TYPED.message);

    // It goes with the next press, even if that sends nothing.
    await fieldOf(form, labels.lastname).fill('');
    await form.getByRole('button', { name: labels.submit }).click();
    await expect(form.getByText(formMessages.lastnameRequired)).toBeVisible();
    await expect(form.getByRole('alert')).toHaveText('');
    await fieldOf(form, labels.lastname).fill(TYPED.lastname);
    await form.getByRole('button', { name: labels.submit }).click();
    await expect(form.getByRole('status')).toHaveText(SENT);
    expect(messages).toHaveLength(2);
  },
);

loudTest(
  'a lost network: the failure stays, and e-mail and phone are offered',
  async ({ page }) => {
    await page.route(SEND_FORM, (route) => route.abort('internetdisconnected'));
    const form = await fillAndSend(page);
    await expect(form.getByRole('alert')).toHaveText(REFUSED);
    await expect(form.getByRole('link', { name: company.phone })).toBeVisible();
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(() => titleFaults(page, 'form a[href^="tel:"]', /.+/g)).toEqual([]);
    }
    const mail = form.getByRole('link', { name: formMessages.helpEmail });
    await page.evaluate(() =>
      document.addEventListener('click', (event) => event.preventDefault(), { capture: true }),
    );
    await mail.click();
    const href = decodeURIComponent((await mail.getAttribute('href')) ?? '');
    expect(href).toContain(`subject=${TYPED.subject}`);
    expect(href).toContain('We keep stock in three notebooks.');
    await fieldOf(form, labels.subject).evaluate((field) => field.remove());
    await mail.click();
    const withoutSubject = (await mail.getAttribute('href')) ?? '';
    expect(withoutSubject).toContain(`subject=${encodeURIComponent(labels.submit)}&`);
  },
);

loudTest('no answer in twenty seconds: the message goes away, the text stays', async ({ page }) => {
  await page.clock.install();
  await page.route(SEND_FORM, () => undefined);
  const form = await fillAndSend(page);
  await expect(form.getByRole('button')).toContainText(SENDING);
  // It is announced once: the button, which may have the focus, keeps its name.
  await expect(form.getByRole('status')).toHaveText(SENDING);
  await expect(form.getByRole('button')).toHaveAccessibleName(labels.submit);
  await page.clock.runFor(19_000);
  await expect(form.getByRole('alert')).toHaveText('');
  await page.clock.runFor(2_000);
  await expect(form.getByRole('status')).toHaveText('');
  await expect(form.getByRole('alert')).toHaveText(BROKEN);
  await page.clock.runFor(5_500);
  await expect(form.getByRole('alert')).toHaveText('');
  await expect(fieldOf(form, labels.message)).toHaveValue(TYPED.message);
  await expect(form.getByRole('link', { name: company.phone })).toBeVisible();
  // What has been cleared does not come back with a reload.
  await page.reload();
  await reach(form);
  await expect(fieldOf(form, labels.message)).toHaveValue(TYPED.message);
  await expect(form.getByLabel(formMessages.trap, { exact: true })).toBeAttached();
  await expect(form.getByRole('alert')).toHaveText('');
});

loudTest(
  'a double click and a second Enter send one message, a second one within thirty seconds is refused, and the other form is sent at once',
  async ({ page }) => {
    const messages = await answerWith(page, 200);
    const form = await openContactForm(page);
    await fillIn(form, 'contact');
    await fieldOf(form, labels.subject).press('Enter');
    await fieldOf(form, labels.subject).press('Enter');
    await form.getByRole('button').dblclick({ force: true });
    await expect(form.getByRole('status')).toHaveText(SENT);
    await waitUntilIdle(page);
    expect(messages).toHaveLength(1);
    await fillIn(form, 'contact');
    await form.getByRole('button').click();
    await expect(form.getByRole('alert')).toHaveText(TOO_SOON);
    expect(messages).toHaveLength(1);

    const other = formOf(page, 'callback');
    await fillIn(other, 'callback');
    await other.getByRole('button').click();
    await expect(other.getByRole('status')).toHaveText(SENT);
    expect(messages).toHaveLength(2);
  },
);

loudTest(
  'an address on the block list is refused, and so is a program that fills in the trap',
  async ({ page }) => {
    const messages = await answerWith(page, 200);
    const form = await openContactForm(page);
    const [email = ''] = mailServiceOf(LOCAL_MAIL).blocked;
    await fillIn(form, 'contact', { email });
    await form.getByRole('button').click();
    await expect(form.getByRole('alert')).toHaveText(REFUSED);
    await page.reload();
    await reach(form);
    await fillIn(form, 'contact');
    await form.locator(`[name=${TRAP_FIELD}]`).fill('https://spam.example', { force: true });
    await form.getByRole('button').click();
    await expect(form.getByRole('alert')).toHaveText(REFUSED);
    expect(messages).toHaveLength(0);

    // A browser may have filled it in for a visitor, who presses again.
    await form.getByRole('button').click();
    await expect(form.getByRole('status')).toHaveText(SENT);
    expect(messages).toHaveLength(1);
    expect(messages[0]).not.toMatch(new RegExp(`${TRAP_FIELD}|spam`));
  },
);

loudTest(
  'where storage is blocked, messages stay and go through all the same',
  async ({ page }) => {
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { configurable: true, get });
    });
    const messages = await answerWith(page, 500, 200);
    const form = await fillAndSend(page);
    await expect(form.getByRole('alert')).toHaveText(REFUSED);
    await form.getByRole('link', { name: formMessages.privacyLink.label }).click();
    await expect(page).toHaveURL(formMessages.privacyLink.href);
    await page.goBack();
    await expect(fieldOf(form, labels.message)).toHaveValue(TYPED.message);
    // Until its script has the form, which comes into view, the browser would send it.
    await reach(form);
    await form.getByRole('button').click();
    await expect(form.getByRole('status')).toHaveText(SENT);
    expect(messages).toHaveLength(2);
  },
);

/** What a browser may have stored under any name, and by how many years its clock is wrong. */
const STORED: [string, number][] = ['null', '[[7]]', '{', '1e999', '{"failure":"refused"}']
  .concat('{"values":{"email":7,"message":{},"phone":null}}')
  .map((text) => [text, 0]);
STORED.push([String(Date.now()), 1], [String(Date.now()), -1]);

STORED.forEach(([text, years], index) => {
  const tag = text.startsWith('{"values"') ? [] : [MATRIX];
  test(`whatever was stored before, a form sends: ${index}`, { tag }, async ({ page }) => {
    const date = new Date();
    await page.clock.setFixedTime(date.setFullYear(date.getFullYear() + years));
    await page.addInitScript((stored) => {
      Storage.prototype.getItem = () => stored;
      history.replaceState(stored, '');
    }, text);
    await answerWith(page, 200);
    const form = await fillAndSend(page);
    await expect(form.getByRole('status')).toHaveText(SENT);
  });
});

loudTest(
  'what is typed survives a reload and a change of page as it was typed, is sent plain, and goes then',
  async ({ page }) => {
    const messages = await answerWith(page, 200);
    const form = await openContactForm(page);
    // As phones give them.
    const typed = { phone: '\u202a+91\u00a098450 12345\u202c', email: '\u200ekavya@example.com' };
    await fillIn(form, 'contact', { ...typed });
    await page.reload();
    await reach(form);
    await expect(fieldOf(form, labels.message)).toHaveValue(TYPED.message);
    await menuLink(page, '/portfolio').click();
    await expect(page).toHaveURL('/portfolio');
    await page.goBack();
    await expect(fieldOf(form, labels.phone)).toHaveValue(typed.phone);
    await reach(form);
    await form.getByRole('button').click();
    await expect(form.getByRole('status')).toHaveText(SENT);
    expect(messages[0]).toContain(`name="${sentNameOf('phone')}"\r\n\r\n${TYPED.phone}\r\n`);
    expect(messages[0]).toContain(`name="${sentNameOf('email')}"\r\n\r\n${TYPED.email}\r\n`);
    await page.reload();
    await start(page);
    await expect(fieldOf(form, labels.message)).toHaveValue('');
  },
);

for (const name of FORM_NAMES) {
  const { path, labels: own } = FORMS_ON_PAGES[name];
  loudTest(
    `the form “${name}” names what is missing, keeps what is typed over a reload, and sends every field`,
    async ({ page }) => {
      const messages = await answerWith(page, 200);
      await openStarted(page, path);
      const form = await reach(formOf(page, name));
      const submit = form.getByRole('button', { name: own.submit });
      await submit.click();
      await expectMissing(form, name);
      await fillIn(form, name);
      await page.reload();
      await reach(form);
      await submit.click();
      await expect(form.getByRole('status')).toHaveText(SENT);
      expect(messages).toHaveLength(1);
      for (const field of FORMS[name].fields) {
        expect(messages[0]).toContain(`name="${sentNameOf(field)}"\r\n`);
      }
      for (const value of Object.values(typedInto(name))) {
        expect(messages[0]).toContain(`\r\n\r\n${value.replaceAll('\n', '\r\n')}\r\n`);
      }
    },
  );
}

loudTest('the browser asks before a page is left with a message under way', async ({ page }) => {
  await page.route(SEND_FORM, () => undefined);
  const form = await fillAndSend(page);
  await expect(form.getByRole('button')).toContainText(SENDING);
  const questions: string[] = [];
  page.on('dialog', async (dialog) => {
    questions.push(dialog.type());
    await dialog.accept();
  });
  await page.reload();
  expect(questions).toEqual(['beforeunload']);
  await reach(form);
  await expect(fieldOf(form, labels.message)).toHaveValue(TYPED.message);
});

test('an empty contact form names every missing field and moves to the first', async ({ page }) => {
  await expectNotSent(page);
  const form = await openContactForm(page);
  for (const [each, note] of [
    [form, labels.note],
    [formOf(page, 'callback'), callbackSection.form.note],
  ] as const) {
    // Before the first field both say which ones are needed.
    await expect(each).toHaveText(startingWith(note), { useInnerText: true });
  }
  await form.getByRole('button', { name: labels.submit }).click();
  await expectMissing(form, 'contact');
  await expect(fieldOf(form, labels.firstname)).toBeFocused();
  await expect(fieldOf(form, labels.firstname)).toHaveAttribute('aria-invalid', 'true');
  // As specified, only an error of the message draws a frame.
  await expect(fieldOf(form, labels.subject)).toHaveCSS('box-shadow', 'none');
  await expect(fieldOf(form, labels.message)).not.toHaveCSS('box-shadow', 'none');
  await expect(fieldOf(form, labels.firstname)).toHaveAccessibleDescription(
    formMessages.firstnameRequired,
  );
  await expect(fieldOf(form, labels.phone)).toHaveAccessibleDescription(
    `${formMessages.phoneRequired} ${labels.phoneHint}`,
  );

  // Typing clears the error of a field, and no other.
  await fieldOf(form, labels.lastname).pressSequentially('N');
  await expect(form.getByText(formMessages.lastnameRequired)).toBeHidden();
  await expect(form.getByText(formMessages.firstnameRequired)).toBeVisible();
  await expect(fieldOf(form, labels.lastname)).not.toHaveAttribute('aria-invalid');

  // A wrong value keeps what was typed and gets the focus. Which values are wrong is in src/forms/rules.test.ts.
  await fillIn(form, 'contact', { phone: '98450' });
  await form.getByRole('button', { name: labels.submit }).click();
  await expect(form.getByText(formMessages.phoneInvalid, { exact: true })).toBeVisible();
  await expect(fieldOf(form, labels.phone)).toBeFocused();
  await expect(fieldOf(form, labels.phone)).toHaveValue('98450');
});

test('what is wrong is in view with its field, and is read out to whoever is in the field', async ({
  page,
}) => {
  await expectNotSent(page);
  await page.setViewportSize({ width: 1280, height: 600 });
  const form = await openContactForm(page);
  await fillIn(form, 'contact');
  await fieldOf(form, labels.message).fill('');
  await fieldOf(form, labels.firstname).press('Enter');
  await expect(fieldOf(form, labels.message)).toBeFocused();
  await expect(form.getByText(formMessages.messageRequired)).toBeInViewport({ ratio: 1 });

  const announced = form.locator('[aria-live=assertive]');
  await expect(announced).toHaveText('');
  await fieldOf(form, labels.message).fill(TYPED.message);
  const email = fieldOf(form, labels.email);
  await email.fill('kavya@');
  await email.press('Enter');
  await expect(announced).toHaveText(formMessages.emailInvalid);
  await expect(email).toBeFocused();
});

test('a text that comes near the longest says how much is left, and one beyond stays whole and is refused', async ({
  page,
}) => {
  await expectNotSent(page);
  const form = await openContactForm(page);
  const message = fieldOf(form, labels.message);
  const left = (count: number) => form.getByText(`${formMessages.charactersLeft} ${count}`);
  await message.fill('ಕ'.repeat(0.8 * FIELDS.message.maxLength));
  await expect(form.getByText(formMessages.charactersLeft)).toHaveCount(0);
  await message.fill('ಕ'.repeat(FIELDS.message.maxLength - 99));
  await expect(left(90)).toBeVisible();
  await expect(message).toHaveAccessibleDescription(`${formMessages.charactersLeft} 90`);
  await message.fill('ಕ'.repeat(FIELDS.message.maxLength - 1));
  await message.press('End');
  await message.pressSequentially('12');
  await expect(message).toHaveValue(`${'ಕ'.repeat(FIELDS.message.maxLength - 1)}12`);
  await expect(message).toHaveAccessibleDescription(formMessages.tooLong);

  const name = fieldOf(form, labels.firstname);
  const long = 'K'.repeat(FIELDS.firstname.maxLength + 50);
  await fillIn(form, 'contact', { firstname: long });
  await form.getByRole('button', { name: labels.submit }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveValue(long);
  await expect(name).toHaveAccessibleDescription(formMessages.tooLong);
});

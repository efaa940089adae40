import type { Page } from '@playwright/test';
import type { FormName } from '../../enquiry/forms';
import { callbackSection, company, contactPage, formMessages } from '../content';
import { TYPED } from '../forms';
import { expect, test } from './console';
import { fieldOf, fillIn, formOf, reach, SEND_FORM } from './forms';
import { layoutShiftOf } from './layout-shift';
import { menuLink } from './menus';
import { hold, openStarted, waitUntilIdle } from './pages';

const { doors, nextSteps } = contactPage;
const { beforeNoon } = contactPage.times;
const SENT_AT = `${nextSteps.sentTitle} 10:42 ${beforeNoon}`;
const MONDAY = '2026-11-23T10:42:00+05:30';
/** Before the time of the answer, which src/sections/contact-doors/answer-time.test.ts tries, if there are hours. */
const BY = company.openingHours ? `, ${doors.record.byWord} ` : '';

/** A little longer than the message that the form was sent is shown, in milliseconds. */
const MESSAGE = 5_100;

test.use({ timezoneId: 'Asia/Kolkata' });

const recordOf = (page: Page, { sentTitle }: { sentTitle: string }) =>
  page.getByRole('group', { name: sentTitle });
const firstStep = (page: Page) =>
  page.getByRole('region', { name: nextSteps.title }).getByRole('heading', { level: 3 }).first();

/** Opens the page at a time at which every message is delivered. */
async function openAt(page: Page, time: string) {
  await page.clock.install({ time: new Date(time) });
  await page.route(SEND_FORM, (route) => route.fulfill({ body: 'OK' }));
  await openStarted(page, '/contact');
}

/** Fills in a form, and presses its button. */
async function press(page: Page, name: FormName) {
  const form = await reach(formOf(page, name));
  await fillIn(form, name);
  await form.getByRole('button').click();
  return form;
}

/** Sends the callback form on a Monday. */
async function sendCallback(page: Page) {
  await openAt(page, MONDAY);
  const form = await press(page, 'callback');
  await expect(form.getByText(formMessages.sent)).toBeVisible();
  return form;
}

test('the record says when the form was sent, however late the visitor sees it', async ({
  page,
}) => {
  await openAt(page, MONDAY);
  const release = await hold(page, SEND_FORM);
  const form = await press(page, 'callback');
  await expect(form.getByRole('status')).toHaveText(formMessages.sending);
  await menuLink(page, '/portfolio').click();
  await expect(form).toHaveCount(0);
  const answered = page.waitForResponse(SEND_FORM);
  release();
  await answered;
  await page.clock.fastForward('10:00');
  await menuLink(page, '/contact').click();
  await reach(form);
  await expect(form.getByText(formMessages.sent)).toBeVisible();
  await expect(fieldOf(form, callbackSection.form.message)).toHaveValue('');
  await page.clock.runFor(MESSAGE);
  await expect(recordOf(page, doors.callback)).toContainText(`10:42 ${beforeNoon}`);
});

test('after five seconds the record takes the place of the form and the focus, until another is sent', async ({
  page,
}) => {
  const form = await sendCallback(page);
  const record = recordOf(page, doors.callback);
  await expect(record).toHaveCount(0);
  await expect(firstStep(page)).toHaveText(nextSteps.send.title);
  await page.clock.runFor(MESSAGE);
  await expect(record).toBeFocused();
  await expect(record).toBeInViewport();
  await expect(form).toBeHidden();
  await expect(firstStep(page)).toHaveText(SENT_AT);
  await expect(record).toContainText(`today, 23 November, 10:42 ${beforeNoon}`);
  await expect(record).toContainText(`${doors.record.phonePrefix} 98450 12345${BY}`);
  await expect(record).toContainText(callbackSection.form.subjectDefault);
  await expect(record.getByRole('link', { name: company.phone })).toBeVisible();
  // It is announced, and the other form stays.
  await expect(page.getByRole('status').filter({ has: record })).toBeVisible();
  await expect(formOf(page, 'contact')).toBeVisible();

  const { fullname, subject, subjectDefault } = callbackSection.form;
  await page.getByRole('button', { name: doors.record.againLabel }).click();
  await expect(fieldOf(form, fullname)).toBeFocused();
  await expect(fieldOf(form, fullname)).toHaveValue('');
  await expect(fieldOf(form, subject)).toHaveValue(subjectDefault);
  await expect(record).toHaveCount(0);
});

test('a form to which the visitor has gone back, or already writes another text, is not taken away', async ({
  page,
}) => {
  const form = await sendCallback(page);
  const message = fieldOf(form, callbackSection.form.message);
  await message.focus();
  await page.clock.runFor(MESSAGE);
  await expect(message).toBeFocused();
  await press(page, 'callback');
  await message.fill('One more thing.');
  await page.clock.runFor(MESSAGE);
  await expect(firstStep(page)).toHaveText(SENT_AT);
  await expect(message).toBeVisible();
  await expect(message).toHaveValue('One more thing.');

  // A press while the message is shown does not lose the time of the one before. It comes too soon for another.
  await page.clock.runFor('01:00:00');
  await press(page, 'callback');
  await expect(form.getByText(formMessages.sent)).toBeVisible();
  await fillIn(form, 'callback');
  await form.getByRole('button').click();
  await expect(form.getByRole('alert')).toBeVisible();
  await expect(firstStep(page)).toHaveText(SENT_AT.replace('10:', '11:'));

  // When the page is left, nothing tells that it was sent any more.
  await menuLink(page, '/portfolio').click();
  await expect(page).toHaveURL('/portfolio');
  await menuLink(page, '/contact').click();
  await expect(firstStep(page)).toHaveText(nextSteps.send.title);
});

test('a visitor who has gone on to another part of the page stays there', async ({ page }) => {
  await openAt(page, MONDAY);
  const answer = await hold(page, SEND_FORM);
  const form = await press(page, 'callback');
  await expect(form.getByRole('button')).toContainText(formMessages.sending);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(form).not.toBeInViewport();
  const placeOf = () => page.evaluate(() => scrollY);
  const place = await placeOf();
  answer();
  await expect(form.getByText(formMessages.sent)).toBeVisible();
  await waitUntilIdle(page);
  await expect.poll(placeOf).toBe(place);
});

test('the record of the other form has the e-mail address and the subject, and a focus elsewhere stays', async ({
  page,
}) => {
  await openAt(page, '2026-11-28T22:00:00+05:30');
  const form = await press(page, 'contact');
  await expect(form.getByText(formMessages.sent)).toBeVisible();
  const elsewhere = fieldOf(formOf(page, 'callback'), callbackSection.form.fullname);
  await elsewhere.focus();
  await page.clock.runFor(MESSAGE);
  await expect(elsewhere).toBeFocused();
  const record = recordOf(page, doors.write);
  await expect(record).toContainText(`${TYPED.email}${BY}`);
  await expect(record).toContainText(TYPED.subject);
});

test('nothing else moves when the record comes, and on a phone it comes into view with the choice of forms', async ({
  page,
}) => {
  const form = await sendCallback(page);
  const next = page.getByRole('heading', { name: nextSteps.title });
  const placeOf = () => next.evaluate((title) => title.getBoundingClientRect().top + scrollY);
  const expectStill = async () => {
    const before = { place: await placeOf(), shift: await layoutShiftOf(page) };
    await page.clock.runFor(MESSAGE);
    await expect(recordOf(page, doors.callback)).toBeInViewport({ ratio: 1 });
    const after = { place: await placeOf(), shift: await layoutShiftOf(page) };
    expect(after).toEqual(before);
  };
  await expectStill();
  await page.getByRole('button', { name: doors.record.againLabel }).click();
  await page.clock.runFor(30_000);

  await page.setViewportSize({ width: 390, height: 844 });
  await fillIn(form, 'callback');
  const button = form.getByRole('button');
  // At the foot of the window, as it is after the fields have been filled in one after the other.
  await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await button.click();
  await expect(form.getByText(formMessages.sent)).toBeInViewport({ ratio: 1 });
  await expectStill();
  const choice = page.getByText(doors.write.title).first();
  await expect(choice).toBeInViewport({ ratio: 1 });
  const header = (await page.getByRole('banner').boundingBox())!;
  const gap = async () => (await choice.boundingBox())!.y - header.y - header.height;
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
});

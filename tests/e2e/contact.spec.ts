import type { Locator, Page } from '@playwright/test';
import type { FormName } from '../../enquiry/forms';
import {
  company,
  contactPage,
  hideMapLabel,
  navigation,
  projectTemplate,
  showMapLabel,
  startingWith,
} from '../content';
import { TYPED } from '../forms';
import { MIDDLE_PROJECT } from '../routes';
import { expect, test } from './console';
import { fieldOf, formOf } from './forms';
import { callbackLink } from './menus';
import { openStarted, start, waitForLoader, waitUntilLaidOut } from './pages';
import { noteVisit, NOTHING } from './visit';

const { details, doors, form: labels } = contactPage;
const WRITE = `/contact#${doors.write.address}`;
const CALL = `/contact#${doors.callback.address}`;

const boxOf = async (locator: Locator) => (await locator.boundingBox())!;
const choiceOf = (page: Page, title: string) =>
  page.getByRole('group', { name: doors.question }).getByRole('radio', { name: title });

/** The radio button that is checked is the one that is drawn so: its dot, and its ground. */
async function expectChosen(page: Page, door: 'callback' | 'write') {
  for (const name of ['callback', 'write'] as const) {
    const radio = choiceOf(page, doors[name].title);
    await expect(radio).toBeChecked({ checked: name === door });
    const dot = () =>
      radio.evaluate((input) => getComputedStyle(input, '::before').borderTopWidth === '5px');
    await expect.poll(dot).toBe(name === door);
  }
  await expectForms(page, door);
}

async function expectForms(page: Page, ...shown: ('callback' | 'write')[]) {
  await expect(formOf(page, 'callback')).toBeVisible({ visible: shown.includes('callback') });
  await expect(formOf(page, 'contact')).toBeVisible({ visible: shown.includes('write') });
}

test('on a wide screen the ways to the office are there, and both forms side by side', async ({
  page,
}) => {
  await page.goto('/contact');
  await waitUntilLaidOut(page);
  const region = page.getByRole('region', { name: details.title });
  const [hours] = company.openingHours ?? [];
  const label = hours ? `${details.phoneLabel}, ${hours.from}` : details.phoneLabel;
  await expect(region.getByText(label)).toBeVisible();
  for (const name of [company.phone, company.email, company.address.street]) {
    await expect(region.getByRole('link', { name })).toBeVisible();
  }
  await expectForms(page, 'callback', 'write');
  await expect(page.getByRole('radio')).toHaveCount(0);
  const call = page.getByRole('region', { name: doors.callback.title });
  const write = page.getByRole('region', { name: doors.write.title });
  const [left, right] = [await boxOf(call), await boxOf(write)];
  expect(left.x + left.width).toBeCloseTo(right.x, 0);
  expect(left).toMatchObject({ y: right.y, height: right.height });
  const topOf = async (name: FormName) => (await boxOf(formOf(page, name))).y;
  await expect.poll(async () => (await topOf('callback')) - (await topOf('contact'))).toBe(0);
  // Only the message grows: the buttons are on one line, and no row above has a gap below it.
  const bottomOf = async (locator: Locator) => {
    const { y, height } = await boxOf(locator);
    return y + height;
  };
  const endOf = (door: Locator) => bottomOf(door.getByRole('button'));
  await expect.poll(async () => (await endOf(call)) - (await endOf(write))).toBeCloseTo(0, 0);
  for (const door of [call, write]) {
    const above = door.getByRole('textbox').nth(-2);
    const message = door.getByText(labels.message, { exact: true });
    const gap = async () => (await boxOf(message)).y - (await bottomOf(above));
    await expect.poll(gap).toBeLessThan(40);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const isStarted of [false, true]) {
    test(`the address chooses the form, and so does a link in the menu, ${isStarted ? 'after' : 'before'} scripts`, async ({
      page,
    }) => {
      test.skip(navigation.callToAction.href !== CALL, 'The button leads elsewhere.');
      await page.goto(WRITE);
      if (isStarted) await start(page);
      else {
        await waitForLoader(page);
        // What the page asks for never comes.
        await page.evaluate(() => (document.head.append = document.body.append = () => undefined));
      }
      await expectForms(page, 'write');
      await expect(choiceOf(page, doors.write.title)).toBeChecked();
      const menu = page.getByRole('banner').getByText(navigation.menuLabel, { exact: true });
      // Scripts also follow it a second time, when the address stays the same.
      for (let time = 0; time < (isStarted ? 2 : 1); time += 1) {
        await page.evaluate(() => window.scrollTo(0, 0));
        await menu.click();
        await callbackLink(page).click();
        await expect(page).toHaveURL(navigation.callToAction.href);
        await expectForms(page, 'callback');
        await expect(callbackLink(page)).toBeHidden();
        await expect(page.getByRole('heading', { name: doors.callback.title })).toBeInViewport();
        await choiceOf(page, doors.write.title).check();
        await expectForms(page, 'write');
      }
    });
  }

  test('a change of page arrives at its form with its subject, and so does the focus', async ({
    page,
  }) => {
    test.skip(navigation.quote.href !== WRITE, 'The button leads elsewhere.');
    await openStarted(page, MIDDLE_PROJECT);
    await page.getByRole('link', { name: navigation.quote.label }).first().click();
    await expectForms(page, 'write');
    await expect(choiceOf(page, doors.write.title)).toBeChecked();
    await expect(page.getByRole('heading', { name: doors.write.title })).toBeInViewport();
    const subject = fieldOf(formOf(page, 'contact'), labels.subject);
    await expect(subject).toHaveValue(startingWith(projectTemplate.subjectStart));
    await page.keyboard.press('Tab');
    await expect(fieldOf(formOf(page, 'contact'), labels.firstname)).toBeFocused();
  });

  test('the subject of a later link replaces that of an earlier one, but not what was typed', async ({
    page,
  }) => {
    const form = formOf(page, 'contact');
    const subject = fieldOf(form, labels.subject);
    await openStarted(page, '/contact?subject=First#write');
    await expect(subject).toHaveValue('First');
    await fieldOf(form, labels.firstname).fill('Kavya');
    await page.goto('/contact?subject=Second#write');
    await expect(subject).toHaveValue('Second');
    await expect(fieldOf(form, labels.firstname)).toHaveValue('Kavya');
    await subject.fill('My own');
    await page.goto('/contact?subject=Third#write');
    await expect(fieldOf(form, labels.firstname)).toHaveValue('Kavya');
    await expect(subject).toHaveValue('My own');
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('radio buttons and the address choose the form', async ({ page }) => {
      await page.goto('/contact');
      await expectChosen(page, 'callback');
      await choiceOf(page, doors.write.title).check();
      await expectChosen(page, 'write');
      await page.goto('/');
      await page.goto(WRITE);
      await expectChosen(page, 'write');
      await expect(page.getByRole('heading', { name: doors.write.title })).toBeInViewport();
      await choiceOf(page, doors.callback.title).check();
      await expectChosen(page, 'callback');
    });
  });

  for (const [path, door, other] of [
    ['/contact', 'callback', 'write'],
    [WRITE, 'write', 'callback'],
  ] as const) {
    test(`${path}: the start of the page changes no choice, made before it or not`, async ({
      page,
    }) => {
      // One page starts by itself, the other by the choice.
      await openStarted(page, path);
      await expectChosen(page, door);
      await page.reload();
      await choiceOf(page, doors[other].title).check();
      await start(page);
      await expectChosen(page, other);
      await choiceOf(page, doors[door].title).check();
      await expectChosen(page, door);
    });
  }

  test('a reload and Back show the form that was chosen, with what was typed', async ({ page }) => {
    await openStarted(page, '/contact');
    await choiceOf(page, doors.write.title).check();
    const message = fieldOf(formOf(page, 'contact'), labels.message);
    await message.fill(TYPED.message);
    await page.reload();
    await expectChosen(page, 'write');
    await expect(message).toHaveValue(TYPED.message);
    await page.goto('/about');
    await page.goBack();
    await expectChosen(page, 'write');
    await expect(message).toHaveValue(TYPED.message);
  });

  test('with forced colours the chosen one has a dot too', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/contact');
    await expectChosen(page, 'callback');
    const dot = await choiceOf(page, doors.callback.title).evaluate((input) => {
      const { borderTopColor } = getComputedStyle(input, '::before');
      return [borderTopColor, getComputedStyle(input.parentElement!).backgroundColor];
    });
    expect(dot[0]).not.toBe(dot[1]);
  });
});

test('the real map is fetched only when the visitor asks for it', async ({ page, baseURL }) => {
  const visit = await noteVisit(page, baseURL!);
  await openStarted(page, '/contact');
  const map = page.getByRole('region', { name: contactPage.map.label, exact: true });
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByRole('link', { name: contactPage.map.openLabel })).toHaveAttribute(
    'href',
    /^https:/,
  );
  expect(visit).toEqual(NOTHING);
  await map.getByRole('button', { name: showMapLabel }).click();
  await expect(map.locator('iframe')).toBeVisible();
  await expect(map.locator('iframe')).toHaveAttribute(
    'sandbox',
    /^allow-scripts allow-same-origin( allow-popups\S*)*$/,
  );
  // The frame is there before the browser asks for its content.
  await expect(map.frameLocator('iframe').getByText('Map')).toBeVisible();
  expect(visit.elsewhere).toHaveLength(1);
  expect(visit.violations).toEqual([]);
  await map.getByRole('button', { name: hideMapLabel }).click();
  await expect(map.locator('iframe')).toHaveCount(0);
  await expect(map.getByRole('button', { name: showMapLabel })).toBeFocused();
});

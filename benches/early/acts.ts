import { expect as expectSoon, type Locator, type Page } from '@playwright/test';
import {
  callbackSection,
  contactPage,
  faq,
  formMessages,
  menuLabel,
  navigation,
  openingOf,
  portfolioPage,
  showMapLabel,
  skillsMarquee,
} from '../../tests/content';
import { CALLBACK, callbackForm, CONTACT, contactForm, fillIn } from '../../tests/e2e/forms';
import { callbackLink, dropdownWith, footerLink, menuLink } from '../../tests/e2e/menus';
import type { Trial } from './trial';

/** Something that a visitor does before the page's script has started, and what must come of it. */
export type EarlyAct = {
  name: string;
  path: string;
  /** Width of the window in pixels. Default: that of a desktop. */
  width?: number;
  /** The visitor's first sign of life. Default: a movement of the pointer. */
  begin?: (page: Page) => Promise<void>;
  act: (trial: Trial) => Promise<void>;
  expectDone: (trial: Trial) => Promise<void>;
};

/** A slowed processor needs its time. */
const expect = expectSoon.configure({ timeout: 20_000 });
const PHONE = 390;
const SERVICE = '/service/uIAndUX';
const question = faq.columns[0]!.items[3]!;
const menuToggle = (page: Page) =>
  page.getByRole('banner').getByText(navigation.menuLabel, { exact: true });
const disclosureOf = (toggle: Locator) => toggle.locator('xpath=ancestor::details');
const menu = (page: Page) => disclosureOf(menuToggle(page));
const dropdown = (page: Page) => disclosureOf(dropdownWith(page, SERVICE));
const pause = (page: Page) => page.getByRole('button', { name: skillsMarquee.pauseLabel });
const moreFilters = (page: Page) =>
  page.getByRole('main').getByText(portfolioPage.caseStudies.filter.moreLabel, { exact: true });
const isOpen = (details: Locator) => expect(details).toHaveAttribute('open', '');
const isClosed = (details: Locator) => expect(details).not.toHaveAttribute('open');

const showsAddress =
  (path: string) =>
  ({ page }: Trial) =>
    expect(page).toHaveURL(path);

/** A form that is filled in and sent, or sent with errors. */
const formActs = (
  name: string,
  path: string,
  find: (page: Page) => Locator,
  labels: Record<string, string>,
  values: Record<string, string>,
): EarlyAct[] => {
  const submit = ({ page, press }: Trial) =>
    press(find(page).getByRole('button', { name: labels.submit }));
  const begin = (page: Page) => find(page).scrollIntoViewIfNeeded();
  return [
    {
      name: `Send the ${name} form`,
      path,
      begin: async (page) => {
        await begin(page);
        await fillIn(find(page), values, labels);
      },
      act: submit,
      expectDone: async ({ page, messages }) => {
        await expect(find(page).getByText(formMessages.sent)).toBeVisible();
        expect(messages).toHaveLength(1);
      },
    },
    {
      name: `Send the ${name} form with errors`,
      path,
      begin,
      act: submit,
      expectDone: async ({ page, messages, bubbles }) => {
        await expect(find(page).getByText(formMessages.messageRequired)).toBeVisible();
        expect(await bubbles(), 'messages of the browser').toEqual([]);
        expect(messages).toEqual([]);
      },
    },
  ];
};

const typed: Pick<EarlyAct, 'path' | 'begin'> = {
  path: '/contact',
  begin: (page) => contactForm(page).getByLabel(contactPage.form.message).focus(),
};
const insertText = ({ page }: Trial) => page.keyboard.insertText(CONTACT.message);
const textIsThere = ({ page }: Trial) =>
  expect(contactForm(page).getByLabel(contactPage.form.message)).toHaveValue(CONTACT.message);

export const EARLY_ACTS: EarlyAct[] = [
  {
    name: 'Follow a link',
    path: '/about',
    act: ({ page, press }) => press(menuLink(page, '/portfolio')),
    expectDone: showsAddress('/portfolio'),
  },
  {
    name: 'Follow a link, then another',
    path: '/about',
    act: ({ page, press }) => press(menuLink(page, '/portfolio'), callbackLink(page)),
    expectDone: showsAddress(navigation.callToAction.href),
  },
  {
    name: 'Open a dropdown',
    path: '/about',
    act: ({ page, press }) => press(dropdownWith(page, SERVICE)),
    expectDone: ({ page }) => isOpen(dropdown(page)),
  },
  {
    name: 'Open a dropdown and follow a link in it',
    path: '/about',
    act: async ({ page, press }) => {
      await press(dropdownWith(page, SERVICE));
      await press(menuLink(page, SERVICE));
    },
    expectDone: showsAddress(SERVICE),
  },
  {
    name: 'Close a dropdown with Escape',
    path: '/about',
    begin: (page) => dropdownWith(page, SERVICE).click(),
    act: ({ page }) => page.keyboard.press('Escape'),
    expectDone: ({ page }) => isClosed(dropdown(page)),
  },
  {
    name: 'Close a dropdown with a click elsewhere',
    path: '/about',
    begin: (page) => dropdownWith(page, SERVICE).click(),
    act: ({ page }) => page.mouse.click(20, 700),
    expectDone: ({ page }) => isClosed(dropdown(page)),
  },
  {
    name: 'Leave a dropdown with Tab',
    path: '/about',
    begin: (page) => dropdownWith(page, SERVICE).click(),
    act: async ({ page }) => {
      await menuLink(page, '/portfolio').focus();
      await page.keyboard.press('Tab');
    },
    expectDone: ({ page }) => isClosed(dropdown(page)),
  },
  {
    name: 'Open a question',
    path: '/faq',
    act: ({ page, press }) => press(page.getByText(question.title)),
    expectDone: ({ page }) => expect(page.getByText(openingOf(question.desc))).toBeVisible(),
  },
  {
    name: 'Pause what moves',
    path: '/contact',
    act: ({ page, press }) => press(pause(page)),
    expectDone: ({ page }) =>
      expect(page.getByRole('button', { name: skillsMarquee.playLabel })).toBeVisible(),
  },
  {
    name: 'Show the map',
    path: '/contact',
    act: ({ page, press }) => press(page.getByRole('button', { name: showMapLabel })),
    expectDone: ({ page }) => expect(page.locator('iframe')).toBeVisible(),
  },
  {
    name: 'Enlarge a screenshot',
    path: '/project/project-details-03',
    act: ({ page, press }) => press(page.getByRole('link', { name: 'Screenshot 2 Open large' })),
    // Without its script, the link leads to the picture.
    expectDone: ({ page }) =>
      expect(page.getByRole('dialog').or(page.locator('body > img'))).toBeVisible(),
  },
  {
    name: 'Filter the portfolio',
    path: '/portfolio',
    act: ({ page, press }) => press(page.locator('main a[href^="#industry"]').first()),
    expectDone: async ({ page }) => {
      const shown = page.getByRole('main').getByRole('article');
      await expect.poll(() => shown.filter({ visible: true }).count()).toBeLessThan(5);
      expect(await shown.filter({ visible: true }).count()).toBeGreaterThan(0);
    },
  },
  {
    name: 'Open the further filters',
    path: '/portfolio',
    act: ({ page, press }) => press(moreFilters(page)),
    expectDone: ({ page }) => isOpen(disclosureOf(moreFilters(page))),
  },
  {
    name: 'Type, and load the page again',
    ...typed,
    act: async (trial) => {
      await insertText(trial);
      await trial.page.reload();
    },
    expectDone: textIsThere,
  },
  {
    name: 'Type, and come back from another page',
    ...typed,
    act: async (trial) => {
      const { page, press } = trial;
      await insertText(trial);
      await press(footerLink(page, '/privacy'));
      await expect(page).toHaveURL('/privacy');
      await page.goBack();
    },
    expectDone: textIsThere,
  },
  ...formActs('contact', '/contact', contactForm, contactPage.form, CONTACT),
  ...formActs('callback', '/', callbackForm, callbackSection.form, CALLBACK),
  {
    name: 'Open the menu of a phone',
    path: '/',
    width: PHONE,
    act: ({ page, press }) => press(menuToggle(page)),
    expectDone: ({ page }) => isOpen(menu(page)),
  },
  {
    name: 'Follow a link in the menu of a phone',
    path: '/about',
    width: PHONE,
    act: async ({ page, press }) => {
      await press(menuToggle(page));
      await press(menu(page).getByRole('link', { name: menuLabel('/portfolio'), exact: true }));
    },
    expectDone: async (trial) => {
      await showsAddress('/portfolio')(trial);
      await isClosed(menu(trial.page));
    },
  },
  {
    name: 'Follow a link to the page itself in the menu of a phone',
    path: '/',
    width: PHONE,
    act: async ({ page, press }) => {
      await press(menuToggle(page));
      await press(menu(page).getByRole('link', { name: menuLabel('/'), exact: true }));
    },
    expectDone: ({ page }) => isClosed(menu(page)),
  },
  {
    name: 'Close the menu of a phone with Escape',
    path: '/',
    width: PHONE,
    begin: (page) => menuToggle(page).click(),
    act: ({ page }) => page.keyboard.press('Escape'),
    expectDone: ({ page }) => isClosed(menu(page)),
  },
  {
    name: 'Go nine times on with Tab in the menu of a phone',
    path: '/',
    width: PHONE,
    begin: (page) => menuToggle(page).click(),
    act: async ({ page }) => {
      for (let count = 0; count < 9; count += 1) await page.keyboard.press('Tab');
    },
    expectDone: ({ page }) => expect(menu(page).locator(':focus')).toHaveCount(1),
  },
];

import type { Page } from '@playwright/test';
import { CONTACT, contactForm, fillIn, SEND_FORM } from '../../tests/e2e/forms';
import { start } from '../../tests/e2e/started';
import { FLOOR_PATH } from './floor-page';

/** Something a visitor does: where, what comes before it, and the act that is timed. */
export type Interaction = {
  name: string;
  path: string;
  /** Width of the window in pixels; a desktop’s when it is left out. */
  width?: number;
  /** Left out, the page's script is started. */
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
};

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const banner = (page: Page) => page.getByRole('banner');

/** Starts the page, and waits until the contact form is run by its script, which comes when it is near. */
async function startForm(page: Page): Promise<void> {
  await start(page);
  await contactForm(page).scrollIntoViewIfNeeded();
  await page.waitForFunction(() => document.querySelector('form')?.noValidate);
}

/** What is timed, each on a page of its own. */
export const INTERACTIONS: Interaction[] = [
  {
    name: 'Floor: open a part of the page written by hand',
    path: FLOOR_PATH,
    prepare: async () => {},
    act: (page) => page.locator('summary').click(),
  },
  {
    name: 'Open the menu of a phone',
    path: '/',
    width: 390,
    act: (page) => banner(page).getByText('Menu', { exact: true }).click(),
  },
  {
    name: 'Open a dropdown',
    path: '/',
    act: (page) => menu(page).getByText('Services', { exact: true }).click(),
  },
  {
    name: 'Open a question',
    path: '/faq',
    act: (page) => page.locator('main summary').nth(1).click(),
  },
  {
    name: 'Filter the portfolio',
    path: '/portfolio',
    act: (page) => page.locator('main a[href^="#category"]').first().click(),
  },
  {
    name: 'Type into a form',
    path: '/contact',
    prepare: startForm,
    act: (page) => contactForm(page).getByLabel('First name').pressSequentially('Kavya'),
  },
  {
    name: 'Send a form',
    path: '/contact',
    prepare: async (page) => {
      await page.route(SEND_FORM, (route) => route.fulfill({ body: 'OK' }));
      await startForm(page);
      await fillIn(contactForm(page), CONTACT);
    },
    act: (page) => contactForm(page).getByRole('button', { name: 'Send message' }).click(),
  },
  {
    name: 'Pause the carousel',
    path: '/',
    prepare: async (page) => {
      await start(page);
      await page.locator('[data-carousel]').scrollIntoViewIfNeeded();
      await page.locator('[data-carousel]:not([data-carousel=row])').waitFor();
    },
    act: (page) => page.getByRole('button', { name: 'Pause the project slides' }).click(),
  },
  {
    name: 'Open a screenshot',
    path: '/project/project-details-03',
    act: (page) => page.getByRole('link', { name: 'Screenshot 2 Open large' }).click(),
  },
  {
    name: 'Go to another page',
    path: '/about',
    act: (page) => menu(page).getByRole('link', { name: 'Portfolio' }).click(),
  },
];

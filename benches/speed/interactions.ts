import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { fillIn, formOf, reach, SEND_FORM } from '../../tests/e2e/forms';
import { start } from '../../tests/e2e/pages';
import { FLOOR_PATH } from './floor-page';

/** An interaction: its page, its preparation, and the act that is timed. */
export type Interaction = {
  name: string;
  path: string;
  /** Width of the window in pixels. Default: that of a desktop. */
  width?: number;
  /** Default: starts the page's script. */
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
};

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const banner = (page: Page) => page.getByRole('banner');

/**
 * Clicks like a person: the pointer rests first, then presses for a moment. Playwright's own click does
 * everything at once, and queries the page in between.
 */
async function press(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('The element to click is not on the page.');
  const { mouse } = target.page();
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await wait(300);
  await mouse.down();
  await wait(80);
  await mouse.up();
}

/** Starts the page, and waits until the script of the contact form runs, which loads when it is near. */
async function startForm(page: Page): Promise<void> {
  await start(page);
  await reach(formOf(page, 'contact'));
}

/** The timed interactions, each in its own tab. */
export const INTERACTIONS: Interaction[] = [
  {
    name: 'Floor: open a part of the page written by hand',
    path: FLOOR_PATH,
    prepare: async () => {},
    act: (page) => press(page.locator('summary')),
  },
  {
    name: 'Open the menu of a phone',
    path: '/',
    width: 390,
    act: (page) => press(banner(page).getByText('Menu', { exact: true })),
  },
  {
    name: 'Open a dropdown',
    path: '/',
    act: (page) => press(menu(page).getByText('Services', { exact: true })),
  },
  {
    name: 'Open a question',
    path: '/faq',
    act: (page) => press(page.locator('main summary').nth(1)),
  },
  {
    name: 'Filter the portfolio',
    path: '/portfolio',
    act: (page) => press(page.locator('main a[href*="-category"]').first()),
  },
  {
    name: 'Type into a form',
    path: '/contact',
    prepare: startForm,
    // Ten keys a second, as a quick typist. Without a delay they would pile up.
    act: (page) =>
      formOf(page, 'contact').getByLabel('First name').pressSequentially('Kavya', { delay: 100 }),
  },
  {
    name: 'Send a form',
    path: '/contact',
    prepare: async (page) => {
      await page.route(SEND_FORM, (route) => route.fulfill({ body: 'OK' }));
      await startForm(page);
      await fillIn(formOf(page, 'contact'), 'contact');
    },
    act: (page) => press(formOf(page, 'contact').getByRole('button', { name: 'Send message' })),
  },
  {
    name: 'Pause the carousel',
    path: '/',
    prepare: async (page) => {
      await start(page);
      await page.locator('[data-carousel]').scrollIntoViewIfNeeded();
      await page.locator('[data-carousel]:not([data-carousel=row])').waitFor();
    },
    act: (page) => press(page.getByRole('button', { name: 'Pause the project slides' })),
  },
  {
    name: 'Open a screenshot',
    path: '/project/project-details-03',
    act: (page) => press(page.getByRole('link', { name: 'Screenshot 2 Open large' })),
  },
  {
    name: 'Go to another page',
    path: '/about',
    act: (page) => press(menu(page).getByRole('link', { name: 'Portfolio' })),
  },
];

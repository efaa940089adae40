import type { Locator, Page } from '@playwright/test';
import { navigation } from '../content';
import { givenDropdownLabel, givenFooterLabel, givenMenuLabel } from '../menus';

export const mainMenu = (page: Page): Locator =>
  page.getByRole('navigation', { name: navigation.mainLabel, exact: true });

/** The link to an address in the main menu. */
export const menuLink = (page: Page, address: string): Locator =>
  mainMenu(page).getByRole('link', { name: givenMenuLabel(address), exact: true });

/** The control that opens the dropdown of the main menu with the link to an address. */
export const dropdownWith = (page: Page, address: string): Locator =>
  mainMenu(page).getByText(givenDropdownLabel(address), { exact: true });

/** The link to an address in the footer. */
export const footerLink = (page: Page, address: string): Locator =>
  page.getByRole('contentinfo').getByRole('link', { name: givenFooterLabel(address), exact: true });

/** The link in the header that leads to the contact page from everywhere. */
export const callbackLink = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: navigation.callToAction.label, exact: true });

import { test } from '@playwright/test';
import { dropdownLabel, footerLabel, menuLabel } from './content';

/** Leaves the running test out if the menus of this site have no such link: owners choose what they lead to. */
const given =
  (labelOf: (address: string) => string | undefined) =>
  (address: string): string => {
    const label = labelOf(address);
    if (label === undefined) test.skip(true, `The menus do not lead to ${address} this way.`);
    return label!;
  };

/** The label of the link to an address in the main menu. Without one, the running test is left out. */
export const givenMenuLabel = given(menuLabel);

/** The label of the dropdown of the main menu with the link to an address. */
export const givenDropdownLabel = given(dropdownLabel);

/** The label of the link to an address in the footer. */
export const givenFooterLabel = given(footerLabel);

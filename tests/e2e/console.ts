import { expect, test as base } from '@playwright/test';
import { letMouseRest } from '../browser/resting-mouse';

/** A test whose pages may complain in the console, as they should when requests are refused or lost. */
export const loudTest = base.extend({
  context: async ({ context }, use) => {
    await letMouseRest(context);
    await use(context);
  },
});

/**
 * A test that fails when the page writes an error or a warning to the console, or throws: hydration
 * errors are such errors.
 */
export const test = loudTest.extend<{ quietConsole: void }>({
  quietConsole: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await use();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

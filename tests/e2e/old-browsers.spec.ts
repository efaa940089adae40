import { navigation, projectTemplate } from '../content';
import { DETAILED_PROJECT, HAS_SCREENSHOTS } from '../routes';
import { expect, test } from './console';
import { openStarted } from './pages';

// What Safari 15 has not: pages work without it, and none becomes the error page.

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const known = CSS.supports.bind(CSS);
    CSS.supports = (...query: [string]) =>
      !String(query[0]).includes('focus-visible') && known(...query);
    const refuse = (selector: string) => {
      if (selector.includes(':focus-visible')) throw new SyntaxError(selector);
    };
    for (const name of ['querySelector', 'matches']) {
      const find = Reflect.get(Element.prototype, name) as (selector: string) => unknown;
      Reflect.set(Element.prototype, name, function (this: Element, selector: string) {
        refuse(selector);
        return find.call(this, selector);
      });
    }
    Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit');
    Reflect.deleteProperty(window, 'HTMLDialogElement');
    Reflect.deleteProperty(Array.prototype, 'at');
  }),
);

test('the header follows the scrolling, and the phone’s menu keeps Tab', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStarted(page, '/faq');
  await page.mouse.wheel(0, 900);
  const header = page.getByRole('banner');
  await expect(header).not.toBeInViewport();
  await page.mouse.wheel(0, -300);
  await expect(header).toBeInViewport();
  const toggle = page.getByText(navigation.menuLabel, { exact: true });
  await toggle.click();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(header.locator(':focus')).toHaveCount(1);
});

test('a screenshot opens by its link', async ({ page }) => {
  test.skip(!HAS_SCREENSHOTS, 'No case study has two screenshots.');
  await openStarted(page, DETAILED_PROJECT);
  await page.getByRole('link', { name: projectTemplate.enlargeLabel }).first().click();
  await expect(page).toHaveURL(/\.(webp|png|jpe?g|avif)$/);
});

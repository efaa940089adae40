import type { Locator } from '@playwright/test';
import { contactPage, navigation, portfolioPage } from '../content';
import { HAS_FILTERS, OTHER_TECHNOLOGY, TECHNOLOGY, type Filter } from '../filters';
import { expect, test } from './console';
import { callbackLink, mainMenu } from './menus';
import { openStarted, waitUntilDrawn } from './pages';

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('controls have an edge, and states can be told apart', async ({ page }) => {
    await openStarted(page, '/portfolio');
    await expect(callbackLink(page)).toHaveCSS('border-top-style', 'solid');
    if (HAS_FILTERS) {
      const { label, moreLabel } = portfolioPage.caseStudies.filter;
      const filters = page.getByRole('navigation', { name: label });
      const linkTo = ({ link: name }: Filter) => filters.getByRole('link', { name, exact: true });
      const groundOf = (filter: Filter) =>
        linkTo(filter).evaluate((element) => getComputedStyle(element).backgroundColor);
      await filters.getByText(moreLabel).click();
      await linkTo(TECHNOLOGY).click();
      await expect(linkTo(TECHNOLOGY)).toHaveAttribute('aria-current', 'page');
      const ground = await groundOf(OTHER_TECHNOLOGY);
      await expect.poll(() => groundOf(TECHNOLOGY)).not.toBe(ground);
    }

    // In each, the sign for open and closed is at the right end.
    const signOf = async (summary: Locator) => {
      await summary.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await waitUntilDrawn(page);
      const { x, y, width, height } = (await summary.boundingBox())!;
      return page.screenshot({ clip: { x: x + width - 26, y, width: 26, height } });
    };
    const expectTwoSigns = async (summary: Locator) => {
      const before = await signOf(summary);
      await summary.click();
      await page.mouse.move(5, 5);
      await summary.blur();
      await expect.poll(async () => (await signOf(summary)).equals(before)).toBe(false);
    };
    await page.goto('/faq');
    await expectTwoSigns(page.getByRole('main').locator('summary').last());
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByText(navigation.menuLabel, { exact: true }).click();
    await expectTwoSigns(mainMenu(page).locator('summary').last());

    await page.goto('/contact');
    const field = page.getByLabel(contactPage.form.message).first();
    await expect(field).toHaveCSS('border-bottom-width', /^[1-9]/);
  });
});

test('texts and the edges of fields have other colours where more contrast is asked for', async ({
  page,
}) => {
  // How strong colours must be is asked by axe, in accessibility.spec.ts.
  await page.goto('/contact');
  const text = page.getByText(contactPage.nextSteps.talk.text);
  const field = page.getByLabel(contactPage.form.message).first();
  const colors = async () => [
    await text.evaluate((element) => getComputedStyle(element).color),
    await field.evaluate((element) => getComputedStyle(element).borderTopColor),
  ];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'no-preference' });
    const [color, edge] = await colors();
    await page.emulateMedia({ contrast: 'more' });
    await expect(text).not.toHaveCSS('color', color!);
    await expect(field).not.toHaveCSS('border-top-color', edge!);
  }
});

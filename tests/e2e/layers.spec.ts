import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { ROUTES, tagOf } from '../routes';
import { expect, test } from './console';
import { waitUntilLaidOut } from './started';

/** The order of the layers, and the style sheet in layers, as Gatsby writes them into every page. */
const LAYERED = Array.from(
  readFileSync('public/index.html', 'utf8').matchAll(/<style[^>]*>([^]*?)<\/style>/g),
  ([, css]) => css,
).join('');

/** Nothing moves, and text has the same font at once. */
const calm = (css: string) =>
  `${css.replace(/@font-face\s*\{[^}]*\}/g, '')}
  *, *::before, *::after { transition: none !important; animation: none !important }`;

/** As if everything were pointed at, had the focus and were pressed: the condition always holds, and weighs the same. */
const acted = (css: string) =>
  css.replace(/:(hover|focus-visible|focus-within|focus|active)(?![\w-])/g, ':nth-child(n)');

/** The rules of the page's own styles, as the browser applies them. */
const ownStyles = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets]
      .map((sheet) => {
        const rules = [...sheet.cssRules].map(({ cssText }) => cssText).join('\n');
        return sheet.media.length > 0 ? `@media ${sheet.media.mediaText}{${rules}}` : rules;
      })
      .join('\n'),
  );

/** Elements that look otherwise with one style sheet than with another, and how. */
const differences = (page: Page, sheets: readonly [string, string]) =>
  page.evaluate(([one, other]) => {
    const style = document.querySelector('style#tried') ?? document.createElement('style');
    style.id = 'tried';
    document.head.append(style);
    for (const sheet of document.querySelectorAll('style:not(#tried), link[rel=stylesheet]'))
      sheet.remove();
    const boxes = [...document.querySelectorAll('html, body, body *')].flatMap((element) =>
      ['', '::before', '::after'].map((part) => ({ element, part })),
    );
    // A page leaves custom properties out that it does not use.
    const properties = [...getComputedStyle(document.body)].filter(
      (name) => !name.startsWith('--'),
    );
    const look = (sheet: string) => {
      style.textContent = sheet;
      return boxes.map(({ element, part }) => {
        const computed = getComputedStyle(element, part);
        return !element.checkVisibility() || (part && computed.content === 'none')
          ? []
          : properties.map((name) => `${name}: ${computed.getPropertyValue(name)}`);
      });
    };
    const before = look(one);
    const after = look(other);
    return boxes.flatMap(({ element, part }, index) => {
      const changed = after[index]!.filter((value, at) => value !== before[index]![at]);
      return changed.length > 0
        ? [
            `${element.localName}.${element.getAttribute('class') ?? ''}${part} ${changed.slice(0, 3).join('; ')}`,
          ]
        : [];
    });
  }, sheets);

test.use({ bypassCSP: true });

for (const route of ROUTES) {
  test(
    `${route} looks as with its layers, which old browsers do not know`,
    tagOf(route),
    async ({ page }) => {
      await page.goto(route);
      await waitUntilLaidOut(page);
      // Those for paper come last.
      await page.waitForFunction(() =>
        [...document.styleSheets].some(
          ({ href, media, cssRules }) =>
            (media.mediaText === 'print' || href?.includes('/rest-')) && cssRules.length > 0,
        ),
      );
      const own = await ownStyles(page);
      expect(own).not.toContain('@layer');
      // Paper is as wide as a small tablet.
      for (const [width, media] of [
        [390, { media: 'screen', colorScheme: 'light' }],
        [1440, { media: 'screen', colorScheme: 'light' }],
        [1440, { media: 'screen', colorScheme: 'dark' }],
        [794, { media: 'print', colorScheme: 'light' }],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia(media);
        for (const state of [calm, (css: string) => calm(acted(css))]) {
          const sheets = [state(LAYERED), state(own)] as const;
          expect(await differences(page, sheets), `${width} px, ${JSON.stringify(media)}`).toEqual(
            [],
          );
        }
      }
    },
  );
}

import sharp from 'sharp';
import { isDelivered } from '../content';
import { expect, loudTest as test } from '../e2e/console';
import { waitUntilLaidOut } from '../e2e/pages';
import { DETAILED_PROJECT, SERVICE } from '../routes';

// Whole pages beside pictures of themselves. Photographs are covered: they are content. `npm run test:all` compares
// them, and tests/README.md says how a new look is accepted.

const PAGES = {
  home: '/',
  about: '/about',
  services: '/service',
  service: SERVICE,
  portfolio: '/portfolio',
  'case-study': DETAILED_PROJECT,
  team: '/ourteam',
  faq: '/faq',
  contact: '/contact',
  missing: '/no-such-page',
};

/**
 * Few pixels may differ much, and few areas at all: Chromium with windows and without draw the rims of letters in
 * other shades, which is up to 2 % of a page.
 */
const TOLERANCES = [
  { threshold: 0.3, maxDiffPixels: 60 },
  { threshold: 0.05, maxDiffPixelRatio: 0.03 },
];

test.skip(!isDelivered, 'The pictures show the content that the site was delivered with.');

for (const [width, colorScheme] of [
  [390, 'dark'],
  [1440, 'light'],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, deviceScaleFactor: 2, colorScheme });
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    for (const [name, path] of Object.entries(PAGES)) {
      test(`${name} looks as it did`, async ({ page }) => {
        await page.goto(path);
        await waitUntilLaidOut(page);
        const cover = { mask: [page.locator('img')], maskColor: 'gray' };
        // Taken large, letters stand where they do on every machine; kept small, what differs is not their edges.
        const large = await page.screenshot({ fullPage: true, animations: 'disabled', ...cover });
        const picture = sharp(large)
          .resize(width / 2)
          .png({ palette: true, effort: 10 });
        const image = await picture.toBuffer();
        for (const tolerance of TOLERANCES) {
          expect(image).toMatchSnapshot(`${name}-${width}.png`, tolerance);
        }
      });
    }
  });
}

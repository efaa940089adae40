import type { Page } from '@playwright/test';

/** What happened during a visit but should not have. */
export type Visit = { violations: string[]; elsewhere: string[] };

/** Notes from now on what the policy forbids, and requests to other sites. */
export async function noteVisit(page: Page, baseURL: string): Promise<Visit> {
  const visit: Visit = { violations: [], elsewhere: [] };
  await page.exposeFunction('noteViolation', (text: string) => visit.violations.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const { noteViolation } = window as unknown as { noteViolation: (text: string) => void };
      noteViolation(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  await page.route(
    (url) => url.origin !== baseURL,
    async (route) => {
      visit.elsewhere.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: '<p>Map</p>' });
    },
  );
  return visit;
}

/** A visit as it should be. */
export const NOTHING: Visit = { violations: [], elsewhere: [] };

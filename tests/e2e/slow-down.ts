import type { Page } from '@playwright/test';

/** Slows the processor of a page down from now on, as many times as given. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

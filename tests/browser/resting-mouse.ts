import type { BrowserContext } from '@playwright/test';

/**
 * Hides a mouse in the corner of new pages from their scripts: the headless shell reports one there, while visitors
 * have not moved theirs yet.
 */
export async function letMouseRest(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const ignore = (event: MouseEvent) => {
      if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
    };
    for (const type of ['pointermove', 'mousemove'] as const) {
      addEventListener(type, ignore, { capture: true });
    }
  });
}

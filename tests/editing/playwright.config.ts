import { defineConfig, devices } from '@playwright/test';
import { findChromium } from '../browser/find-chromium';

/** The preview has to be built first, which takes minutes on a slow computer. */
const START = 10 * 60_000;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/editing',
  globalTimeout: 2 * START,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  retries: 0,
  workers: 1,
  reporter: [['list'], ['json', { outputFile: '../../test-results/editing.json' }]],
  metadata: { start: START },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: findChromium(),
      args: ['--disable-background-networking', '--disable-component-update', '--no-first-run'],
    },
    trace: 'retain-on-failure',
  },
});

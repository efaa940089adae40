import { defineConfig, devices } from '@playwright/test';
import { findChromium } from '../browser/find-chromium';

export default defineConfig({
  testDir: '.',
  globalSetup: './preview.ts',
  outputDir: '../../test-results/editing',
  globalTimeout: 20 * 60_000,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  retries: 0,
  workers: 1,
  reporter: [['list'], ['junit', { outputFile: '../../test-results/editing.xml' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: findChromium(),
      args: [
        ...['--disable-background-networking', '--disable-component-update', '--no-first-run'],
        // Any site may take a name that leads here.
        '--host-resolver-rules=MAP elsewhere.example localhost',
      ],
    },
  },
});

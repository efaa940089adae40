import { defineConfig, devices } from '@playwright/test';
import { findChromium, NOT_DRIVEN } from './tests/browser/find-chromium';
import type { EngineOptions } from './tests/engines/engine-test';
import { findEngines } from './tests/engines/find-engines';
import { PORT } from './tests/port';

const ARGS = [
  NOT_DRIVEN,
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  // Where a browser believes its connection to be slow, or knows nothing of it, it fetches pictures earlier.
  '--force-effective-connection-type=4G',
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
];

export default defineConfig<object, EngineOptions>({
  projects: [
    { name: 'behaviour', testDir: 'tests/e2e' },
    {
      name: 'looks',
      testDir: 'tests/looks',
      // Pages have a font of their own, and its letters the same widths in every Chromium: one set of pictures is enough.
      snapshotPathTemplate: 'tests/looks/pictures/{arg}{ext}',
      use: {
        launchOptions: {
          executablePath: findChromium(),
          args: [...ARGS, '--font-render-hinting=none'],
        },
      },
    },
    ...findEngines().map((engine) => ({
      name: engine,
      testDir: 'tests/engines',
      // In Chromium tests/e2e asks all that these ask, and more.
      ...(engine === 'chromium' && { testIgnore: /(content-security|openings)\.spec\.ts$/ }),
      // WebKit draws without a graphics card here, and takes its time.
      timeout: 120_000,
      // Two drivers of WebKit that start at once may take the same port for their browsers, and wait for ever.
      ...(engine === 'webkit' && { workers: 1 }),
      use: { engine },
    })),
  ],
  globalSetup: './tests/require-build.ts',
  outputDir: 'test-results/e2e',
  // A busy machine may take long over what a free one does at once.
  expect: { timeout: 15_000 },
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  reporter: [
    ['list'],
    ['junit', { outputFile: 'test-results/e2e.xml', includeProjectInTestName: true }],
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: findChromium(), args: ARGS },
    // A trace doubles the time of a test: `npm run test:e2e -- --trace on` records one.
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'npx tsx hosting/run-serve.ts',
    url: `http://localhost:${PORT}`,
    env: { PORT: String(PORT) },
  },
});

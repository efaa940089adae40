import { cpSync, existsSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { expect, onTestFinished, test } from 'vitest';
import { findChromium } from '../browser/find-chromium';
import { letMouseRest } from '../browser/resting-mouse';
import { folderForTest } from '../temporary-folder';
import { runIn } from './copies';

// The plugin in a site of another kind: two pages, a link between them and a button that counts.

const FILES = {
  'package.json': '{"name": "starter", "dependencies": {"gatsby": "5"}}',
  'gatsby-config.js': "module.exports = { plugins: ['waiting-scripts'] };",
  'src/pages/index.js': `
    import * as React from 'react';
    import { Link } from 'gatsby';
    export default function Home() {
      const [count, setCount] = React.useState(0);
      return (
        <main>
          <button type="button" onClick={() => setCount(count + 1)}>Pressed {count} times</button>
          <Link to="/page-2/">Go to page 2</Link>
        </main>
      );
    }`,
  'src/pages/page-2.js': `
    import * as React from 'react';
    export default function Second() {
      return <main><h1>Page 2</h1></main>;
    }`,
};

test('scripts wait for the visitor, and a button works at its first press', async () => {
  const folder = folderForTest(FILES);
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  cpSync('plugins/waiting-scripts', join(folder, 'plugins/waiting-scripts'), { recursive: true });
  runIn(folder, { GATSBY_TELEMETRY_DISABLED: '1' }, 'node_modules/.bin/gatsby', 'build');

  const browser = await chromium.launch({ executablePath: findChromium() });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await letMouseRest(page.context());
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.route('http://starter.example/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const path = join(folder, 'public', pathname.replace(/\/$/, '/index.html'));
    return route.fulfill(existsSync(path) ? { path } : { status: 404 });
  });
  await page.goto('http://starter.example/', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([expect.stringMatching(/^\/loader-/)]);
  await page.getByRole('button', { name: 'Pressed 0 times' }).click();
  await page.getByRole('button', { name: 'Pressed 1 times' }).waitFor();
  await page.getByRole('link', { name: 'Go to page 2' }).click();
  await page.getByRole('heading', { name: 'Page 2' }).waitFor();
});

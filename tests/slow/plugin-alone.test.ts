import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import mime from 'mime-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChromium } from '../browser/find-chromium';
import { letMouseRest } from '../browser/resting-mouse';
import { listen } from '../port';
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

let folder: string;
let server: Server;
let url: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'starter-'));
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  cpSync('plugins/waiting-scripts', join(folder, 'plugins/waiting-scripts'), { recursive: true });
  runIn(folder, { GATSBY_TELEMETRY_DISABLED: '1' }, 'node_modules/.bin/gatsby', 'build');
  server = createServer(({ url: address = '/' }, response) => {
    const { pathname } = new URL(address, 'http://localhost');
    const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    try {
      const content = readFileSync(join(folder, 'public', file));
      response.writeHead(200, { 'Content-Type': mime.lookup(file) || 'text/plain' }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  url = `http://127.0.0.1:${await listen(server)}/`;
});
afterAll(() => {
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('scripts wait for the visitor, and a button works at its first press', async () => {
  const browser = await chromium.launch({ executablePath: findChromium() });
  const page = await browser.newPage();
  await letMouseRest(page.context());
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  expect(scripts).toEqual([expect.stringMatching(/^\/loader-/)]);
  await page.getByRole('button', { name: 'Pressed 0 times' }).click();
  await page.getByRole('button', { name: 'Pressed 1 times' }).waitFor();
  await page.getByRole('link', { name: 'Go to page 2' }).click();
  await page.getByRole('heading', { name: 'Page 2' }).waitFor();
  await browser.close();
});

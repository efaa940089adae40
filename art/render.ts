import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, extname } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { Identity } from '../gatsby/schema/fields/placeholders';
import { ensureWholeBrowser } from '../tests/browser/find-chromium';
import { fillDrawing } from './fill-drawing';
import { listPictures, readSize, type Picture } from './list-pictures';

/** An address that exists only here: the browser asks for files under it, and gets them from this folder. */
const ORIGIN = 'http://art.invalid/';

const DRAWING_TYPES: Record<string, string> = { '.html': 'text/html', '.svg': 'image/svg+xml' };

/** Quality of lossy WebP at which neither letters nor the edges of flat colours show a fringe. */
const QUALITY = 84;

/** Serves the browser from this repository and from nowhere else; drawings are completed on the way. */
async function serveDrawings(page: Page): Promise<string[]> {
  const identity = JSON.parse(readFileSync('data/company.json', 'utf8')) as Identity;
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(`its script fails: ${message}`));
  await page.route('**/*', async (route) => {
    const url = route.request().url();
    const path = decodeURIComponent(new URL(url).pathname).slice(1);
    if (!url.startsWith(ORIGIN) || !existsSync(path)) {
      problems.push(`it asks for ${url.replace(ORIGIN, '')}, which is not there`);
      return route.abort();
    }
    const contentType = DRAWING_TYPES[extname(path)];
    if (!contentType) return route.fulfill({ path });
    const body = fillDrawing(readFileSync(path, 'utf8'), identity);
    return route.fulfill({ body, contentType: `${contentType}; charset=utf-8` });
  });
  return problems;
}

/** The smaller of lossy and lossless WebP: flat drawings are often smaller without loss. */
async function encode(png: Buffer): Promise<Buffer> {
  const [lossy, lossless] = await Promise.all([
    sharp(png).webp({ quality: QUALITY, effort: 6, smartSubsample: true }).toBuffer(),
    sharp(png).webp({ lossless: true, effort: 6 }).toBuffer(),
  ]);
  return lossless.length <= lossy.length ? lossless : lossy;
}

async function render(page: Page, problems: string[], { source, target }: Picture): Promise<void> {
  await page.setViewportSize(readSize(source));
  await page.goto(ORIGIN + source);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ animations: 'disabled' });
  if (problems.length > 0) {
    throw new Error(`${source} cannot be rendered: ${problems.join('; ')}.`);
  }
  mkdirSync(dirname(target), { recursive: true });
  const picture = await encode(png);
  await writeFile(target, picture);
  console.info(`${target}  ${Math.round(picture.length / 1024)} KB`);
}

/** Picks the pictures that the command names by any part of their path, or all of them. */
function choosePictures(names: string[]): Picture[] {
  const all = listPictures();
  const unknown = names.filter((name) => !all.some(({ source }) => source.includes(name)));
  if (unknown.length > 0) {
    throw new Error(`There is no drawing in art/ whose path holds “${unknown.join('” or “')}”.`);
  }
  return all.filter(
    ({ source }) => names.length === 0 || names.some((name) => source.includes(name)),
  );
}

async function renderPictures(pictures: Picture[]): Promise<void> {
  const browser = await chromium.launch({
    executablePath: ensureWholeBrowser(),
    args: ['--no-sandbox', '--font-render-hinting=none', '--force-color-profile=srgb'],
  });
  try {
    const page = await browser.newPage();
    const problems = await serveDrawings(page);
    for (const picture of pictures) await render(page, problems, picture);
  } finally {
    await browser.close();
  }
}

async function run(): Promise<void> {
  try {
    await renderPictures(choosePictures(process.argv.slice(2)));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

void run();

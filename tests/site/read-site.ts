import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';

/** The built site, as it is published. */
export const SITE = resolve('dist/site');

/** A page of the built site. */
export type Page = { path: string; html: string; document: HTMLElement };

/** Reads every page of the built site, the 404 page included. */
export function readPages(): Page[] {
  if (!existsSync(`${SITE}/index.html`)) {
    throw new Error('There is no built site in dist/. Build it first: npm run build');
  }
  return readdirSync(SITE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => {
      const file = relative(SITE, join(entry.parentPath, entry.name));
      const html = readFileSync(join(SITE, file), 'utf8');
      const path = `/${file
        .split(sep)
        .join('/')
        .replace(/(^index)?\.html$/, '')}`;
      return { path, html, document: parse(html) };
    });
}

/** The text of an element as a visitor reads it, without doubled spaces. */
export const textOf = (element: HTMLElement | null): string =>
  (element?.text ?? '').replace(/\s+/g, ' ').trim();

import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { filesIn } from '../../hosting/files-in';

/** The built site, as it is published. */
export const SITE = resolve('dist/site');

/** A page of the built site. */
export type Page = { path: string; html: string; document: HTMLElement };

/** Reads every page of the built site, the 404 page included. */
export function readPages(): Page[] {
  if (!existsSync(`${SITE}/index.html`)) {
    throw new Error('There is no built site in dist/. Build it first: npm run build');
  }
  return filesIn(SITE)
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const html = readFileSync(join(SITE, file), 'utf8');
      const path = `/${file.replace(/(^index)?\.html$/, '')}`;
      return { path, html, document: parse(html) };
    });
}

/** Reads every page that search engines may list. */
export const readListedPages = (): Page[] =>
  readPages().filter(({ document }) => !document.querySelector('meta[name=robots]'));

/** The text of an element as a visitor reads it, without doubled spaces. */
export const textOf = (element: HTMLElement | null): string =>
  (element?.text ?? '').replace(/\s+/g, ' ').trim();

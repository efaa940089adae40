import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { filesIn } from '../../hosting/files-in';

/** The built site, as it is published. */
export const SITE = resolve('dist/site');

/** A page of the built site. */
export type Page = { path: string; html: string; document: HTMLElement };

let pages: Page[] | undefined;

/** Reads every page of the built site, the 404 page included; once for all tests of a process. */
export const readPages = (): Page[] =>
  (pages ??= filesIn(SITE)
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const html = readFileSync(join(SITE, file), 'utf8');
      const path = `/${file.replace(/(^index)?\.html$/, '')}`;
      return { path, html, document: parse(html) };
    }));

/** The same, as rows of a table of tests: the path of each page, and the page. */
export const pageRows = (): (readonly [string, Page])[] =>
  readPages().map((page) => [page.path, page]);

/** The page at an address. */
export const pageAt = (path: string): Page => readPages().find((page) => page.path === path)!;

/** The main part of the page at an address. */
export const mainOf = (path: string): HTMLElement => pageAt(path).document.querySelector('main')!;

/** The same of every page that search engines may list. */
export const listedRows = (): (readonly [string, Page])[] =>
  pageRows().filter(([, { document }]) => !document.querySelector('meta[name=robots]'));

/** The text of an element as a visitor reads it, without doubled spaces. */
export const textOf = (element: HTMLElement | null): string =>
  (element?.text ?? '').replace(/\s+/g, ' ').trim();

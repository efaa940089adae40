import { expect, test } from 'vitest';
import { dropdownLabel, menuLabel, team } from '../content';
import {
  FILTER_ROUTES,
  MIDDLE_PROJECT,
  PROJECT_GUIDE,
  SERVICE,
  SERVICE_GUIDE,
  SERVICE_ROUTES,
} from '../routes';
import { pageAt, textOf } from './read-site';

/** A page, and the entry of the main menu that is marked on it, with how, if the menu has one. */
type Row = [path: string, label?: string, how?: 'page' | 'true'];
const ROWS: Row[] = [
  ['/', menuLabel('/'), 'page'],
  ['/about', dropdownLabel('/about'), 'true'],
  ...[team.path, ...team.aliases].map((path) => [path, dropdownLabel(team.path), 'true'] as Row),
  ['/faq', dropdownLabel('/faq'), 'true'],
  ['/service', dropdownLabel('/service'), 'true'],
  [SERVICE, dropdownLabel(SERVICE), 'true'],
  [SERVICE_GUIDE, dropdownLabel('/service'), 'true'],
  ['/portfolio', menuLabel('/portfolio'), 'page'],
  ...FILTER_ROUTES.slice(0, 1).map((path) => [path, menuLabel('/portfolio'), 'true'] as Row),
  [MIDDLE_PROJECT, menuLabel('/portfolio'), 'true'],
  [PROJECT_GUIDE, menuLabel('/portfolio'), 'true'],
  ['/contact', menuLabel('/contact'), 'page'],
];
/** Pages to which the sample's menu does not lead. */
const UNMARKED = ['/privacy', '/404'].filter((path) => menuLabel(path) === undefined);
const MARKED = [
  ...ROWS.filter(([, label]) => label !== undefined),
  ...UNMARKED.map((path): Row => [path]),
];

test.each(MARKED)('on %s the menus mark the entry to which it belongs', (path, ...mark) => {
  const entries = pageAt(path)
    .document.querySelectorAll('header nav > ul > li')
    .map((item) => item.querySelector('summary, a')!);
  const marked = entries
    .filter((entry) => entry.hasAttribute('aria-current'))
    .map((entry) => [textOf(entry), entry.getAttribute('aria-current')]);
  // The menu of wide screens, and that of phones.
  expect(marked).toEqual(mark.length > 0 ? [mark, mark] : []);
});

const SERVICES = dropdownLabel('/service');

test.skipIf(!SERVICES)('a dropdown lists the overview and all services', () => {
  const summaries = pageAt('/').document.querySelectorAll('header summary');
  const lists = summaries.filter((summary) => textOf(summary) === SERVICES);
  expect(lists.length).toBeGreaterThan(0);
  for (const { parentNode } of lists) {
    expect(parentNode!.querySelectorAll('a').map(textOf)).toEqual(
      ['/service', ...SERVICE_ROUTES].map(menuLabel),
    );
  }
});

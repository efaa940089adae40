import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isIdOfPages } from '../../gatsby/checker/check-ids';
import { readContentModel } from '../../gatsby/schema/model/read-content-model';
import { contactPage, faq, isDelivered, services, team } from '../content';
import { pageRows, readPages, SITE } from './read-site';

const { doors } = contactPage;
const pages = readPages();
const byPath = new Map(pageRows());
const types = Object.values(readContentModel().types);

test.each(pageRows())(
  'every link of %s leads to a page and a place that exist',
  (path, { document }) => {
    const broken = document
      .querySelectorAll('a[href]')
      .map((link) => link.getAttribute('href') as string)
      .filter((href) => /^[/#]/.test(href))
      .filter((href) => {
        const [target = '', fragment] = href.replace(/\?[^#]*/, '').split('#');
        const page = byPath.get(target || path);
        if (target?.startsWith('/static/')) return !existsSync(`${SITE}${target}`);
        return !page || (fragment && !page.document.querySelector(`[id="${fragment}"]`));
      });
    expect(broken).toEqual([]);
  },
);

test('the checker reserves the ids that a page with named parts has itself', () => {
  const named = new Map([
    [faq.path, faq.columns.flatMap(({ items }) => items.map(({ address }) => address))],
    [contactPage.path, [doors.callback.address, doors.write.address]],
    ...services.map(
      ({ path, papers }) => [path, papers?.map(({ address }) => address) ?? []] as const,
    ),
  ]);
  const places = types.flatMap(({ fields }) => fields.map(({ rules }) => rules.place?.id));
  for (const [path, names] of named) {
    const ids = byPath
      .get(path)!
      .document.querySelectorAll('[id]')
      .map(({ id }) => id);
    const own = ids.filter((id) => !names.includes(id));
    expect(own.length, path).toBeGreaterThan(2);
    expect(
      own.filter((id) => !isIdOfPages(id) && !places.includes(id)),
      path,
    ).toEqual([]);
  }
});

test('the places that the schema names are on their pages', () => {
  // A type without a fixed address has several pages, of which one may have the place.
  const onPages = (path: unknown) => (path ? [byPath.get(path as string)] : pages);
  const missing = types.flatMap(({ fields }) => {
    const path = fields.find(({ rules }) => rules.constant)?.rules.constant?.value;
    // What a site may leave out has no place then.
    return fields
      .flatMap(({ rules, isRequired }) => (isRequired && rules.place?.id) || [])
      .filter((id) => !onPages(path).some((page) => page?.document.querySelector(`[id="${id}"]`)));
  });
  expect(missing).toEqual([]);
});

test.each(pageRows())(
  'every file that %s asks for is there, and none comes from elsewhere',
  (_, { document }) => {
    const addresses = [
      ...document.querySelectorAll('script[src], img[src]').map((e) => e.getAttribute('src')),
      ...document.querySelectorAll('link[href]').map((e) => e.getAttribute('href')),
      ...document.querySelectorAll('[srcset]').flatMap((e) =>
        e
          .getAttribute('srcset')!
          .split(',')
          .map((part) => part.trim().split(' ')[0]),
      ),
    ].filter((address): address is string => Boolean(address));
    const files = addresses.filter((address) => !address.startsWith('https://'));
    expect(files.filter((file) => !existsSync(`${SITE}${decodeURI(file)}`))).toEqual([]);
    expect(document.querySelectorAll('script[src^="http"], img[src^="http"]')).toEqual([]);
  },
);

// Elsewhere a page may wait for its first link.
test.skipIf(!isDelivered)(
  'every page but the 404 page can be reached from the home page in three clicks',
  () => {
    let reached = new Set(['/']);
    for (let click = 0; click < 3; click += 1) {
      const links = [...reached].flatMap((path) =>
        byPath
          .get(path)!
          .document.querySelectorAll('a[href^="/"]')
          .map((link) => link.getAttribute('href')!.split('#')[0]!)
          .filter((target) => byPath.has(target)),
      );
      reached = new Set([...reached, ...links]);
    }
    // Further addresses of the team are kept for links from elsewhere.
    const unlinked = ['/404', ...team.aliases];
    const missing = [...byPath.keys()].filter((path) => !reached.has(path));
    expect(missing.filter((path) => !unlinked.includes(path))).toEqual([]);
  },
);

import { join } from 'node:path';
import { NodeType, type HTMLElement, type Node } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { caseStudies, company, navigation, services } from '../../../tests/content';
import { content as sample, recordOf, setValue, textOf } from '../../../tests/sample/sample';
import { pageRows, type Page } from '../../../tests/site/read-site';
import { readContent } from '../../checker/read-content';
import { draftsLeftOut } from '../../pages/drafts';
import { readContentModel } from '../../schema/model/read-content-model';
import { collectionsOf } from '../screen/editing-config';
import { findPlaces, inOneLine, picturesAt } from './find-places';
import { placesOf } from './places';

const model = readContentModel();
const drafts = draftsLeftOut('data');
const texts = new Map(
  [...(await readContent('.')).texts].filter(([file]) => !drafts.includes(join(file))),
);
const places = placesOf(model, { texts }, collectionsOf(model));

/** What visitors see nothing of. */
const UNSEEN = ['SCRIPT', 'STYLE', 'HEAD'];

/** Every text of a page with those around it, and every picture with its names. */
function thingsOn(node: Node, around: string[] = []): string[][] {
  if (node.nodeType === NodeType.TEXT_NODE) {
    const text = inOneLine(node.text);
    return /[\p{L}\p{N}]/u.test(text) && !text.startsWith('<') ? [[text, ...around]] : [];
  }
  const element = node as HTMLElement;
  if (UNSEEN.includes(element.tagName)) return [];
  const { src, alt, placeholder } = element.attributes ?? {};
  const picture = element.tagName === 'IMG' && src ? [picturesAt(src)] : [];
  const attributes = [alt, placeholder].flatMap((text) => (text ? [[inOneLine(text)]] : []));
  const within = element.tagName ? [inOneLine(element.text), ...around].slice(0, 5) : around;
  return [
    ...picture,
    ...attributes,
    ...element.childNodes.flatMap((child) => thingsOn(child, within)),
  ];
}

type Linked = { label: string; href: string };

const labelsOf = (texts: string[], page: string) =>
  findPlaces(places, texts, { page }).map(({ labels }) => labels.join(' › '));

describe('every text and picture has a place on the screen', () => {
  const seen = new Set<string>();

  test.each(pageRows())('%s', (path: string, { document }: Page) => {
    const things = new Map(thingsOn(document).map((texts) => [texts.join('\n'), texts]));
    const others = [...things].filter(([key]) => !seen.has(key));
    for (const [key] of others) seen.add(key);
    const lost = others
      .map(([, texts]) => texts)
      .filter((texts) => labelsOf(texts, path).length === 0);
    expect(lost.map(([text]) => text)).toEqual([]);
  });

  test('the title and the description in the head too', () => {
    for (const [path, { document }] of pageRows()) {
      const description = document.querySelector('meta[name=description]')?.getAttribute('content');
      for (const text of [document.querySelector('title')?.text, description]) {
        expect(labelsOf([inOneLine(text ?? '')], path), path).not.toEqual([]);
      }
    }
  });
});

describe('the place', () => {
  const [{ path, title, challenge }] = caseStudies as [(typeof caseStudies)[number]];
  const [paragraph = ''] = challenge.split('\n');

  test('of a paragraph is the field that holds it, in the words of the screen', () => {
    const [first = ''] = labelsOf([inOneLine(paragraph)], path);
    expect(first).toMatch(/^Case studies › .+ › What was wrong before$/);
    expect(first).toContain(title);
  });

  test('of a text that several entries have is each of them, that of the page first', () => {
    const titles = labelsOf([title], path);
    expect(titles[0]).toMatch(/^Case studies › .+ › Short name of the product$/);
  });

  test('of a text of a menu is the menu, though the page that it leads to has the same title', () => {
    const { label, href } = navigation.main.find((item) => 'href' in item)! as Linked;
    const [first] = findPlaces(places, [label], { page: '/', link: href });
    expect(first!.labels[0]).toBe('Menus');
  });

  test('of a text put together by the build is that of its parts', () => {
    const text = `© ${company.copyrightYear} ${company.legalName}`;
    expect(labelsOf([text], '/').sort()).toEqual([
      'Company › Who the site belongs to › Registered name',
      'Company › Who the site belongs to › Year in the copyright line',
    ]);
  });

  test('of a text that is part of a heading is the heading', () => {
    const [word = ''] = title.split(' ');
    expect(labelsOf([word, title], path)[0]).toContain(title);
  });

  test('of a highlight is its line, with placeholders filled in', () => {
    const file = 'data/projects/project-details-03.json';
    const text = setValue(textOf(file), ['highlights'], '- Made for {brand}\n• By hand');
    const texts = new Map([...sample.texts, [file, text]]);
    const shown = placesOf(model, { texts }, collectionsOf(model)).flatMap((place) => place.shown);
    const { brand } = recordOf<{ brand: string }>('company');
    expect(shown).toEqual(expect.arrayContaining([`Made for ${brand}`, 'By hand']));
  });

  test('of a text that stands for another is the field of the other', () => {
    const file = 'data/projects/project-details-03.json';
    const description =
      'Parcels find their way, from {brand}. Every scan is kept, and so are all signatures.';
    const without = ['metaDescription', 'summary'].reduce(
      (text, field) => setValue(text, [field], undefined),
      setValue(textOf(file), ['description'], description),
    );
    const texts = new Map([...sample.texts, [file, without]]);
    const { brand } = recordOf<{ brand: string }>('company');
    const found = findPlaces(
      placesOf(model, { texts }, collectionsOf(model)),
      [`Parcels find their way, from ${brand}.`],
      { page: '/' },
    );
    expect(found.map(({ field }) => field)).toEqual(['summary']);
  });

  test('of a number in words counts the drafts too, which the preview shows', () => {
    const file = 'data/services/erp.json';
    const shownWith = (draft: boolean) => {
      const texts = new Map([...sample.texts, [file, setValue(textOf(file), ['draft'], draft)]]);
      return placesOf(model, { texts }, collectionsOf(model)).flatMap((place) => place.shown);
    };
    expect(shownWith(true)).toEqual(shownWith(false));
  });

  test('of a text that only begins like another is none', () => {
    const word = services[0]!.title.split(' ').at(-1)!;
    const place = { shown: [word], labels: [] } as unknown as (typeof places)[number];
    expect(findPlaces([place], [`${word}xyz`], { page: '/' })).toEqual([]);
    expect(findPlaces([place], [`${word} xyz`], { page: '/' })).toEqual([place]);
  });
});

import { parse } from 'node:path';
import type { Collection } from '@sveltia/cms';
import { getNodeValue } from 'jsonc-parser';
import { identityOf } from '../../checker/check-content';
import type { Content, Context } from '../../checker/content';
import { fallbacksOf } from '../../checker/fallbacks';
import { readRecords } from '../../checker/read-record';
import { wordOf } from '../../pictures/picture-files';
import { fillPlaceholders, type Identity } from '../../schema/fields/placeholders';
import { shorten } from '../../schema/fields/shorten';
import type { ContentModel } from '../../schema/model/content-model';
import { linesOf } from '../../schema/model/specified-shape';
import { entryOf, locateInput, pathOnScreen } from '../screen/entry-of';

/** A value of the content, and its place on the editing screen. */
export type Place = {
  /** What pages show of it: its paragraphs, without tags, or the name of a picture's file. */
  shown: string[];
  /** The labels that lead there, such as Case studies, 03 Logistics service, Challenge. */
  labels: string[];
  /** The address of the entry within the screen, and the path of the field there, such as members.2.icon. */
  route?: string;
  field: string;
  /** The address of the record's own page. */
  page?: string;
  /** Where the link leads, if it is the text of a link. */
  link?: string;
};

/** A text as pages show it: without tags and with its placeholders filled in, by paragraphs and lines. */
const linesShown = (text: string, identity?: Identity): string[] =>
  (identity && /\{\w+\}/.test(text) ? fillPlaceholders(text, identity) : text)
    .replace(/<br\s*\/?>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

/** Formats of texts that pages do not show, or show only in another form. */
const NOT_SHOWN = ['address', 'fragment', 'country-code', 'time-zone', 'point'];

const dayOf = (date: string) =>
  new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** What pages show of a value: nothing for groups, switches, choices and addresses. */
function shownOf({ value, node, field: { rules } }: Context, identity?: Identity): string[] {
  const written = String(node.value);
  if (value.kind === 'picture') return [`picture ${wordOf(parse(written))}`];
  if (value.kind === 'integer' || value.kind === 'number')
    return [written, Number(written).toLocaleString('en-IN')];
  if (value.kind !== 'text' || NOT_SHOWN.includes(rules.format?.as ?? '')) return [];
  if (rules.format?.as === 'link' && written.startsWith('/')) return [];
  if (rules.format?.as === 'date') return [dayOf(written)];
  const texts = rules.lines ? linesOf(written) : [written];
  return texts.flatMap((text) => linesShown(text, rules.constant ? undefined : identity));
}

/** The group of fields that a field is in, such as main[2] for main[2].label. */
const groupOf = (path: string) => path.slice(0, Math.max(path.lastIndexOf('.'), 0));

/** Where the link of each group of fields leads. */
const linksIn = (contexts: Context[]): Map<string, string> =>
  new Map(
    contexts
      .filter(({ field }) => field.rules.format?.as === 'link')
      .map(({ path, node }) => [groupOf(path), String(node.value)]),
  );

/** The places of everything that pages show. */
export function placesOf(
  model: ContentModel,
  { texts }: Pick<Content, 'texts'>,
  collections: Collection[],
): Place[] {
  const readings = readRecords(model, texts);
  const identity = identityOf(readings.flatMap(({ record }) => record ?? []));
  // Pages never show the word that chooses a figure.
  const isSeed = ({ field }: Context) => model.types.Kolam?.fields.includes(field);
  return readings.flatMap(({ record, contexts, text }) => {
    if (!record) return [];
    const { labels, route, inputs } = entryOf(collections, record.file, text);
    const { path: page } = getNodeValue(record.root) as { path?: string };
    const links = linksIn(contexts);
    const placeOf = (path: string, shown: string[]): Place => ({
      shown,
      labels: [...labels, ...locateInput(path, inputs).labels],
      route,
      field: pathOnScreen(path),
      page,
      link: links.get(groupOf(path)),
    });
    return [
      ...contexts.flatMap((context) => {
        const shown = isSeed(context) ? [] : shownOf(context, identity);
        return shown.length > 0 ? placeOf(context.path, shown) : [];
      }),
      // A text that comes from another field leads to the empty one, where editors can write a better text.
      ...fallbacksOf(model, record, contexts).flatMap(({ field, path, used }) => {
        if (field.value.kind !== 'text') return [];
        const text = linesShown(String(used.value.value), identity).join(' ');
        return placeOf(path, [shorten(text, field.rules.length?.max)]);
      }),
    ];
  });
}

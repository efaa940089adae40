import { findNodeAtLocation } from 'jsonc-parser';
import { PLACEHOLDER_SOURCE, type Identity } from '../schema/fields/placeholders';
import type { Context } from './content';
import type { Finding } from './problem';

/** Words in the place of a text not yet written; some only in capitals. */
const FILLER = [
  /\b(lorem|ipsum|dolor sit amet|x{3,}|asdf\w*|qwerty|foo ?bar|blah)\b/i,
  /\b(your|insert) (\w+ )?(text|name|title) here\b/i,
  /\b(TODO|TBD|TBC|FIXME)\b/,
];

/** A page that says of itself that it is filler needs no hint. */
function hintsOfFiller(text: string, { record }: Context): Finding[] {
  const found = FILLER.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
  if (!found || findNodeAtLocation(record.root, ['isFiller'])?.value === true) return [];
  return [{ wrong: `"${found}" looks like filler.`, expected: 'Visitors will read it.' }];
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A company that is spelt out stays behind when data/company.json changes. */
function hintsOfCompany(text: string, { record }: Context, identity: Identity): Finding[] {
  if (record.type.name === PLACEHOLDER_SOURCE) return [];
  const { legalName, brand, email, phone } = identity;
  const names = { '{company}': legalName, '{email}': email, '{phone}': phone, '{brand}': brand };
  const spelt = Object.entries(names).find(
    ([, name]) =>
      text.includes(name) &&
      new RegExp(`(?<![\\p{L}\\p{N}])${escape(name)}(?![\\p{L}\\p{N}])`, 'u').test(text),
  );
  if (!spelt) return [];
  const [placeholder, name] = spelt;
  const expected = `${placeholder} follows data/company.json, if that is meant.`;
  return [{ wrong: `The text contains "${name}".`, expected }];
}

/** Looks for probable slips in a text: filler, and what data/company.json spells out. */
export function hintsOfText(context: Context, identity: Identity | undefined): Finding[] {
  const text = String(context.node.value);
  if (context.field.rules.format) return [];
  return [
    ...hintsOfFiller(text, context),
    ...(identity ? hintsOfCompany(text, context, identity) : []),
  ];
}

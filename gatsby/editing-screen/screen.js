/* The editing screen: starts the CMS with the configuration made from gatsby/schema, and has it write
   files as Prettier does, so that a change of one word is a change of one line. */
import { init, registerCustomFormat } from './cms/index.js';
import * as babel from './prettier/plugins/babel.mjs';
import * as estree from './prettier/plugins/estree.mjs';
import { format } from './prettier/standalone.mjs';

/** The CMS has no map of pictures, so that a map with the keys "1", "2" … is a list on the screen. */
const fromFile = (text, { maps }) => {
  const record = JSON.parse(text);
  for (const name of maps) record[name] = Object.values(record[name] ?? {});
  return record;
};

const mapOf = (list = []) => Object.fromEntries(list.map((value, index) => [index + 1, value]));

const toFile = (record, { fields, maps }, style) => {
  const entries = fields
    .map((name) => [name, maps.includes(name) ? mapOf(record[name]) : record[name]])
    .filter(([, value]) => value !== undefined);
  const text = JSON.stringify(Object.fromEntries(entries));
  return format(text, { ...style, parser: 'json', plugins: [babel, estree] });
};

const { cms, formats, style } = await (await fetch(new URL('config.json', import.meta.url))).json();
for (const [name, fileFormat] of Object.entries(formats)) {
  registerCustomFormat(name, 'json', {
    fromFile: (text) => fromFile(text, fileFormat),
    toFile: (record) => toFile(record, fileFormat, style),
  });
}
init({ config: cms });

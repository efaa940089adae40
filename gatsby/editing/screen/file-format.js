/* Converts between files and records of the screen. Runs in the browser. */

const innermost = (value) => (value.of ? innermost(value.of) : value);

/** The CMS has no maps, so a map is a list on the screen, and gets the keys "1", "2" … from it. */
const mapOf = (list) => Object.fromEntries(list.map((value, index) => [index + 1, value]));

/** The CMS puts a slash before new pictures in a subfolder of the file's own. */
const withoutSlash = (picture) =>
  Array.isArray(picture) ? picture.map(withoutSlash) : picture?.replace(/^\//, '');

/** What a file contains where the CMS leaves out an empty value. */
function emptyOf({ value, isRequired }, types) {
  if (value.kind === 'list' && isRequired) return [];
  const fields = value.kind === 'object' && types[value.name].fields;
  return fields && fields.every((field) => !field.isRequired) ? {} : undefined;
}

/** Moves a path in place of a figure to its picture field, and turns a text in place of a list into its lines,
    as specified-shape.ts does for the site. */
function declared(record, { fields }) {
  const isText = (value) => typeof value === 'string';
  const changed = { ...record };
  for (const { name, value, rules } of fields) {
    if (rules.textIgnored && value.kind === 'object' && isText(changed[name])) delete changed[name];
    const other = rules.insteadOf?.field;
    if (isText(changed[other]) && /[./]/.test(changed[other])) {
      changed[name] = changed[other];
      delete changed[other];
    }
    if (rules.lines && isText(changed[name])) {
      changed[name] = changed[name]
        .split('\n')
        .map((line) => line.trim().replace(/^[-*•–]\s+/, ''))
        .filter(Boolean);
    }
  }
  return changed;
}

/** Maps a record and its nested objects field by field, in the order of the type. */
function changeRecord(given, type, types, change) {
  const record = declared(given, types[type]);
  const entries = types[type].fields.map((field) => {
    const { kind, name } = innermost(field.value);
    const changeInner = (inner) =>
      Array.isArray(inner) ? inner.map(changeInner) : changeRecord(inner, name, types, change);
    const value = change(record[field.name], field);
    return [field.name, value && kind === 'object' ? changeInner(value) : value];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Converts a file to a record of the screen. */
export const fromFile = (text, type, types) =>
  changeRecord(JSON.parse(text), type, types, (value, field) =>
    field.value.kind === 'map' ? Object.values(value ?? {}) : value,
  );

/** Converts a record of the screen to JSON. */
export function toFile(record, type, types) {
  const change = (shown, field) => {
    // The CMS writes down every switch that is off.
    if (shown === false && !field.isRequired) return undefined;
    const value = innermost(field.value).kind === 'picture' ? withoutSlash(shown) : shown;
    return field.value.kind === 'map' ? mapOf(value ?? []) : (value ?? emptyOf(field, types));
  };
  return JSON.stringify(changeRecord(record, type, types, change));
}

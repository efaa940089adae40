/* Converts between files and records of the screen. Runs in the browser. */

/** The CMS has no maps, so a map with the keys "1", "2" … is a list on the screen. */
const mapOf = (list) => Object.fromEntries(list.map((value, index) => [index + 1, value]));

/** The CMS puts a slash before new pictures in a subfolder of the file's own. */
const withoutSlash = (picture) =>
  Array.isArray(picture) ? picture.map(withoutSlash) : picture?.replace(/^\//, '');

/** Maps a record and its nested objects field by field, in the order of the type. */
function changeRecord(record, type, types, change) {
  const changeInner = (value, inner) =>
    Array.isArray(value)
      ? value.map((entry) => changeRecord(entry, inner, types, change))
      : changeRecord(value, inner, types, change);
  const entries = types[type].map((field) => {
    const value = change(record[field.name], field);
    return [field.name, value && field.type ? changeInner(value, field.type) : value];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Converts a file to a record of the screen. */
export const fromFile = (text, type, types) =>
  changeRecord(JSON.parse(text), type, types, (value, { isMap }) =>
    isMap ? Object.values(value ?? {}) : value,
  );

/** Converts a record of the screen to JSON. Empty values that the CMS omits stay in the file. */
export function toFile(record, type, types) {
  const change = (shown, { isMap, isPicture, empty }) => {
    const value = isPicture ? withoutSlash(shown) : shown;
    return isMap ? mapOf(value ?? []) : (value ?? empty);
  };
  return JSON.stringify(changeRecord(record, type, types, change));
}

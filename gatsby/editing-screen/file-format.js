/* How records of the screen become files and files become records of the screen. Runs in the browser. */

/** The CMS has no maps, so that a map with the keys "1", "2" … is a list on the screen. */
const mapOf = (list) => Object.fromEntries(list.map((value, index) => [index + 1, value]));

/** Makes a change in a record and in the objects inside it, field by field in the order of its type. */
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

/** Reads a file for the screen. */
export const fromFile = (text, type, types) =>
  changeRecord(JSON.parse(text), type, types, (value, { isMap }) =>
    isMap ? Object.values(value ?? {}) : value,
  );

/** Writes what the screen holds; what the CMS leaves out because it is empty stays in the file as empty. */
export const toFile = (record, type, types) =>
  JSON.stringify(
    changeRecord(record, type, types, (value, { isMap, empty }) =>
      isMap ? mapOf(value ?? []) : (value ?? empty),
    ),
  );

/** Something that keeps the site from going live. */
export type Finding = {
  /** The file, or another place such as the environment. */
  place: string;
  /** The field or the setting; empty when it is about the whole place. */
  field: string;
  /** What is there, and what to do. */
  toDo: string;
};

const count = (findings: readonly Finding[]) =>
  `${findings.length} ${findings.length === 1 ? 'point' : 'points'}`;

/** All findings in one line. */
export const summarise = (findings: readonly Finding[]): string =>
  `Not ready to go live: ${count(findings)}. To see them: npm run ready`;

/** One line for each finding, in columns, below a line that counts them. */
export function formatFindings(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'Ready to go live.';
  const widthOf = (key: 'place' | 'field') =>
    Math.max(...findings.map((finding) => finding[key].length));
  const [places, fields] = [widthOf('place'), widthOf('field')];
  const lines = findings.map(
    ({ place, field, toDo }) => `${place.padEnd(places)}  ${field.padEnd(fields)}  ${toDo}`,
  );
  return [`Not ready to go live: ${count(findings)}.`, '', ...lines].join('\n');
}

import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A company that takes the site over: its name, and how much it has to show. */
export type Company = {
  brand: string;
  members: number;
  services: number;
  caseStudies: number;
  /** Whether its case studies have banners, its inner pages the band of skills, and visitors a kolam to draw. */
  hasEveryPart: boolean;
};

type Json = string | number | boolean | null | Json[] | { [field: string]: Json };
type JsonRecord = { [field: string]: Json };

/** Every file of the content in a copy of this project, as editors would change it by hand. */
class Content {
  constructor(private readonly folder: string) {}

  private readonly pathOf = (file: string) => join(this.folder, 'data', file);

  read = (file: string) => JSON.parse(readFileSync(this.pathOf(file), 'utf8')) as JsonRecord;
  write = (file: string, record: JsonRecord) =>
    writeFileSync(this.pathOf(file), `${JSON.stringify(record, null, 2)}\n`);

  files = (): string[] =>
    readdirSync(join(this.folder, 'data'), { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.json'),
    );

  change(file: string, change: (record: JsonRecord) => JsonRecord): void {
    this.write(file, change(this.read(file)));
  }

  copy = (from: string, to: string): void => copyFileSync(this.pathOf(from), this.pathOf(to));
  remove = (file: string): void => rmSync(this.pathOf(file));
}

const without = (record: JsonRecord, ...fields: string[]): JsonRecord =>
  Object.fromEntries(Object.entries(record).filter(([field]) => !fields.includes(field)));

/** A value without the entries of lists that lead to an address; other links to it lead to the list it was in. */
function withoutPage(value: Json, address: string, list: string): Json {
  const leadsThere = (entry: Json) =>
    entry === address ||
    (entry !== null && typeof entry === 'object' && Object.values(entry).includes(address));
  if (Array.isArray(value)) {
    return value
      .filter((entry) => !leadsThere(entry))
      .map((entry) => withoutPage(entry, address, list));
  }
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([field, part]) => [field, withoutPage(part, address, list)]),
    );
  }
  if (typeof value !== 'string') return value;
  return value === address ? list : value.replaceAll(`href="${address}"`, `href="${list}"`);
}

/** What must differ from the page that a page was copied from: its description and its figure. */
const differing = (record: JsonRecord, place: number, columns: number): JsonRecord => ({
  metaDescription: `${place} ${record.metaDescription as string}`.slice(0, 160),
  kolam: { seed: `page-${place}`, shape: 'square', columns, rows: 5 },
});

/** Keeps the first entries of a folder, by their place in lists, or adds copies, until there are so many. */
function resize(
  content: Content,
  kind: { folder: string; placeField: string; list: string },
  count: number,
  copyOf: (record: JsonRecord, place: number) => { name: string; record: JsonRecord },
): void {
  const listed = content
    .files()
    .filter((file) => file.startsWith(`${kind.folder}/`))
    .map((file) => ({ file, record: content.read(file) }))
    .filter(({ record }) => record[kind.placeField] !== undefined)
    .sort(
      (one, other) => Number(one.record[kind.placeField]) - Number(other.record[kind.placeField]),
    );
  for (const { file, record } of listed.slice(count)) {
    content.remove(file);
    for (const other of content.files()) {
      content.change(
        other,
        (value) => withoutPage(value, record.path as string, kind.list) as JsonRecord,
      );
    }
  }
  for (let place = listed.length + 1; place <= count; place += 1) {
    const { name, record } = copyOf(listed[place % listed.length]!.record, place);
    content.write(`${kind.folder}/${name}.json`, record);
  }
}

/** Makes the content of a copy of this project that of another company. */
export function takeOver(folder: string, company: Company): void {
  const content = new Content(folder);
  const domain = `${company.brand.toLowerCase()}.example`;
  content.change('company.json', (record) => ({
    ...without(record, 'drawnName'),
    brand: company.brand,
    legalName: `${company.brand} Systems LLP`,
    siteUrl: `https://${domain}`,
    email: `post@${domain}`,
    phone: '+91 44 0000 0000',
    address: { ...(record.address as JsonRecord), street: '7 Example Street' },
    mark: { seed: company.brand, shape: 'octagon', columns: 5 },
  }));
  content.change('team.json', (record) => {
    const samples = record.members as JsonRecord[];
    const members = Array.from({ length: company.members }, (_, index) => {
      const sample = samples[index % samples.length]!;
      const icon = `images/team/person-${index + 1}.webp`;
      content.copy(sample.icon as string, icon);
      return {
        ...sample,
        icon,
        iconAlt: `Portrait of person ${index + 1}`,
        title: `Person ${index + 1}`,
      };
    });
    return { ...record, members };
  });
  content.change('contact-page.json', (record) => ({
    ...record,
    nextSteps: { ...(record.nextSteps as JsonRecord), readers: ['Person 1', 'Person 2'] },
  }));
  resize(
    content,
    { folder: 'services', placeField: 'order', list: '/service' },
    company.services,
    (record, place) => ({
      name: `line-${place}`,
      record: {
        ...record,
        ...differing(record, place, 7),
        path: `/service/line-${place}`,
        order: place,
        title: `Line of work ${place}`,
        pageTitle: `Line of work ${place} in {city}`,
      },
    }),
  );
  resize(
    content,
    { folder: 'projects', placeField: 'number', list: '/portfolio' },
    company.caseStudies,
    (record, place) => ({
      name: `project-details-${place}`,
      record: {
        ...record,
        ...differing(record, place, 9),
        path: `/project/project-details-${place}`,
        number: String(place),
        title: `Case study of system ${place}`,
      },
    }),
  );
  if (company.hasEveryPart) return;
  content.change('skills-marquee.json', (record) => without(record, 'skills'));
  content.change('about-page.json', (record) => without(record, 'nameKolam'));
  for (const file of content.files().filter((name) => name.startsWith('projects/'))) {
    content.change(file, (record) => without(record, 'banner', 'bannerAlt'));
  }
}

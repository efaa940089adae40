import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { describe, expect, test } from 'vitest';
import { typeOfFile } from '../../checker/check-files';
import { readContent } from '../../checker/read-content';
import { readContentModel } from '../../schema/model/read-content-model';
import { fromFile, toFile } from './file-format';

const model = readContentModel();
const { types } = model;
const { texts } = await readContent(process.cwd());
const style = await resolveConfig('data/company.json');

const write = (record: object, type: string) =>
  format(toFile(record, type, types), { ...style, parser: 'json' });

const typeOf = (file: string) => typeOfFile(model, file)?.name ?? '';

describe('a file that the screen reads and writes', () => {
  test.each([...texts])('%s stays as it is, to the byte', async (file, text) => {
    expect(await write(fromFile(text, typeOf(file), types), typeOf(file))).toBe(text);
  });

  test('has its fields in the order of the schema, whatever their order on the screen', async () => {
    const text = readFileSync('data/team.json', 'utf8');
    const backwards = JSON.parse(text, (_, value: unknown) =>
      value && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).reverse())
        : value,
    ) as object;
    expect(await write(backwards, 'TeamPage')).toBe(text);
  });

  test('keeps what is empty and must not be left out', () => {
    const about = fromFile(texts.get('data/about-page.json') ?? '', 'AboutPage', types);
    delete (about.story as { features?: string[] }).features;
    const written = JSON.parse(toFile(about, 'AboutPage', types)) as { story: object };
    expect(written.story).toMatchObject({ features: [] });
  });

  test('has a map where the screen has a list', () => {
    const file = 'data/projects/project-details-03.json';
    const record = fromFile(texts.get(file) ?? '', 'Project', types);
    expect(record.screenshots).toEqual([
      '../images/screenshots/shot-03-1.webp',
      '../images/screenshots/shot-03-2.webp',
    ]);
    const pictures = (record.screenshots as string[]).slice(1);
    const written = JSON.parse(
      toFile({ ...record, screenshots: pictures }, 'Project', types),
    ) as object;
    expect(written).toMatchObject({ screenshots: { '1': '../images/screenshots/shot-03-2.webp' } });
    const none = JSON.parse(
      toFile({ ...record, screenshots: undefined }, 'Project', types),
    ) as object;
    expect(none).toMatchObject({ screenshots: {} });
  });

  test('names a new picture as it names the others', () => {
    const team = fromFile(texts.get('data/team.json') ?? '', 'TeamPage', types);
    const members = [{ icon: '/images/team/new.jpg' }];
    const written = JSON.parse(toFile({ ...team, members }, 'TeamPage', types)) as object;
    expect(written).toMatchObject({ members: [{ icon: 'images/team/new.jpg' }] });
  });

  test('drops an optional field that was emptied', () => {
    const record = fromFile(
      texts.get('data/projects/project-details-03.json') ?? '',
      'Project',
      types,
    );
    expect(toFile({ ...record, banner: undefined }, 'Project', types)).not.toContain('"banner"');
  });
});

import { format, resolveConfig } from 'prettier';
import { describe, expect, test } from 'vitest';
import { content, model, textOf } from '../../../tests/sample/sample';
import { typeOfFile } from '../../checker/check-files';
import { linesOf } from '../../schema/model/specified-shape';
import { fromFile, toFile } from './file-format';

const style = await resolveConfig('data/company.json');

const read = (file: string, type: string) => fromFile(textOf(file), type, model.types);
const write = (record: object, type: string) => toFile(record, type, model.types);
const lay = (record: object, type: string) =>
  format(write(record, type), { ...style, parser: 'json' });
const written = (record: object, type: string) => JSON.parse(write(record, type)) as object;

describe('a file that the screen reads and writes', () => {
  test.each([...content.texts])('%s stays as it is, to the byte', async (file, text) => {
    const type = typeOfFile(model, file)?.name ?? '';
    const told = 'fields in the order of gatsby/schema, laid out as Prettier does';
    expect(await lay(read(file, type), type), told).toBe(text);
  });

  test('has its fields in the order of the schema, whatever their order on the screen', async () => {
    const text = textOf('data/team.json');
    const backwards = JSON.parse(text, (_, value: unknown) =>
      value && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).reverse())
        : value,
    ) as object;
    expect(await lay(backwards, 'TeamPage')).toBe(text);
  });

  test('keeps what is empty and must not be left out, and drops what may', () => {
    const about = read('data/about-page.json', 'AboutPage');
    delete (about.story as { features?: string[] }).features;
    expect(written(about, 'AboutPage')).toMatchObject({ story: { features: [] } });
    const study = read('data/projects/project-details-03.json', 'Project');
    const off = write({ ...study, banner: undefined, draft: false }, 'Project');
    expect(off).not.toMatch(/"(banner|draft)"/);
  });

  test('has a map where the screen has a list', () => {
    const study = read('data/projects/project-details-03.json', 'Project');
    const [first, second] = ['shot-03-1', 'shot-03-2'].map(
      (name) => `../images/screenshots/${name}.webp`,
    );
    expect(study.screenshots).toEqual([first, second]);
    const withMap = (screenshots?: unknown[]) => written({ ...study, screenshots }, 'Project');
    expect(withMap([second])).toMatchObject({ screenshots: { '1': second } });
    expect(withMap()).toMatchObject({ screenshots: {} });
  });

  test('has a list where the file has its lines as a text, as the site shows them', () => {
    const text = ' Scans\n\n- Signs \n* Invoices\r\n• Counts\n–  Lists\n-5 °C\n* ';
    const file = JSON.stringify({ number: '03', highlights: text });
    expect(fromFile(file, 'Project', model.types)).toMatchObject({ highlights: linesOf(text) });
  });

  test('names a new picture as it names the others', () => {
    const team = read('data/team.json', 'TeamPage');
    const members = [{ icon: '/images/team/new.jpg' }];
    expect(written({ ...team, members }, 'TeamPage')).toMatchObject({
      members: [{ icon: 'images/team/new.jpg' }],
    });
  });
});

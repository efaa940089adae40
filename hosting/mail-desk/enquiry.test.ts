import { describe, expect, test } from 'vitest';
import { ENQUIRY_ID_FIELD, TRAP_FIELD } from '../../enquiry/enquiry-rules';
import { type Field, parseForm, parseJson } from './enquiry';
import { form, IDS, json } from '../../tests/mail-desk/messages';

const TYPE = 'multipart/form-data; boundary=edge';
const parse = (body: Buffer | string, type = TYPE) => parseForm(Buffer.from(body), type);
const part = (head: string, text: string) => `--edge\r\n${head}\r\n\r\n${text}\r\n`;

describe('a form', () => {
  test('keeps the order of its fields, and those of the same name', async () => {
    const fields: Field[] = [
      ['z', '1'],
      ['10', 'é – ಕ'],
      ['2', ''],
      ['z', '3'],
      ['ñame', 'a\r\nb'],
    ];
    const enquiry = await parse(form([['lib_version', '4.4.1'], ...fields]).body);
    expect(enquiry.fields).toEqual(fields);
    expect(Object.fromEntries(enquiry.hidden)).toEqual({ lib_version: '4.4.1', ...IDS });
  });

  test('as fetch sends it is understood', async () => {
    const data = new FormData();
    data.append('a "name"', 'line\nline');
    const sent = new Response(data);
    const body = Buffer.from(await sent.arrayBuffer());
    const { fields } = await parse(body, sent.headers.get('content-type') ?? '');
    expect(fields).toEqual([['a %22name%22', 'line\r\nline']]);
  });

  test.each([
    ['without a boundary', form([['a', 'b']]).body, 'multipart/form-data'],
    ['with another boundary', form([['a', 'b']]).body, 'multipart/form-data; boundary=other'],
    ['cut short', form([['a', 'b']]).body.slice(0, -8), TYPE],
    ['of nothing', '', TYPE],
    ['with a broken head', part('Content-Disposition form-data', 'b') + '--edge--', TYPE],
    [
      'in an unknown character set',
      part('Content-Disposition: form-data; name="a"\r\nContent-Type: text/plain; charset=x', 'b') +
        '--edge--',
      TYPE,
    ],
  ])('%s is malformed', async (_what, body, type) => {
    await expect(parse(body, type)).rejects.toMatchObject({
      status: 400,
      message: 'The request is not a well-formed form.',
    });
  });

  test.each([
    'Content-Disposition: form-data; name="a"; filename="a.txt"',
    'Content-Disposition: form-data; name="a"\r\nContent-Type: application/octet-stream',
  ])('with a file is refused: %j', async (head) => {
    const body = part(head, 'x'.repeat(40_000)) + '--edge--';
    await expect(parse(body)).rejects.toMatchObject({
      status: 400,
      message: 'The form does not accept files.',
    });
  });

  test('may have 100 fields, not more', async () => {
    const fields = Array.from({ length: 100 }, (_, i): Field => [`f${i}`, 'x']);
    expect((await parse(form(fields).body)).fields).toHaveLength(100);
    const more = form([...fields, ['a', 'b']], {}).body;
    await expect(parse(more)).rejects.toMatchObject({ status: 400 });
    const many = form([...fields, ...fields]).body;
    await expect(parse(many)).rejects.toThrow('The form has more than 100 fields.');
  });
});

describe('JSON', () => {
  const read = (text: string | Buffer) => () => parseJson(Buffer.from(text));

  test('gives the same enquiry', () => {
    const enquiry = parseJson(Buffer.from(json({ z: '1', a: 'é', user_id: 'x' }).body));
    expect(enquiry.fields).toEqual([
      ['z', '1'],
      ['a', 'é'],
    ]);
    expect(Object.fromEntries(enquiry.hidden)).toEqual({ lib_version: '4.4.1', ...IDS });
  });

  test('may hold the hidden fields of a form among its params', () => {
    const params = { a: 'b', [ENQUIRY_ID_FIELD]: 'id', [TRAP_FIELD]: 'x' };
    const { fields, hidden } = parseJson(Buffer.from(json(params).body));
    expect(fields).toEqual([['a', 'b']]);
    expect(hidden.get(ENQUIRY_ID_FIELD)).toBe('id');
    expect(hidden.get(TRAP_FIELD)).toBe('x');
  });

  test('may name a field as objects name their insides', () => {
    const body = '{"template_params": {"__proto__": "a", "constructor": "b"}}';
    expect(read(body)().fields).toEqual([
      ['__proto__', 'a'],
      ['constructor', 'b'],
    ]);
  });

  test.each(['', '{', 'null', '[]', '"text"', '{"a":1,}', '['.repeat(50_000), Buffer.from([0xff])])(
    'is malformed: %j',
    (text) => expect(read(text)).toThrow('The request is not a well-formed JSON.'),
  );

  test.each(['"text"', '["a"]', 'null', '{"a": 1}', '{"a": {"path": "/etc/passwd"}}'])(
    'with template_params %s is refused',
    (params) => {
      expect(read(`{"template_params": ${params}}`)).toThrow(
        'The template_params must be an object of texts.',
      );
    },
  );
});

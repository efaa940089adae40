import { type Chance } from './chance';
import { contactWith, form, json } from './messages';

/** What a request carries, and what it claims to be. */
export interface MalformedMessage {
  body: Buffer;
  type: string;
}

const MESSAGE = 'How long?\r\nAnd “how” much? 😀 – ಎಷ್ಟು';
const GOOD_FORM = form(contactWith({ message: MESSAGE })).body;
const GOOD_JSON = json(Object.fromEntries(contactWith({ message: MESSAGE }))).body;

/** Bits that mean something to a parser. */
const SHARDS = [
  ...'\r \n \0 -- " ; : { [ } ] , ÿ \u202e \u2028 \\u \\ud800 1e999 null __proto__ --edge --edge--'.split(
    ' ',
  ),
  '\r\n--edge\r\n',
  '\r\n\r\n',
  'filename="x"',
  "name*=utf-8''%0d%0a",
  'Content-Disposition: form-data; name="',
  'Content-Type: multipart/mixed; boundary=x',
  'Content-Transfer-Encoding: base64',
];

const part = (head: string, text: string) => `--edge\r\n${head}\r\n\r\n${text}\r\n`;
const asForm = (body: Buffer | string, type = 'multipart/form-data; boundary=edge') => ({
  body: Buffer.from(body as string),
  type,
});
const asJson = (body: Buffer | string) => asForm(body, 'application/json');

/** Changes some bytes, leaves some out, repeats some, or puts shards in between. */
function damage(text: string, { below, oneOf, bytes }: Chance): Buffer {
  let body = Buffer.from(text);
  for (let times = 1 + below(4); times > 0; times -= 1) {
    const at = below(body.length);
    const end = at + below(40);
    const [before, between, after] = [
      body.subarray(0, at),
      body.subarray(at, end),
      body.subarray(end),
    ];
    body = Buffer.concat(
      oneOf([
        [before, after],
        [before, bytes(between.length), after],
        [before, between, between, after],
        [before, Buffer.from(oneOf(SHARDS)), between, after],
        [before],
      ]),
    );
  }
  return body;
}

/** A part whose head is far too long, or of far too many lines. */
function hugeHead({ below, oneOf }: Chance): string {
  const size = 1 + below(40_000);
  return oneOf([
    `Content-Disposition: form-data; name="${'n'.repeat(size)}"`,
    `${'X'.repeat(size)}: y\r\nContent-Disposition: form-data; name="a"`,
    `Content-Disposition: form-data; name="a"\r\n${'X: y\r\n'.repeat(size / 8)}Y: z`,
    `Content-Disposition: form-data; ${'a=b; '.repeat(size / 6)}name="a"`,
    `Content-Disposition:${' '.repeat(size)}form-data; name="a"`,
  ]);
}

const HEADS = [
  'Content-Disposition: form-data',
  'Content-Disposition: form-data; name',
  'Content-Disposition: form-data; name=""',
  'Content-Disposition: form-data; name="a',
  "Content-Disposition: form-data; name*=utf-8''%E0%A4%A",
  'Content-Disposition: attachment; name="a"',
  'Content-Disposition: form-data; name="a"; filename="../../etc/passwd"',
  'Content-Disposition: form-data; name="a"\r\nContent-Type: text/plain; charset=utf-7',
  'Content-Disposition: form-data; name="a"\r\nContent-Type: text/plain; charset=utf-16le',
  'Content-Disposition: form-data; name="a"\r\nContent-Type: text/plain; charset=base64',
  'Content-Disposition : form-data; name="a"',
  ': form-data; name="a"',
  'X: y',
  '',
];

const BOUNDARIES = [
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=""',
  'multipart/form-data; boundary=other',
  'multipart/form-data; boundary="edge',
  'multipart/form-data; boundary=edge; boundary=other',
  "multipart/form-data; boundary*=utf-8''edge",
  `multipart/form-data; boundary=${'e'.repeat(5000)}`,
  'multipart/form-data boundary=edge',
  'multipart/form-data;;;',
];

const VALUES = 'null 1 [] {} true "\\ud800" "\\u0000" 1e999 {"path":"/etc/passwd"} - ""'.split(' ');

const FORMS: ((chance: Chance) => MalformedMessage)[] = [
  () => asForm(GOOD_FORM),
  ({ below }) => asForm(GOOD_FORM + 'x'.repeat(below(150_000))),
  ({ below }) => asForm(Buffer.from(GOOD_FORM).subarray(0, below(GOOD_FORM.length))),
  ({ oneOf }) => asForm(GOOD_FORM, oneOf(BOUNDARIES)),
  ({ below, bytes }) => asForm(bytes(below(3000))),
  ({ below, bytes }) => asForm(`--edge\r\n${bytes(below(500)).toString('latin1')}\r\n--edge--`),
  (chance) => asForm(damage(GOOD_FORM, chance)),
  (chance) => asForm(part(hugeHead(chance), 'x') + GOOD_FORM),
  ({ oneOf, below }) => asForm(part(oneOf(HEADS), 'x'.repeat(below(100))) + GOOD_FORM),
  ({ oneOf, below }) => {
    const head = 'Content-Disposition: form-data; name="a"\r\nContent-Type: multipart/mixed';
    const inner = GOOD_FORM.repeat(below(20)).replaceAll('edge', oneOf(['edge', 'inner']));
    return asForm(part(`${head}; boundary=inner`, inner) + GOOD_FORM);
  },
  ({ below }) => asForm('--edge\r\n'.repeat(below(5000)) + GOOD_FORM),
  ({ oneOf }) => asForm(Array.from({ length: 60 }, () => oneOf(SHARDS)).join('')),
];

const OBJECTS: ((chance: Chance) => MalformedMessage)[] = [
  () => asJson(GOOD_JSON),
  ({ below }) => asJson(Buffer.from(GOOD_JSON).subarray(0, below(GOOD_JSON.length))),
  (chance) => asJson(damage(GOOD_JSON, chance)),
  ({ below, bytes }) => asJson(bytes(below(300))),
  ({ oneOf, below }) => asJson(oneOf(['[', '{"a":', '{"template_params":']).repeat(below(2500))),
  ({ oneOf }) => asJson(`{"user_id":${oneOf(VALUES)},"template_params":${oneOf(VALUES)}}`),
  ({ oneOf }) => asJson(`{"template_params":{"a":${oneOf(VALUES)},"__proto__":${oneOf(VALUES)}}}`),
  ({ oneOf }) => asJson(Array.from({ length: 30 }, () => oneOf(SHARDS)).join('')),
];

/** Makes a request that went wrong somehow; now and then it is a good one all the same. */
export const malformedMessage = (chance: Chance): MalformedMessage =>
  chance.oneOf([...FORMS, ...OBJECTS])(chance);

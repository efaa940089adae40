import type * as EmailJs from '@emailjs/browser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LOCAL_MAIL, mailServiceOf } from './settings';

const library = vi.hoisted(() => ({ init: vi.fn(), sendForm: vi.fn() }));
vi.mock('@emailjs/browser', () => library);

const setUp = (env: Record<string, string>) =>
  vi.stubEnv('MAIL_SERVICE', JSON.stringify(mailServiceOf(env)));

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('window', { localStorage: { setItem: () => undefined } });
  setUp(LOCAL_MAIL);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

async function answerOf(send: () => Promise<unknown>) {
  const { send: sendThrough } = await import('./send');
  library.sendForm.mockImplementation(send);
  return sendThrough('contact', {} as HTMLFormElement);
}

test.each([
  [200, 'OK'],
  [200, ''],
  [200, 'Success'],
  [200, '{"message":"queued"}'],
  [202, 'OK'],
])('an answer %i with “%s” returns its status', async (status, text) => {
  expect(await answerOf(() => Promise.resolve({ status, text }))).toBe(status);
});

test.each([400, 413, 429, 500])(
  'an answer %i that the library throws returns its status',
  async (status) => {
    const answer = Object.assign(new Error(), { status, text: 'Refused' });
    expect(await answerOf(() => Promise.reject(answer))).toBe(status);
  },
);

test('no answer is an error', async () => {
  const lost = new TypeError('Failed to fetch');
  await expect(answerOf(() => Promise.reject(lost))).rejects.toBe(lost);
});

test('the library refuses a driven browser, and without keys it says what is missing', async () => {
  setUp({});
  vi.stubGlobal('navigator', { webdriver: true, languages: ['en'] });
  const real = await vi.importActual<typeof EmailJs>('@emailjs/browser');
  library.init.mockImplementation(real.init);
  const send = () => real.sendForm('service', 'template', {} as HTMLFormElement);
  expect(await answerOf(send)).toBe(451);
  vi.stubGlobal('navigator', { webdriver: false, languages: ['en'] });
  await expect(answerOf(send)).rejects.toContain('The public key is required');
});

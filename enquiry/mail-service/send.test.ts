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

test('an answer returns its status, whatever its text, also if the library throws it', async () => {
  for (const [status, text] of [
    [200, ''],
    [202, 'OK'],
  ] as const) {
    expect(await answerOf(() => Promise.resolve({ status, text }))).toBe(status);
  }
  const refusal = Object.assign(new Error(), { status: 429, text: 'Refused' });
  expect(await answerOf(() => Promise.reject(refusal))).toBe(429);
});

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

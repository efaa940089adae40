import type * as EmailJs from '@emailjs/browser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const service = vi.hoisted(() => ({ init: vi.fn(), sendForm: vi.fn() }));
vi.mock('@emailjs/browser', () => service);

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('window', { localStorage: { setItem: () => undefined } });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

async function outcomeOf(answer: () => Promise<unknown>) {
  const { sendMessage } = await import('./send-message');
  service.sendForm.mockImplementation(answer);
  return sendMessage('contact', {} as HTMLFormElement);
}

test.each([
  [200, 'OK', 'sent'],
  [200, '', 'sent'],
  [200, 'Success', 'sent'],
  [200, '{"message":"queued"}', 'sent'],
  [202, 'OK', 'refused'],
])('an answer %i with “%s” comes to “%s”', async (status, text, outcome) => {
  expect(await outcomeOf(() => Promise.resolve({ status, text }))).toBe(outcome);
});

test.each([
  [400, 'refused'],
  [403, 'refused'],
  [413, 'tooLong'],
  [429, 'tooSoon'],
  [451, 'refused'],
  [500, 'refused'],
])('an answer %i comes to “%s”', async (status, outcome) => {
  // The library throws what is no success.
  const answer = Object.assign(new Error(), { status, text: 'Refused' });
  expect(await outcomeOf(() => Promise.reject(answer))).toBe(outcome);
});

test('a lost network comes to “refused”', async () => {
  expect(await outcomeOf(() => Promise.reject(new TypeError('Failed to fetch')))).toBe('refused');
});

test('the library refuses a driven browser, and without keys it says in the console what is missing', async () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  vi.stubEnv('GATSBY_EMAILJS_PUBLIC_KEY', '');
  vi.stubGlobal('navigator', { webdriver: true, languages: ['en'] });
  const library = await vi.importActual<typeof EmailJs>('@emailjs/browser');
  service.init.mockImplementation(library.init);
  const send = () => library.sendForm('service', 'template', {} as HTMLFormElement);
  expect(await outcomeOf(send)).toBe('refused');
  expect(complain).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { webdriver: false, languages: ['en'] });
  expect(await outcomeOf(send)).toBe('broken');
  expect(complain.mock.lastCall?.join()).toContain('The public key is required');
});

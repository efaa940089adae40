import { afterEach, expect, test, vi } from 'vitest';
import { sendMessage } from './send-message';

const service = vi.hoisted(() => ({ send: vi.fn<() => Promise<number>>() }));
vi.mock('../../enquiry/mail-service/send', () => service);
afterEach(() => vi.restoreAllMocks());

const outcomeOf = (answer: Promise<number>, signal = new AbortController().signal) => {
  service.send.mockReturnValue(answer);
  return sendMessage('contact', {} as HTMLFormElement, signal);
};

test.each([
  [200, 'sent'],
  [202, 'refused'],
  [400, 'refused'],
  [403, 'refused'],
  [413, 'tooLong'],
  [429, 'tooSoon'],
  [451, 'refused'],
  [500, 'refused'],
])('an answer %i comes to “%s”', async (status, outcome) => {
  expect(await outcomeOf(Promise.resolve(status))).toBe(outcome);
});

test('a lost network comes to “refused”', async () => {
  expect(await outcomeOf(Promise.reject(new TypeError('Failed to fetch')))).toBe('refused');
});

test('anything else comes to “broken”, and the console names the cause', async () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  expect(await outcomeOf(Promise.reject(new Error('An id is missing')))).toBe('broken');
  expect(complain.mock.lastCall?.join()).toContain('An id is missing');
});

test('what was given up before the script of the service came is not sent', async () => {
  service.send.mockClear();
  expect(await outcomeOf(Promise.resolve(200), AbortSignal.abort())).toBeUndefined();
  expect(service.send).not.toHaveBeenCalled();
});

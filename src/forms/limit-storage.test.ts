import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('window', {
    get localStorage(): Storage {
      throw new Error('blocked');
    },
  });
});

afterEach(() => vi.unstubAllGlobals());

test('a send counts only once it is kept, also where storage is blocked', async () => {
  const { limitStorage } = await import('./limit-storage');
  await limitStorage.provider.set('enquiry', '1000');
  expect(await limitStorage.provider.get('enquiry')).toBeNull();
  limitStorage.keep('enquiry');
  expect(await limitStorage.provider.get('enquiry')).toBe('1000');
});

test('nothing is kept when nothing was sent', async () => {
  const { limitStorage } = await import('./limit-storage');
  limitStorage.keep('enquiry');
  expect(await limitStorage.provider.get('enquiry')).toBeNull();
});

test('each form has its own time, also while the message of the other is under way', async () => {
  const { limitStorage } = await import('./limit-storage');
  await limitStorage.provider.set('contact', '1000');
  await limitStorage.provider.set('callback', '2000');
  limitStorage.keep('contact');
  expect(await limitStorage.provider.get('contact')).toBe('1000');
  expect(await limitStorage.provider.get('callback')).toBeNull();
});

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

test('a send counts once it is kept, each form by itself, also where storage is blocked', async () => {
  const { limitStorage } = await import('./limit-storage');
  limitStorage.keep('contact');
  expect(await limitStorage.provider.get('contact')).toBeNull();
  await limitStorage.provider.set('contact', '1000');
  await limitStorage.provider.set('callback', '2000');
  expect(await limitStorage.provider.get('contact')).toBeNull();
  limitStorage.keep('contact');
  expect(await limitStorage.provider.get('contact')).toBe('1000');
  expect(await limitStorage.provider.get('callback')).toBeNull();
});

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

test.each([
  ['1000', '2000', '2000'],
  ['3000', '2000', '3000'],
  ['1000', 'nonsense', '1000'],
])('sent here at %s and in another tab at %s, it counts from %s', async (here, there, counts) => {
  vi.stubGlobal('window', { localStorage: { getItem: () => there, setItem: () => undefined } });
  const { limitStorage } = await import('./limit-storage');
  await limitStorage.provider.set('contact', here);
  limitStorage.keep('contact');
  expect(await limitStorage.provider.get('contact')).toBe(counts);
});

test('a time to come, from a clock that was ahead, does not count', async () => {
  vi.stubGlobal('window', { localStorage: { getItem: () => String(Date.now() + 60_000) } });
  const { limitStorage } = await import('./limit-storage');
  expect(await limitStorage.provider.get('contact')).toBeNull();
});

import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('window', {
    get localStorage(): Storage {
      throw new Error('blocked');
    },
  });
});

test('a send counts only once it is kept, also where storage is blocked', async () => {
  const { limitStorage } = await import('./limit-storage');
  await limitStorage.provider.set('enquiry', '1000');
  expect(await limitStorage.provider.get('enquiry')).toBeNull();
  limitStorage.keep();
  expect(await limitStorage.provider.get('enquiry')).toBe('1000');
});

test('nothing is kept when nothing was sent', async () => {
  const { limitStorage } = await import('./limit-storage');
  limitStorage.keep();
  expect(await limitStorage.provider.get('enquiry')).toBeNull();
});

import { afterEach, describe, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('The settings of the mail service', () => {
  test.each([
    ['one address', 'a@example.com', ['a@example.com']],
    ['a space after a comma', 'a@example.com, b@example.com', ['a@example.com', 'b@example.com']],
    ['a comma at the end', 'a@example.com,', ['a@example.com']],
    ['nothing', '', []],
  ])('block the addresses of a list with %s', async (_, list, addresses) => {
    vi.stubEnv('GATSBY_EMAILJS_BLOCK_LIST', list);
    vi.resetModules();
    const { MAIL_SERVICE } = await import('./mail-service');
    expect(MAIL_SERVICE.blockedAddresses).toEqual(addresses);
  });
});

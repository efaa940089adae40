import { expect, test } from 'vitest';
import { listOf } from './mail-settings';

test.each([
  ['one address', 'a@example.com', ['a@example.com']],
  ['a space after a comma', 'a@example.com, b@example.com', ['a@example.com', 'b@example.com']],
  ['a comma at the end', 'a@example.com,', ['a@example.com']],
  ['nothing', '', []],
])('a list of addresses that may not send is read with %s', (_, list, addresses) => {
  expect(listOf(list)).toEqual(addresses);
});

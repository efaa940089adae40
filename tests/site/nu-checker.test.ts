import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { runNuChecker } from './nu-checker';
import { EXCEPTIONS } from './nu-checker-exceptions';
import { SITE } from './read-site';

const complaints = runNuChecker();

test.skipIf(!complaints)('the Nu checker has nothing to say against any page', () => {
  const others = complaints!.filter(({ message }) =>
    EXCEPTIONS.every((exception) => !exception.message.test(message)),
  );
  const sentences = others.map(
    ({ url, message }) => `${relative(SITE, new URL(url).pathname)}: ${message}`,
  );
  expect(sentences).toEqual([]);
});

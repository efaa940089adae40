import { expect, test } from 'vitest';
import { checkPlace } from './check-place';

test.each(['/srv/site', '/home/zoë/Our site', '/ಕ/R&D, 2026 + @x=1~', process.cwd()])(
  'Gatsby can work in %s',
  (folder) => expect(() => checkPlace(folder)).not.toThrow(),
);

test.each([
  ['/tmp/site (1)', '('],
  ["/home/Ravi's work/site", "'"],
  ['/tmp/C# & co', '#'],
  ['/tmp/100%/site', '%'],
  ['/tmp/new!', '!'],
])('%s is refused in a sentence', (folder, sign) => {
  expect(() => checkPlace(folder)).toThrow(
    `The project is in ${folder}, and Gatsby cannot work below a name with a ${sign} in it.`,
  );
});

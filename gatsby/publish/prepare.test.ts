import { expect, test } from 'vitest';
import { checkNode, checkPlace } from './prepare';

test.each(['20.19.5', '24.0.0', '25.9.1', process.versions.node])('%s is accepted', (version) => {
  expect(() => checkNode(version)).not.toThrow();
});

test.each(['18.20.8', '20.9.0', '26.0.0'])('%s is refused in a sentence', (version) => {
  expect(() => checkNode(version)).toThrow(
    `Node.js is ${version}, but this project needs 20.19.5 or newer, below 26.`,
  );
});

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
    `The project is in ${folder}, but Gatsby cannot work in a path that contains ${sign}.`,
  );
});

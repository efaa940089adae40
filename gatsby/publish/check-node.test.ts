import { expect, test } from 'vitest';
import { checkNode } from './check-node';

test.each(['20.19.5', '24.0.0', '25.9.1', process.versions.node])('%s is accepted', (version) => {
  expect(() => checkNode(version)).not.toThrow();
});

test.each(['18.20.8', '20.9.0', '26.0.0'])('%s is refused in a sentence', (version) => {
  expect(() => checkNode(version)).toThrow(
    `Node.js is ${version}, but this project needs 20.19.5 or newer, below 26.`,
  );
});

import { expect, test } from 'vitest';
import { pickRandom } from './pick-random';

const items = ['a', 'b', 'c', 'd', 'e'];

test('picks as many as asked for, none twice, and gives every item its turn', () => {
  const seen = new Set<string>();
  for (let round = 0; round < 200; round += 1) {
    const picked = pickRandom(items, 3);
    expect(new Set(picked).size).toBe(3);
    for (const item of picked) seen.add(item);
  }
  expect([...seen].sort()).toEqual(items);
});

test('picks all when there are fewer than asked for, and leaves the list alone', () => {
  expect(pickRandom(['a'], 3)).toEqual(['a']);
  expect(items).toHaveLength(5);
});

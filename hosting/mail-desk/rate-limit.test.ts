import { expect, test } from 'vitest';
import { createRateLimit } from './rate-limit';
import { usedMemory } from '../../tests/mail-desk/memory';

function limitWithClock(perMinute: number) {
  const clock = { seconds: 0 };
  return { clock, limit: createRateLimit(perMinute, () => clock.seconds * 1000) };
}

test('an address may send as often as allowed, and again once a minute has passed', () => {
  const { clock, limit } = limitWithClock(2);
  expect(limit.take('a')).toBe(0);
  clock.seconds = 20;
  expect(limit.take('a')).toBe(0);
  clock.seconds = 30;
  expect(limit.take('a')).toBe(30);
  clock.seconds = 59.5;
  expect(limit.take('a')).toBe(1);
  clock.seconds = 60;
  expect(limit.take('a')).toBe(0);
  expect(limit.take('a')).toBe(20);
});

test('refused sends do not prolong the wait', () => {
  const { clock, limit } = limitWithClock(1);
  limit.take('a');
  for (clock.seconds = 1; clock.seconds < 60; clock.seconds += 1) limit.take('a');
  expect(limit.take('a')).toBe(0);
});

test('addresses do not share their allowance', () => {
  const { limit } = limitWithClock(1);
  expect([limit.take('a'), limit.take('b'), limit.take('a')]).toEqual([0, 0, 60]);
});

test('a flood from ever new addresses makes the oldest forgotten, never the newest', () => {
  const { limit } = limitWithClock(1);
  limit.take('first');
  for (let i = 0; i < 20_000; i += 1) limit.take(`address ${i}`);
  expect(limit.take('address 19999')).toBe(60);
  expect(limit.take('first')).toBe(0);
});

test('the memory stays bounded, however many addresses come', () => {
  const { clock, limit } = limitWithClock(10);
  const before = usedMemory();
  for (let i = 0; i < 100_000; i += 1) {
    clock.seconds += 0.001;
    limit.take(`2001:db8::${i}`);
  }
  expect(usedMemory() - before).toBeLessThan(10 * 1024 * 1024);
});

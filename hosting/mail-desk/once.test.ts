import { expect, test } from 'vitest';
import { createOnce } from './once';

const HOUR = 3600;

function onceWithClock(maxKept?: number) {
  const clock = { seconds: 0 };
  const once = createOnce(maxKept, () => clock.seconds * 1000);
  const sent: string[] = [];
  const send = (key?: string) =>
    once(key, () => {
      sent.push(key ?? 'without a key');
      return Promise.resolve();
    });
  return { clock, once, send, sent };
}

test('a repetition is not sent, for an hour', async () => {
  const { clock, send, sent } = onceWithClock();
  await Promise.all([send('a'), send('b'), send('a')]);
  clock.seconds = HOUR - 1;
  await send('a');
  expect(sent).toEqual(['a', 'b']);
  clock.seconds = HOUR;
  await send('a');
  expect(sent).toEqual(['a', 'b', 'a']);
});

test('without a key everything is sent', async () => {
  const { send, sent } = onceWithClock();
  await Promise.all([send(), send()]);
  expect(sent).toHaveLength(2);
});

test('a repetition under way fails with the first; afterwards it may be tried again', async () => {
  const { once, send, sent } = onceWithClock();
  let fail = () => {};
  const failing = () => new Promise<void>((_, reject) => (fail = () => reject(new Error('no'))));
  const tries = [once('a', failing), send('a')];
  fail();
  for (const outcome of await Promise.allSettled(tries)) expect(outcome.status).toBe('rejected');
  expect(sent).toEqual([]);
  await send('a');
  await send('a');
  expect(sent).toEqual(['a']);
});

test('the oldest are forgotten when there are too many', async () => {
  const { send, sent } = onceWithClock(3);
  for (const key of ['a', 'b', 'c', 'd', 'd', 'c', 'b', 'a']) await send(key);
  expect(sent).toEqual(['a', 'b', 'c', 'd', 'a']);
});

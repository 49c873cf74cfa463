import { setImmediate as nextLook } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createFairQueue, type FairQueue } from './fair-queue.ts';

async function ask(turns: FairQueue, network: string, begun: string[]): Promise<void> {
  await turns(network);
  begun.push(network);
}

test('a first request is started before a hundred earlier ones of another sender', async () => {
  const turns = createFairQueue(4);
  const begun: string[] = [];
  const all = Array.from({ length: 100 }, () => ask(turns, 'many', begun));
  all.push(ask(turns, 'one', begun));
  await Promise.all(all);
  expect(begun).toHaveLength(101);
  // At most five requests may start before it: the four that start at once, and one of the next turn.
  expect(begun.indexOf('one')).toBeLessThanOrEqual(5);
});

test('starts a limited number between two checks of the connections, and forgets none', async () => {
  const turns = createFairQueue(4);
  const begun: string[] = [];
  const all = Array.from({ length: 10 }, () => ask(turns, 'many', begun));
  await Promise.resolve();
  expect(begun).toHaveLength(4);
  await nextLook();
  expect(begun.length).toBeLessThanOrEqual(8);
  await Promise.all(all);
  expect(begun).toHaveLength(10);
});

test('delays nobody when nobody waits', async () => {
  const turns = createFairQueue(4);
  for (let round = 0; round < 3; round += 1) {
    expect(turns('one')).toBeUndefined();
    await nextLook();
    await nextLook();
  }
});

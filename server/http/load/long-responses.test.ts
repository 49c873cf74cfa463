import { expect, test } from 'vitest';
import { createLongResponseQueue } from './long-responses.ts';

test('sends one long response between two checks of the connections, and short ones without waiting', async () => {
  const turns = createLongResponseQueue();
  let handedOver = 0;
  const all = Promise.all(
    Array.from({ length: 5 }, async () => {
      await turns(1_000_000);
      handedOver += 1;
    }),
  );
  expect(turns(1_000)).toBeUndefined();
  const seen: number[] = [];
  while (handedOver < 5) {
    const before = handedOver;
    await new Promise((resolve) => setImmediate(resolve));
    seen.push(handedOver - before);
  }
  await all;
  expect(Math.max(...seen)).toBe(1);
});

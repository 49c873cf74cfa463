import { expect, test } from 'vitest';
import { createSeededRandom } from '../../tests/support/seeded-random.ts';
import { PointIndex } from './point-index.ts';

test('gives each point its own number, however many there are and however close', () => {
  const random = createSeededRandom(3);
  const index = new PointIndex();
  const numbers = new Map<string, number>();
  for (let tries = 0; tries < 30_000; tries++) {
    const [x, y] = [35_000_000 + random.below(300), 2 ** 26 - random.below(300)];
    const known = numbers.get(`${x},${y}`) ?? -1;
    expect(index.find(x, y)).toBe(known);
    if (known >= 0) continue;
    const number = numbers.size;
    numbers.set(`${x},${y}`, number);
    index.add(x, y, number);
  }
  expect(numbers.size).toBeGreaterThan(20_000);
});

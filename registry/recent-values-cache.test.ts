import { expect, it } from 'vitest';
import { RecentValuesCache } from './recent-values-cache.ts';

it('keeps the values used last and forgets the others', () => {
  const recent = new RecentValuesCache<number, string>(3);
  for (let key = 0; key < 100; key++) {
    recent.set(key, `value ${key}`);
    expect(recent.get(0)).toBe('value 0');
  }
  expect(recent.get(99)).toBe('value 99');
  expect(recent.get(98)).toBe('value 98');
  expect(recent.get(50)).toBeUndefined();
});

it('computes a value once per use', () => {
  const recent = new RecentValuesCache<string, number>(2);
  let computed = 0;
  const lengthOf = (text: string) =>
    recent.getOrCompute(text, () => {
      computed += 1;
      return text.length;
    });
  expect([lengthOf('one'), lengthOf('one'), lengthOf('three'), lengthOf('one')]).toEqual([3, 3, 5, 3]);
  expect(computed).toBe(2);
});

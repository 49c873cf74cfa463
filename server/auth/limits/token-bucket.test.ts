import { expect, test } from 'vitest';
import { createTokenBuckets } from './token-bucket.ts';

function bucketsAtNine(capacity: number, secondsPerRefill: number) {
  let now = new Date('2026-11-21T09:00:00Z');
  const buckets = createTokenBuckets({ capacity, secondsPerRefill }, () => now);
  const pass = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000);
  };
  return { buckets, pass };
}

test('allows its capacity, then says how long to wait', () => {
  const { buckets, pass } = bucketsAtNine(2, 30);
  expect([buckets.take('a'), buckets.take('a'), buckets.take('a')]).toEqual([0, 0, 30]);
  pass(12);
  expect(buckets.take('a')).toBe(18);
  pass(18);
  expect([buckets.take('a'), buckets.take('a')]).toEqual([0, 30]);
});

test('separate keys do not share', () => {
  const { buckets } = bucketsAtNine(1, 60);
  expect([buckets.take('a'), buckets.take('b'), buckets.take('a')]).toEqual([0, 0, 60]);
});

test('fills only to its capacity in a long idle time', () => {
  const { buckets, pass } = bucketsAtNine(2, 30);
  buckets.take('a');
  pass(86_400);
  expect([buckets.take('a'), buckets.take('a'), buckets.take('a')]).toEqual([0, 0, 30]);
});

test('gains nothing from a clock set back', () => {
  const { buckets, pass } = bucketsAtNine(1, 30);
  buckets.take('a');
  pass(-3600);
  expect(buckets.take('a')).toBe(30);
});

test('thousands of other keys do not evict one that was just used', () => {
  const { buckets } = bucketsAtNine(1, 60);
  for (let stranger = 0; stranger < 60_000; stranger += 1) buckets.take(`stranger ${stranger}`);
  expect(buckets.take('stranger 59999')).toBe(60);
  expect(buckets.take('stranger 0')).toBe(0);
});

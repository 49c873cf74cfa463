import { expect, test } from 'vitest';
import { toggleCompared } from './compare-choice.ts';

test('a place is put after the others, and taken away again by the same press', () => {
  expect(toggleCompared(['monaco'], 'okinawa')).toEqual({ ids: ['monaco', 'okinawa'], isRefused: false });
  expect(toggleCompared(['monaco', 'okinawa'], 'monaco')).toEqual({ ids: ['okinawa'], isRefused: false });
});

test('a fifth place is refused, and the four stay', () => {
  const four = ['monaco', 'okinawa', 'albert-lea', 'malta'];
  expect(toggleCompared(four, 'qatar')).toEqual({ ids: four, isRefused: true });
});

test('one of four can still be taken away', () => {
  expect(toggleCompared(['a', 'b', 'c', 'd'], 'b')).toEqual({ ids: ['a', 'c', 'd'], isRefused: false });
});

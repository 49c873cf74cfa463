import { expect, test } from 'vitest';
import { toggleComparedPlace } from './comparison-selection.ts';

test('a place is put after the others, and taken away again by the same press', () => {
  expect(toggleComparedPlace(['monaco'], 'okinawa')).toEqual({ ids: ['monaco', 'okinawa'], isRefused: false });
  expect(toggleComparedPlace(['monaco', 'okinawa'], 'monaco')).toEqual({ ids: ['okinawa'], isRefused: false });
});

test('a fifth place is refused, and the four stay', () => {
  const four = ['monaco', 'okinawa', 'albert-lea', 'malta'];
  expect(toggleComparedPlace(four, 'qatar')).toEqual({ ids: four, isRefused: true });
});

test('one of four can still be taken away', () => {
  expect(toggleComparedPlace(['a', 'b', 'c', 'd'], 'b')).toEqual({ ids: ['a', 'c', 'd'], isRefused: false });
});

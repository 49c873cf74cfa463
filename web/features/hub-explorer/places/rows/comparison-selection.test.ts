import { expect, test } from 'vitest';
import { toggleComparedPlace } from './comparison-selection.ts';

test('appends a place to the others, and removes it on the same press', () => {
  expect(toggleComparedPlace(['monaco'], 'okinawa')).toEqual({ ids: ['monaco', 'okinawa'], isRefused: false });
  expect(toggleComparedPlace(['monaco', 'okinawa'], 'monaco')).toEqual({ ids: ['okinawa'], isRefused: false });
});

test('refuses a fifth place, and keeps the four', () => {
  const four = ['monaco', 'okinawa', 'albert-lea', 'malta'];
  expect(toggleComparedPlace(four, 'qatar')).toEqual({ ids: four, isRefused: true });
});

test('one of four can still be removed', () => {
  expect(toggleComparedPlace(['a', 'b', 'c', 'd'], 'b')).toEqual({ ids: ['a', 'c', 'd'], isRefused: false });
});

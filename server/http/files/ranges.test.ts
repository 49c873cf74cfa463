import { describe, expect, test } from 'vitest';
import { parseRange } from './ranges.ts';

describe('parseRange of a file of 1000 bytes', () => {
  test.each([
    ['bytes=0-99', { first: 0, last: 99 }],
    ['bytes=999-999', { first: 999, last: 999 }],
    ['bytes=900-', { first: 900, last: 999 }],
    ['bytes=900-5000', { first: 900, last: 999 }],
    ['bytes=-1', { first: 999, last: 999 }],
    ['bytes=-300', { first: 700, last: 999 }],
    ['bytes=-5000', { first: 0, last: 999 }],
  ])('accepts %s', (header, expected) => {
    expect(parseRange(header, 1000)).toEqual(expected);
  });

  test.each([['bytes=1000-'], ['bytes=1000-1001'], ['bytes=-0']])('places %s beyond the end', (header) => {
    expect(parseRange(header, 1000)).toBe('unsatisfiable');
  });

  test.each([
    [null],
    [''],
    ['bytes=-'],
    ['bytes=5-2'],
    ['bytes=0-1,5-6'],
    ['lines=1-2'],
    ['bytes=a-b'],
    ['bytes=0x1-2'],
  ])('ignores %s', (header) => {
    expect(parseRange(header, 1000)).toBe('whole');
  });

  test('an empty file has no ranges', () => {
    expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
    expect(parseRange('bytes=-5', 0)).toBe('unsatisfiable');
  });
});

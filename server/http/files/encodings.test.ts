import { describe, expect, test } from 'vitest';
import { chooseEncoding } from './encodings.ts';

describe('chooseEncoding', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['x-gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0.8,gzip;q=0.8', 'br'],
    ['br ; q=0.2 , gzip;q=0', 'br'],
    ['*', 'br'],
    ['*;q=0.1, br;q=0', 'gzip'],
    ['*;q=0', null],
    ['identity', null],
    ['identity;q=1, br;q=0.5', null],
    ['identity;q=0.5, br;q=0.5', 'br'],
    ['identity;q=0', null],
    ['deflate', null],
    ['br;q=nonsense', null],
    ['br;q=7', null],
    ['', null],
  ])('answers "%s" with %s', (header, expected) => {
    expect(chooseEncoding(header, ['br', 'gzip'])).toBe(expected);
  });

  test('sends the plain file to a client that says nothing', () => {
    expect(chooseEncoding(null, ['br', 'gzip'])).toBeNull();
  });

  test('does not promise an encoding that was not prepared', () => {
    expect(chooseEncoding('br, gzip;q=0.5', ['gzip'])).toBe('gzip');
    expect(chooseEncoding('br, gzip', [])).toBeNull();
  });
});

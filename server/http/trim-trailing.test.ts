import { expect, it } from 'vitest';
import { trimTrailing } from './trim-trailing.ts';

it.each([
  ['/hubs', '/hubs'],
  ['/hubs//', '/hubs'],
  ['//hubs/a', '//hubs/a'],
  ['///', ''],
  ['', ''],
])('trims the trailing slashes of %j to %j', (text, rest) => {
  expect(trimTrailing(text, '/')).toBe(rest);
});

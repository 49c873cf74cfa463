import { expect, it } from 'vitest';
import { trimTrailing } from './trim-trailing.ts';

it.each([
  ['/hubs', '/hubs'],
  ['/hubs//', '/hubs'],
  ['//hubs/a', '//hubs/a'],
  ['///', ''],
  ['', ''],
])('%j without the slashes it ends in is %j', (text, rest) => {
  expect(trimTrailing(text, '/')).toBe(rest);
});

import { expect, test } from 'vitest';
import { registryAdminText } from './registry-admin-text.ts';

test.each([
  [0, 'today'],
  [1, '1 day old'],
  [729, '729 days old'],
  [730, '2 years old'],
  [1094, '2 years old'],
  [4485, '12 years old'],
])('an AED list of %i days is described as %s', (days, age) => {
  expect(registryAdminText.inUse.age(days)).toBe(age);
});

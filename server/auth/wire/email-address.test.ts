import { expect, test } from 'vitest';
import { normalizeAddress } from './email-address.ts';

test.each([
  [' Ada@Example.ORG ', 'ada@example.org'],
  ['first.last+tag@mail.example.co.uk', 'first.last+tag@mail.example.co.uk'],
  ["o'brien@example.org", "o'brien@example.org"],
  ['admin@localhost', 'admin@localhost'],
])('normalises %s to %s', (typed, kept) => {
  expect(normalizeAddress(typed)).toBe(kept);
});

test.each([
  '',
  'ada',
  'ada@',
  '@example.org',
  'ada@example',
  'ada@-example.org',
  'ada@example..org',
  'ada@exa mple.org',
  'ada@example.org\nBcc: eve@example.org',
  'ada@example.org, eve@example.org',
  '"ada" <ada@example.org>',
  `${'a'.repeat(65)}@example.org`,
  `ada@${'example.'.repeat(32)}org`,
])('rejects %j', (typed) => {
  expect(() => normalizeAddress(typed)).toThrow('Unable to validate email address: invalid format');
});

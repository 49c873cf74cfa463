import { expect, test } from 'vitest';
import { owesCode } from './assurance.ts';

const tokenOf = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
const verified = { factors: [{ status: 'verified' }] };

test.each([
  ['without a factor', { aal: 'aal1', name: 'Zoë ÿ?>' }, {}, false],
  ['with one that was never finished', { aal: 'aal1' }, { factors: [{ status: 'unverified' }] }, false],
  ['with one, by the password alone', { aal: 'aal1' }, verified, true],
  ['with one, and its code shown', { aal: 'aal2' }, verified, false],
])('somebody %s: %j', (_who, claims, user, owes) => {
  expect(owesCode({ access_token: tokenOf(claims), user })).toBe(owes);
});

test('a token that is none has shown nothing', () => {
  expect(owesCode({ access_token: 'garbled', user: verified })).toBe(true);
});

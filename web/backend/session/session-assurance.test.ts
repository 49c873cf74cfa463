import { expect, test } from 'vitest';
import { isFactorRecent, isFromMailedLink, needsMfaCode } from './session-assurance.ts';

const tokenOf = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
const verified = { factors: [{ status: 'verified' }] };

test.each([
  ['without a factor', { aal: 'aal1', name: 'Zoë ÿ?>' }, {}, false],
  ['with an unfinished factor', { aal: 'aal1' }, { factors: [{ status: 'unverified' }] }, false],
  ['with a factor, after the password only', { aal: 'aal1' }, verified, true],
  ['with a factor, after its code', { aal: 'aal2' }, verified, false],
])('tells whether a user %s owes the code of a second factor: %j', (_who, claims, user, owes) => {
  expect(needsMfaCode({ access_token: tokenOf(claims), user })).toBe(owes);
});

test('a malformed token counts as not verified', () => {
  expect(needsMfaCode({ access_token: 'garbled', user: verified })).toBe(true);
});

test.each([
  ['the password', [{ method: 'password' }], false],
  ['the password and a code of the second factor', [{ method: 'totp' }, { method: 'password' }], false],
  ['a mailed code', [{ method: 'otp' }], true],
  ['a mailed code and one of the second factor', [{ method: 'totp' }, { method: 'otp' }], true],
  ['a link, as hosted projects may name it', [{ method: 'recovery' }], true],
  ['an unknown method', undefined, false],
])('tells whether a session that began with %s is from a mailed link: %j', (_how, amr, answer) => {
  expect(isFromMailedLink({ access_token: tokenOf({ aal: 'aal1', amr }) })).toBe(answer);
});

test.each([
  [600, true],
  [601, false],
])('counts a mailed code entered %d seconds before the token for ten minutes', (seconds, answer) => {
  const amr = [{ method: 'otp', timestamp: 1_790_000_000 }];
  expect(isFromMailedLink({ access_token: tokenOf({ amr, iat: 1_790_000_000 + seconds }) })).toBe(answer);
});

test.each([
  ['a few days old', ['2026-09-20T00:00:00Z'], true],
  ['eight days old', ['2026-09-13T00:00:00Z'], false],
  ['one old and one new', ['2026-01-01T00:00:00Z', '2026-09-20T00:00:00Z'], false],
  ['of unknown age', [undefined], false],
  ['none', [], false],
])('tells whether email can undo a second factor (%s): %j', (_how, times, answer) => {
  const factors = times.map((time) => ({ status: 'verified', ...(time && { created_at: time }) }));
  const iat = Date.parse('2026-09-21T00:00:00Z') / 1000;
  expect(isFactorRecent({ access_token: tokenOf({ iat }), user: { factors } })).toBe(answer);
});

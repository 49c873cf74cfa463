import { expect, test } from 'vitest';
import { isFactorRecent, isFromMailedLink, needsMfaCode } from './session-assurance.ts';

const tokenOf = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
const verified = { factors: [{ status: 'verified' }] };

test.each([
  ['without a factor', { aal: 'aal1', name: 'Zoë ÿ?>' }, {}, false],
  ['with one that was never finished', { aal: 'aal1' }, { factors: [{ status: 'unverified' }] }, false],
  ['with one, by the password alone', { aal: 'aal1' }, verified, true],
  ['with one, and its code shown', { aal: 'aal2' }, verified, false],
])('somebody %s: %j', (_who, claims, user, owes) => {
  expect(needsMfaCode({ access_token: tokenOf(claims), user })).toBe(owes);
});

test('a token that is none has shown nothing', () => {
  expect(needsMfaCode({ access_token: 'garbled', user: verified })).toBe(true);
});

test.each([
  ['the password', [{ method: 'password' }], false],
  ['the password and a code of the second factor', [{ method: 'totp' }, { method: 'password' }], false],
  ['a mailed code', [{ method: 'otp' }], true],
  ['a mailed code, and one of the second factor', [{ method: 'totp' }, { method: 'otp' }], true],
  ['a link, as hosted projects may name it', [{ method: 'recovery' }], true],
  ['nobody knows what', undefined, false],
])('a session that began by %s: %j', (_how, amr, answer) => {
  expect(isFromMailedLink({ access_token: tokenOf({ aal: 'aal1', amr }) })).toBe(answer);
});

test.each([
  [600, true],
  [601, false],
])('a mailed code that was entered %d seconds before the token was made', (seconds, answer) => {
  const amr = [{ method: 'otp', timestamp: 1_790_000_000 }];
  expect(isFromMailedLink({ access_token: tokenOf({ amr, iat: 1_790_000_000 + seconds }) })).toBe(answer);
});

test.each([
  ['of the last days', ['2026-09-20T00:00:00Z'], true],
  ['of eight days ago', ['2026-09-13T00:00:00Z'], false],
  ['old and another young', ['2026-01-01T00:00:00Z', '2026-09-20T00:00:00Z'], false],
  ['of no known age', [undefined], false],
  ['none at all', [], false],
])('a second factor %s can be undone by mail: %j', (_how, times, answer) => {
  const factors = times.map((time) => ({ status: 'verified', ...(time && { created_at: time }) }));
  const iat = Date.parse('2026-09-21T00:00:00Z') / 1000;
  expect(isFactorRecent({ access_token: tokenOf({ iat }), user: { factors } })).toBe(answer);
});

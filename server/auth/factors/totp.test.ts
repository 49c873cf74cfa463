import { expect, test } from 'vitest';
import { buildTotpUri, encodeBase32, findCodeStep, totpCodeAt } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

// The last six digits of the codes in RFC 6238, appendix B.
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at second %i the code is %s', (second, code) => {
  expect(totpCodeAt(secret, Math.floor(second / 30))).toBe(code);
});

test('a code is accepted once, in its half minute and the ones beside it', () => {
  const at = (second: number) => new Date(second * 1000);
  for (const second of [29, 59, 89]) expect(findCodeStep(secret, '287082', at(second), null)).toBe(1);
  for (const second of [120, 3600]) expect(findCodeStep(secret, '287082', at(second), null)).toBeUndefined();
  expect(findCodeStep(secret, '287082', at(59), 1)).toBeUndefined();
  expect(findCodeStep(secret, '287083', at(59), null)).toBeUndefined();
  expect(findCodeStep(secret, '', at(59), null)).toBeUndefined();
});

test('a secret is written in base 32', () => {
  expect(encodeBase32(Buffer.from('12345678901234567890'))).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(encodeBase32(Buffer.from('fooba'))).toBe('MZXW6YTB');
});

test('the address for the app names the account', () => {
  expect(buildTotpUri('MZXW6YTB', 'The Atlas', 'ada@example.org')).toBe(
    'otpauth://totp/The%20Atlas:ada%40example.org?algorithm=SHA1&digits=6&issuer=The+Atlas&period=30&secret=MZXW6YTB',
  );
});

import { expect, test } from 'vitest';
import { cacheVerifiedTokens } from './verified-tokens.ts';

const exp = Date.parse('2026-11-21T10:00:00Z') / 1000;
let now = new Date('2026-11-21T09:00:00Z');
let checks: string[] = [];

function remembering() {
  now = new Date('2026-11-21T09:00:00Z');
  checks = [];
  const verify = async (token: string) => {
    checks.push(token);
    if (token.startsWith('forged') || now.getTime() / 1000 >= exp) throw new Error('refused');
    return { sub: token, exp };
  };
  return cacheVerifiedTokens(verify, () => now);
}

test('a token is verified once, and another one separately', async () => {
  const verify = remembering();
  expect([await verify('ada'), await verify('ada'), await verify('grace')].map(({ sub }) => sub)).toEqual([
    'ada',
    'ada',
    'grace',
  ]);
  expect(checks).toEqual(['ada', 'grace']);
});

test('a token that has expired since is refused', async () => {
  const verify = remembering();
  await verify('ada');
  now = new Date('2026-11-21T10:00:00Z');
  await expect(verify('ada')).rejects.toThrow('refused');
});

test('a refusal is not remembered, and does not affect later tokens', async () => {
  const verify = remembering();
  await expect(verify('forged')).rejects.toThrow('refused');
  await expect(verify('forged')).rejects.toThrow('refused');
  expect(checks).toEqual(['forged', 'forged']);
});

test('the returned claims cannot be changed for the next caller', async () => {
  const claims = await remembering()('ada');
  expect(() => Object.assign(claims, { role: 'service_role' })).toThrow(TypeError);
});

test('thousands of tokens do not fill the memory, because the oldest is forgotten', async () => {
  const verify = remembering();
  for (let index = 0; index <= 2_000; index += 1) await verify(`token-${index}`);
  await verify('token-2000');
  await verify('token-0');
  expect(checks).toHaveLength(2_002);
});

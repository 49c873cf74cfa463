import { expect, test } from 'vitest';
import { createPasswordHasher } from './password-hasher.ts';

const cheap = { memoryKiB: 8, passes: 1, parallelism: 1 };

test('a hash is salted, contains its parameters, and matches only its password', async () => {
  const hasher = createPasswordHasher({ cost: cheap });
  const [one, other] = [await hasher.hash('correct horse'), await hasher.hash('correct horse')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(other).not.toBe(one);
  expect(await hasher.verify('correct horse', one)).toBe(true);
  expect(await hasher.verify('correct Horse', one)).toBe(false);
  expect(await hasher.verify('', one)).toBe(false);
});

test('verifies hashes of the argon2 reference implementation', async () => {
  // From test.c of phc-winner-argon2: the hash of "password" by `argon2 somesalt -id -t 2 -k 65536 -p 1`.
  const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await createPasswordHasher().verify('password', reference)).toBe(true);
  expect(await createPasswordHasher().verify('passwort', reference)).toBe(false);
});

test('uses the cost that OWASP recommends by default', async () => {
  expect(await createPasswordHasher().hash('correct horse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('no account, no hash and a foreign hash match no password', async () => {
  const hasher = createPasswordHasher({ cost: cheap });
  expect(await hasher.verify('correct horse', undefined)).toBe(false);
  expect(await hasher.verify('correct horse', '$2a$10$abcdefghijklmnopqrstuv')).toBe(false);
});

test('a hash of another cost is outdated', async () => {
  const hash = await createPasswordHasher({ cost: cheap }).hash('correct horse');
  expect(createPasswordHasher({ cost: cheap }).isOutdated(hash)).toBe(false);
  expect(createPasswordHasher({ cost: { ...cheap, passes: 2 } }).isOutdated(hash)).toBe(true);
});

test('a caller who comes when the queue is full is asked to retry, and the others are served', async () => {
  const hasher = createPasswordHasher({ cost: cheap, atOnceMax: 1, waitingMax: 2 });
  const outcomes = await Promise.allSettled(['a', 'b', 'c', 'd'].map((password) => hasher.hash(password)));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
  expect(outcomes[3]).toMatchObject({
    reason: { status: 429, code: 'over_request_rate_limit', extras: { retryAfterSeconds: 2 } },
  });
  await expect(hasher.hash('e')).resolves.toContain('$argon2id$');
});

import { expect, test } from 'vitest';
import { createAuthHarness, openAuthDatabase, readMail } from '../../tests/support/server/auth-harness.ts';
import { advanceSeconds, freezeTime } from '../../tests/support/server/freeze-time.ts';
import { purgeExpiredAuthData } from './purge-expired-auth-data.ts';

freezeTime();
openAuthDatabase();

const clock = () => new Date();

async function count(from: string): Promise<number> {
  const { rows } = await createAuthHarness().engine.transaction((db) =>
    db.query<{ n: number }>(`select count(*)::int as n from ${from}`),
  );
  return rows[0]?.n ?? -1;
}

test('purging deletes what has expired, and keeps the newest token of a session', async () => {
  const harness = createAuthHarness();
  const client = harness.client();
  await client.auth.signUp({ email: 'ada@example.org', password: 'correct horse battery' });
  await client.auth.resetPasswordForEmail('ada@example.org');
  await harness.handle.drain();
  await client.auth.refreshSession();
  advanceSeconds(91 * 24 * 60 * 60);
  await purgeExpiredAuthData({ engine: harness.engine, clock });
  expect(await count('auth.one_time_tokens')).toBe(0);
  expect(await count('auth.refresh_tokens')).toBe(1);
  expect((await client.auth.refreshSession()).error).toBeNull();
});

test('an unconfirmed account is deleted a day after its last link, and no other is', async () => {
  const harness = createAuthHarness({ autoconfirm: false });
  const purge = () => purgeExpiredAuthData({ engine: harness.engine, clock });
  const { auth } = harness.client();
  await auth.signUp({ email: 'grace@example.org', password: 'correct horse battery' });
  await harness.handle.drain();
  await auth.verifyOtp({ token_hash: readMail(harness.mails.at(-1)).token, type: 'signup' });
  await auth.signUp({ email: 'ada@example.org', password: 'correct horse battery' });
  await auth.resetPasswordForEmail('nobody@example.org');
  await harness.handle.drain();
  advanceSeconds(60 * 60);
  await auth.resend({ type: 'signup', email: 'ada@example.org' });
  await harness.handle.drain();
  advanceSeconds(24 * 60 * 60 - 1);
  await purge();
  expect(await count("auth.users where email = 'ada@example.org'")).toBe(1);
  advanceSeconds(1);
  await purge();
  expect(await count("auth.users where email = 'ada@example.org'")).toBe(0);
  expect(await count("auth.users where email = 'grace@example.org'")).toBe(1);
  expect(await count('auth.users where email is null')).toBe(1);
});

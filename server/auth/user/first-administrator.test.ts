import { expect, test } from 'vitest';
import { createAuthHarness, openAuthDatabase, readMail } from '../../../tests/support/server/auth-harness.ts';
import { freezeTime } from '../../../tests/support/server/freeze-time.ts';
import { ensureFirstAdministrator } from './first-administrator.ts';

freezeTime();
openAuthDatabase();

const clock = () => new Date();

function ensured(email = 'admin@localhost', password?: string) {
  const { engine, hasher } = createAuthHarness();
  return ensureFirstAdministrator({ engine, hasher, clock, email, password });
}

async function count(from: string): Promise<number> {
  const { rows } = await createAuthHarness().engine.transaction((db) =>
    db.query<{ n: number }>(`select count(*)::int as n from ${from}`),
  );
  return rows[0]?.n ?? -1;
}

test('the first start creates an administrator whose password works, and the second creates none', async () => {
  const first = await ensured();
  expect(first?.email).toBe('admin@localhost');
  expect(first?.password).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/);
  expect(await ensured()).toBeUndefined();
  expect(await ensured('other@example.org')).toBeUndefined();
  const { data, error } = await createAuthHarness()
    .client()
    .auth.signInWithPassword(first ?? { email: '', password: '' });
  expect(error).toBeNull();
  expect(await count(`public.user_roles where role = 'admin' and user_id = '${data.user?.id}'`)).toBe(1);
});

test('a password chosen by the operator is used, unless it is weak', async () => {
  await expect(ensured('admin@localhost', 'password')).rejects.toThrow('easy to guess');
  expect((await ensured('admin@localhost', 'gravel lantern orchid'))?.password).toBe('gravel lantern orchid');
  const { client } = createAuthHarness();
  const signIn = { email: 'admin@localhost', password: 'gravel lantern orchid' };
  expect((await client().auth.signInWithPassword(signIn)).error).toBeNull();
});

test('two first starts at once create one administrator', async () => {
  const made = await Promise.all([ensured(), ensured()]);
  expect(made.filter((account) => account !== undefined)).toHaveLength(1);
  expect(await count('public.user_roles')).toBe(1);
});

test('an existing account with the address is taken over, and its holder is locked out', async () => {
  const client = createAuthHarness().client();
  await client.auth.signUp({ email: 'admin@localhost', password: 'squatter was here' });
  const made = await ensured();
  expect((await client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
  const signIn = (password: string) => client.auth.signInWithPassword({ email: 'admin@localhost', password });
  expect((await signIn('squatter was here')).error?.code).toBe('invalid_credentials');
  expect((await signIn(made?.password ?? '')).error).toBeNull();
});

test('an account that is taken over stays, even if its former holder had requested another address', async () => {
  const harness = createAuthHarness();
  const squatter = { email: 'admin@localhost', password: 'squatter was here' };
  const client = harness.client();
  await client.auth.signUp(squatter);
  await client.auth.updateUser({ email: 'squatter@example.org', current_password: squatter.password });
  await harness.handle.drain();
  const { token } = readMail(harness.mails.at(-1));
  await ensured();
  const moved = await harness.client().auth.verifyOtp({ token_hash: token, type: 'email_change' });
  expect(moved.error?.code).toBe('otp_expired');
  expect(await count("auth.users where email = 'admin@localhost'")).toBe(1);
});

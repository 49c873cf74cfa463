import { describe, expect, test } from 'vitest';
import { createAuthHarness, openAuthDatabase, readMail } from '../../../tests/support/server/auth-harness.ts';
import { advanceSeconds, freezeTime } from '../../../tests/support/server/freeze-time.ts';
import { createPasswordHasher } from '../passwords/password-hasher.ts';

freezeTime();
openAuthDatabase();

const ada = { email: 'ada@example.org', password: 'correct horse battery' };

async function signedIn(harness = createAuthHarness()) {
  const client = harness.client();
  const { data } = await client.auth.signUp(ada);
  const session = data.session;
  if (!session) throw new Error('Got no session; expected one after a sign-up that confirms at once.');
  const refresh = (token: string) => harness.post('/token?grant_type=refresh_token', { refresh_token: token });
  return { harness, client, session, refresh };
}

async function tokenOf(response: Response): Promise<string> {
  expect(response.status).toBe(200);
  return ((await response.json()) as { refresh_token: string }).refresh_token;
}

describe('refresh tokens', () => {
  test('are exchanged for another each time', async () => {
    const { session, refresh } = await signedIn();
    const second = await tokenOf(await refresh(session.refresh_token));
    const third = await tokenOf(await refresh(second));
    expect(new Set([session.refresh_token, second, third]).size).toBe(3);
  });

  test('are the same for two tabs that refresh at once', async () => {
    const { session, refresh } = await signedIn();
    const [one, other] = await Promise.all([refresh(session.refresh_token), refresh(session.refresh_token)]);
    expect(await tokenOf(one)).toBe(await tokenOf(other));
  });

  test('of devices do not block one another during password changes and sign-outs', async () => {
    const harness = createAuthHarness();
    await harness.client().auth.signUp(ada);
    const devices = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const client = harness.client();
        await client.auth.signInWithPassword(ada);
        return client;
      }),
    );
    const errors = await Promise.all(
      devices.flatMap(({ auth }, index) => [
        auth.refreshSession().then(({ error }) => error),
        auth
          .updateUser({ password: `secret number ${index}`, current_password: ada.password })
          .then(({ error }) => error),
        auth.signOut({ scope: 'others' }).then(({ error }) => error),
      ]),
    );
    expect(errors.filter((error) => (error?.status ?? 0) >= 500)).toEqual([]);
    expect(harness.logLines.filter((line) => line.includes('failed'))).toEqual([]);
  });

  test('give a tab that is ten seconds late the newest one, even if another tab refreshed twice', async () => {
    const { session, refresh } = await signedIn();
    const newest = await tokenOf(await refresh(await tokenOf(await refresh(session.refresh_token))));
    advanceSeconds(10);
    expect(await tokenOf(await refresh(session.refresh_token))).toBe(newest);
  });

  test('are not treated as recently used because the clock was set back', async () => {
    const { session, refresh } = await signedIn();
    advanceSeconds(3600);
    await tokenOf(await refresh(session.refresh_token));
    advanceSeconds(-1800);
    expect((await refresh(session.refresh_token)).status).toBe(400);
  });

  test('end the session for thief and owner alike on a later second use, and no other session', async () => {
    const { harness, client, session, refresh } = await signedIn();
    const other = harness.client();
    await other.auth.signInWithPassword(ada);
    const newest = await tokenOf(await refresh(session.refresh_token));
    advanceSeconds(11);
    const thief = await refresh(session.refresh_token);
    expect(thief.status).toBe(400);
    expect(await thief.json()).toMatchObject({ error_code: 'refresh_token_already_used' });
    expect(await (await refresh(newest)).json()).toMatchObject({ error_code: 'refresh_token_not_found' });
    expect((await client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await other.auth.refreshSession()).error).toBeNull();
    expect(harness.logLines).toEqual(['A refresh token was used a second time; its session was ended. {}']);
  });

  test('are refused when unknown or of a banned account', async () => {
    const { harness, session, refresh } = await signedIn();
    expect(await (await refresh('unknown')).json()).toMatchObject({ error_code: 'refresh_token_not_found' });
    await harness.engine.transaction((db) => db.query("update auth.users set banned_until = '2027-01-01'"));
    expect(await (await refresh(session.refresh_token)).json()).toMatchObject({ error_code: 'user_banned' });
  });

  test('are refused when their session has expired', async () => {
    const { harness, session, refresh } = await signedIn();
    await harness.engine.transaction((db) => db.query("update auth.sessions set not_after = '2026-11-21T09:00:00Z'"));
    expect(await (await refresh(session.refresh_token)).json()).toMatchObject({ error_code: 'session_expired' });
  });

  test('are not stored in the database, nor are passwords and mailed tokens', async () => {
    const { harness, client, session, refresh } = await signedIn();
    const successor = await tokenOf(await refresh(session.refresh_token));
    await client.auth.resetPasswordForEmail(ada.email);
    await harness.handle.drain();
    const { token, code } = readMail(harness.mails[0]);
    const { rows } = await harness.engine.transaction((db) =>
      db.query<{ everything: string }>(
        `select concat((select json_agg(t) from auth.refresh_tokens t), (select json_agg(t) from auth.one_time_tokens t),
           (select json_agg(t) from auth.users t)) as everything`,
      ),
    );
    const everything = rows[0]?.everything ?? '';
    expect(everything).toContain('$argon2id$v=19$');
    for (const secret of [session.refresh_token, successor, token, `"${code}"`, ada.password]) {
      expect(everything).not.toContain(secret);
    }
  });
});

describe('signing out', () => {
  test.each([
    { scope: 'local', here: 'AuthSessionMissingError', there: undefined },
    { scope: 'others', here: undefined, there: 'AuthSessionMissingError' },
    { scope: 'global', here: 'AuthSessionMissingError', there: 'AuthSessionMissingError' },
  ] as const)('with scope $scope ends the right sessions', async ({ scope, here, there }) => {
    const { harness, client } = await signedIn();
    const other = harness.client();
    await other.auth.signInWithPassword(ada);
    expect((await client.auth.signOut({ scope })).error).toBeNull();
    expect((await client.auth.getUser()).error?.name).toBe(here);
    expect((await other.auth.getUser()).error?.name).toBe(there);
  });

  test('refuses the access token of an ended session by name, and an unknown scope', async () => {
    const { harness, client, session } = await signedIn();
    const headers = { Authorization: `Bearer ${session.access_token}` };
    expect(await (await harness.post('/logout?scope=all', {}, headers)).json()).toMatchObject({
      error_code: 'validation_failed',
    });
    await client.auth.signOut();
    const late = await harness.post('/logout', {}, headers);
    expect(late.status).toBe(403);
    expect(await late.json()).toMatchObject({ error_code: 'session_not_found' });
  });
});

describe('changing a password', () => {
  test('signs the other devices out and keeps this one', async () => {
    const { harness, client } = await signedIn();
    const other = harness.client();
    await other.auth.signInWithPassword(ada);
    const change = { password: 'another good one', current_password: ada.password };
    expect((await client.auth.updateUser(change)).error).toBeNull();
    expect((await client.auth.getUser()).error).toBeNull();
    expect((await other.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
  });

  test('refuses the same one, a weak one, and a change without the current one or with a wrong one', async () => {
    const { client, harness } = await signedIn();
    const codeOf = async (change: { password: string; current_password?: string }) =>
      (await client.auth.updateUser(change)).error?.code;
    expect(await codeOf({ password: ada.password, current_password: ada.password })).toBe('same_password');
    expect(await codeOf({ password: 'short' })).toBe('weak_password');
    expect(await codeOf({ password: 'another good one' })).toBe('current_password_required');
    expect(await codeOf({ password: 'another good one', current_password: 'guessed' })).toBe(
      'current_password_invalid',
    );
    expect((await harness.client().auth.signInWithPassword(ada)).error).toBeNull();
  });
});

test('a hash of another cost is replaced at the next sign-in with its password', async () => {
  const { harness } = await signedIn();
  const costlier = createPasswordHasher({ cost: { memoryKiB: 16, passes: 2, parallelism: 1 } });
  const hash = await costlier.hash(ada.password);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=16,t=2,p=1\$/);
  await harness.engine.transaction((db) => db.query('update auth.users set encrypted_password = $1', [hash]));
  expect((await harness.client().auth.signInWithPassword(ada)).error).toBeNull();
  const { rows } = await harness.engine.transaction((db) =>
    db.query<{ encrypted_password: string }>('select encrypted_password from auth.users'),
  );
  expect(rows[0]?.encrypted_password).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
  expect((await harness.client().auth.signInWithPassword(ada)).error).toBeNull();
});

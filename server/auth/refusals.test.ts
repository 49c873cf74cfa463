import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createAuthHarness, openAuthDatabase, siteOrigin } from '../../tests/support/server/auth-harness.ts';
import { advanceSeconds, freezeTime } from '../../tests/support/server/freeze-time.ts';

freezeTime();
openAuthDatabase();

const ada = { email: 'ada@example.org', password: 'correct horse battery' };

describe('codes that the client reads', () => {
  test('are the same for a wrong password and an unknown address', async () => {
    const client = createAuthHarness().client();
    await client.auth.signUp(ada);
    const wrong = await client.auth.signInWithPassword({ ...ada, password: 'incorrect horse' });
    const unknown = await client.auth.signInWithPassword({ ...ada, email: 'nobody@example.org' });
    expect([wrong.error?.code, wrong.error?.status]).toEqual(['invalid_credentials', 400]);
    expect(unknown.error?.message).toBe(wrong.error?.message);
  });

  test.each([
    ['short7!', 'length'],
    ['aaaaaaaaaaaa', 'characters'],
    ['abababababab', 'characters'],
    ['ada@example.org', 'characters'],
    ['Password123', 'pwned'],
  ])('call the password %s weak: %s', async (password, reason) => {
    const { error } = await createAuthHarness()
      .client()
      .auth.signUp({ ...ada, password });
    expect(error).toMatchObject({
      name: 'AuthWeakPasswordError',
      code: 'weak_password',
      status: 422,
      reasons: [reason],
    });
  });

  test('refuse an over-long password, a malformed address, a telephone number and an anonymous sign-up', async () => {
    const { auth } = createAuthHarness().client();
    expect((await auth.signUp({ ...ada, password: `${'a b c '.repeat(50)}` })).error?.code).toBe('validation_failed');
    expect((await auth.signUp({ ...ada, email: 'ada at example.org' })).error?.code).toBe('validation_failed');
    expect((await auth.signUp({ phone: '+431234567', password: ada.password })).error?.code).toBe(
      'phone_provider_disabled',
    );
    expect((await auth.signInAnonymously()).error?.code).toBe('anonymous_provider_disabled');
  });

  test('refuse new accounts when sign-ups are closed, and existing ones can still sign in', async () => {
    const open = createAuthHarness();
    await open.client().auth.signUp(ada);
    const { auth } = createAuthHarness({ takesSignUps: false }).client();
    const refused = await auth.signUp({ ...ada, email: 'bob@example.org' });
    expect([refused.error?.code, refused.error?.status]).toEqual(['signup_disabled', 422]);
    // For an address that has an account, the response is the same.
    expect((await auth.signUp(ada)).error?.code).toBe('signup_disabled');
    const { rows } = await open.engine.transaction((db) => db.query('select email from auth.users'));
    expect(rows).toEqual([{ email: ada.email }]);
    expect((await auth.signInWithPassword(ada)).error).toBeNull();
  });

  test('name a taken address when accounts need no confirmation', async () => {
    const { auth } = createAuthHarness().client();
    await auth.signUp(ada);
    const again = await auth.signUp({ ...ada, email: ' ADA@Example.ORG ' });
    expect([again.error?.code, again.error?.status]).toEqual(['user_already_exists', 422]);
  });

  test('tell a banned person so only after the right password', async () => {
    const harness = createAuthHarness();
    const { auth } = harness.client();
    await auth.signUp(ada);
    await harness.engine.transaction((db) => db.query("update auth.users set banned_until = '2027-01-01'"));
    expect((await auth.signInWithPassword({ ...ada, password: 'guess' })).error?.code).toBe('invalid_credentials');
    expect((await auth.signInWithPassword(ada)).error?.code).toBe('user_banned');
  });

  test('name each feature that is not offered', async () => {
    const harness = createAuthHarness();
    const { auth } = harness.client();
    await auth.signUp(ada);
    expect((await auth.signInWithOtp({ email: ada.email })).error?.code).toBe('otp_disabled');
    expect((await auth.signInWithIdToken({ provider: 'google', token: 'x' })).error?.code).toBe('provider_disabled');
    const phone = { factorType: 'phone', phone: '+431234567' } as const;
    expect((await auth.mfa.enroll(phone)).error?.code).toBe('mfa_phone_enroll_not_enabled');
    expect((await auth.updateUser({ phone: '+431234567' })).error?.code).toBe('phone_provider_disabled');
    expect((await harness.client().auth.getUser('x.y.z')).error?.code).toBe('bad_jwt');
  });

  test('refuse to link an identity of another provider or unlink the only one, as Supabase does', async () => {
    const { auth } = createAuthHarness().client();
    await auth.signUp(ada);
    const linked = await auth.linkIdentity({ provider: 'github' });
    expect([linked.error?.status, linked.error?.code, linked.error?.message, linked.data.url]).toEqual([
      400,
      'validation_failed',
      'Unsupported provider: provider is not enabled',
      null,
    ]);
    const byToken = await auth.linkIdentity({ provider: 'google', token: 'x' });
    expect(byToken.error?.code).toBe('provider_disabled');

    const [identity] = (await auth.getUserIdentities()).data?.identities ?? [];
    expect(identity?.provider).toBe('email');
    const unlinked = await auth.unlinkIdentity(identity as NonNullable<typeof identity>);
    expect([unlinked.error?.status, unlinked.error?.code, unlinked.error?.message]).toEqual([
      422,
      'single_identity_not_deletable',
      'User must have at least 1 identity after unlinking',
    ]);
    const madeUp = { ...(identity as NonNullable<typeof identity>), identity_id: 'the-first' };
    expect((await auth.unlinkIdentity(madeUp)).error).toMatchObject({ status: 404, code: 'validation_failed' });
    expect((await auth.getUser()).error).toBeNull();
  });

  test('refuse identity requests of anyone not signed in', async () => {
    const harness = createAuthHarness();
    const { auth } = harness.client();
    const { data } = await auth.signUp(ada);
    const identity = { id: 'x', user_id: 'x', identity_id: crypto.randomUUID(), provider: 'email' };
    await auth.signOut();
    expect((await auth.linkIdentity({ provider: 'github' })).error).not.toBeNull();
    expect((await auth.unlinkIdentity(identity)).error).not.toBeNull();
    const ended = { Authorization: `Bearer ${data.session?.access_token}` };
    for (const [method, path, headers, status] of [
      ['GET', 'authorize?provider=github', {}, 401],
      ['GET', 'authorize?provider=github', ended, 403],
      ['DELETE', identity.identity_id, ended, 403],
    ] as const) {
      const address = `${siteOrigin}/auth/v1/user/identities/${path}`;
      const response = await harness.handle(new Request(address, { method, headers }), { clientIp: '192.0.2.1' });
      expect([path, response.status]).toEqual([path, status]);
    }
  });

  test('prevent users from changing what only the server may set about them', async () => {
    const harness = createAuthHarness();
    const { data } = await harness.client().auth.signUp(ada);
    const response = await harness.handle(
      new Request(`${siteOrigin}/auth/v1/user`, {
        method: 'PUT',
        headers: { Authorization: `Bearer ${data.session?.access_token}` },
        body: JSON.stringify({ app_metadata: { role: 'admin' } }),
      }),
      { clientIp: '192.0.2.1' },
    );
    expect(await response.json()).toMatchObject({ code: 403, error_code: 'not_admin' });
  });

  test('return the account for a token of an account, not for the public key or none', async () => {
    const { handle, keys } = createAuthHarness();
    const read = async (headers: Record<string, string>) =>
      (await handle(new Request(`${siteOrigin}/auth/v1/user`, { headers }), { clientIp: '192.0.2.1' })).json();
    expect(await read({})).toMatchObject({ code: 401, error_code: 'no_authorization' });
    expect(await read({ Authorization: `Bearer ${keys.anonKey}` })).toMatchObject({ code: 403, error_code: 'bad_jwt' });
  });

  test('have a body as in the requested version of the API', async () => {
    const { post } = createAuthHarness();
    const plain = await post('/token?grant_type=telepathy', {});
    expect(await plain.json()).toEqual({
      code: 400,
      error_code: 'validation_failed',
      msg: 'The parameter grant_type must be password, refresh_token or pkce.',
    });
    const dated = await post('/token?grant_type=telepathy', {}, { 'X-Supabase-Api-Version': '2024-01-01' });
    expect(dated.headers.get('X-Supabase-Api-Version')).toBe('2024-01-01');
    expect(await dated.json()).toEqual({
      code: 'validation_failed',
      message: 'The parameter grant_type must be password, refresh_token or pkce.',
    });
  });
});

describe('malformed input', () => {
  test.each([
    ['malformed JSON', '{"email":'],
    ['JSON that is not an object', '["ada@example.org"]'],
    ['nothing', ''],
    ['malformed UTF-8', new Uint8Array([0x7b, 0xff, 0x7d])],
    ['a NUL byte', '{"email":"ada@example.org","password":"correct horse\\u0000"}'],
    ['half a surrogate pair', '{"email":"ada@example.org","password":"correct horse","data":{"name":"\\ud800"}}'],
    ['a number as address', '{"email":1,"password":"correct horse"}'],
    ['an object as password', '{"email":"ada@example.org","password":{}}'],
    ['a list as metadata', '{"email":"ada@example.org","password":"correct horse","data":[]}'],
    ['too much metadata', `{"email":"ada@example.org","password":"correct horse","data":{"a":"${'x'.repeat(3000)}"}}`],
    ['an incomplete challenge', '{"email":"ada@example.org","password":"correct horse","code_challenge":"x"}'],
    ['deep nesting', `{"data":${'['.repeat(9000)}${']'.repeat(9000)}}`],
    ['too long a body', `{"email":"${'x'.repeat(40_000)}"}`],
  ])('%s is refused with a message', async (_name, body) => {
    const response = await createAuthHarness().post('/signup', body);
    expect([400, 413]).toContain(response.status);
    const { msg } = (await response.json()) as { msg: string };
    expect(msg).toMatch(/^[A-Z][^\n]+$/);
    expect(msg).not.toMatch(/\bat \S+:\d|\.ts\b/);
  });

  test('no body can crash the server', async () => {
    const { post, logLines } = createAuthHarness();
    const paths = [
      '/signup',
      '/token?grant_type=password',
      '/token?grant_type=refresh_token',
      '/recover',
      '/verify',
      '/resend',
    ];
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom("' or 1=1 --", '\u0000', 'signup', 'a@b.cd', '%'),
    );
    const value = fc.oneof(text, fc.jsonValue());
    const body = fc.record(
      {
        email: value,
        password: value,
        token: value,
        token_hash: value,
        type: value,
        refresh_token: value,
        data: value,
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), fc.oneof(body, value), async (path, anything) => {
        expect((await post(path, anything as object)).status).toBeLessThan(500);
      }),
      { seed: 20_261_121, numRuns: 300 },
    );
    expect(logLines).toEqual([]);
  });

  test('another method is refused with the allowed ones', async () => {
    const { handle } = createAuthHarness();
    for (const method of ['HEAD', 'DELETE']) {
      const response = await handle(new Request(`${siteOrigin}/auth/v1/user`, { method }), { clientIp: '192.0.2.1' });
      expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, PUT']);
    }
    const elsewhere = await handle(new Request(`${siteOrigin}/auth/v1/constructor`), { clientIp: '192.0.2.1' });
    expect(elsewhere.status).toBe(404);
  });

  test('an unexpected failure returns a fixed message, and is logged without values', async () => {
    const harness = createAuthHarness();
    await harness.client().auth.signUp(ada);
    await harness.engine.transaction((db) => db.query('alter table auth.sessions rename to sessions_elsewhere'));
    const response = await harness.post('/token?grant_type=password', ada);
    await harness.engine.transaction((db) => db.query('alter table auth.sessions_elsewhere rename to sessions'));
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      code: 500,
      error_code: 'unexpected_failure',
      msg: 'The server could not answer. Please try again in a moment.',
    });
    expect(harness.logLines).toHaveLength(1);
    expect(harness.logLines[0]).toContain('42P01');
    expect(harness.logLines[0]).not.toContain('ada@example.org');
  });
});

describe('limits', () => {
  const twoADay = { capacity: 2, secondsPerRefill: 43_200 };

  test('guesses at one address end with 429, even for an unknown address, and a right password resets them', async () => {
    const harness = createAuthHarness({ limits: { passwordPerAddress: { capacity: 2, secondsPerRefill: 30 } } });
    await harness.client().auth.signUp(ada);
    const guess = (email: string, password: string) => harness.post('/token?grant_type=password', { email, password });
    for (const email of [ada.email, 'nobody@example.org']) {
      await guess(email, 'one guess');
      await guess(email, 'two guesses');
      const refused = await guess(email, 'three guesses');
      expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '30']);
      expect(await refused.json()).toMatchObject({ error_code: 'over_request_rate_limit' });
    }
    advanceSeconds(30);
    expect((await guess(ada.email, ada.password)).status).toBe(200);
    expect((await guess(ada.email, 'one guess')).status).toBe(400);
    expect((await guess(ada.email, ada.password)).status).toBe(200);
  });

  test('one network cannot guess at many addresses or create many accounts, and another network can', async () => {
    const harness = createAuthHarness({ limits: { passwordPerNetwork: twoADay, signUpPerNetwork: twoADay } });
    const near = harness.client({ clientIp: '2001:db8:1:2::a' }).auth;
    const nextDoor = harness.client({ clientIp: '2001:db8:1:2:ffff::b' }).auth;
    const far = harness.client({ clientIp: '2001:db8:1:3::a' }).auth;
    const sign = (email: string) => ({ email, password: ada.password });
    await near.signUp(sign('a@example.org'));
    await near.signUp(sign('b@example.org'));
    expect((await nextDoor.signUp(sign('c@example.org'))).error?.code).toBe('over_request_rate_limit');
    expect((await far.signUp(sign('c@example.org'))).error).toBeNull();
    await near.signInWithPassword(sign('d@example.org'));
    await near.signInWithPassword(sign('e@example.org'));
    expect((await nextDoor.signInWithPassword(sign('a@example.org'))).error?.status).toBe(429);
  });

  test('the holder of a whole /48 cannot guess from each of its networks in turn', async () => {
    const harness = createAuthHarness({ limits: { passwordPerNetwork: { capacity: 40, secondsPerRefill: 5 } } });
    await harness.client().auth.signUp(ada);
    const statuses: number[] = [];
    for (let network = 0; network < 120; network += 1) {
      const clientIp = `2001:db8:1:${(network * 257).toString(16)}::a`;
      const email = `nobody${network}@example.org`;
      const { error } = await harness.client({ clientIp }).auth.signInWithPassword({ email, password: 'one guess' });
      statuses.push(error?.status ?? 200);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(40);
  });

  test('strangers who exhaust the attempts at an address lock out nobody who was signed in from there before', async () => {
    const harness = createAuthHarness({ limits: { passwordPerAddress: { capacity: 10, secondsPerRefill: 30 } } });
    const home = harness.client({ clientIp: '192.0.2.1' }).auth;
    await home.signUp(ada);
    expect((await home.signInWithPassword(ada)).error).toBeNull();
    const guess = async (clientIp: string, person: typeof ada) =>
      (await harness.client({ clientIp }).auth.signInWithPassword(person)).error?.status;
    const wrong = { ...ada, password: 'one guess' };
    for (let guessed = 0; guessed < 10; guessed += 1) expect(await guess('198.51.100.1', wrong)).toBe(400);
    expect(await guess('198.51.100.1', ada)).toBe(429);
    // This address is in the network that signed in before. That network has its own attempts.
    expect(await guess('192.0.2.99', ada)).toBeUndefined();
    for (let guessed = 0; guessed < 20; guessed += 1) await guess('198.51.100.1', wrong);
    for (let guessed = 0; guessed < 10; guessed += 1) expect(await guess('192.0.2.99', wrong)).toBe(400);
    expect(await guess('192.0.2.99', ada)).toBe(429);
  });

  test('messages to one address end with 429 whether or not it is known', async () => {
    const harness = createAuthHarness({ limits: { mailPerAddress: twoADay } });
    await harness.client().auth.signUp(ada);
    for (const email of [ada.email, 'nobody@example.org']) {
      await harness.post('/recover', { email });
      await harness.post('/recover', { email });
      const refused = await harness.post('/recover', { email });
      expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '43200']);
      expect(await refused.json()).toMatchObject({ error_code: 'over_email_send_rate_limit' });
    }
    await harness.handle.drain();
    expect(harness.mails).toHaveLength(2);
  });

  test('six digits cannot be guessed', async () => {
    const harness = createAuthHarness({ limits: { codePerAddress: twoADay } });
    const attempt = () => harness.post('/verify', { type: 'recovery', email: ada.email, token: '123456' });
    expect((await attempt()).status).toBe(403);
    expect((await attempt()).status).toBe(403);
    expect((await attempt()).status).toBe(429);
  });
});

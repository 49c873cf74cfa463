import { describe, expect, test, vi } from 'vitest';
import {
  type AuthHarness,
  createAuthHarness,
  openAuthDatabase,
  readMail,
  siteOrigin,
} from '../../../tests/support/server/auth-harness.ts';
import { advanceSeconds, freezeTime } from '../../../tests/support/server/freeze-time.ts';

freezeTime();
openAuthDatabase();

const ada = { email: 'ada@example.org', password: 'correct horse battery' };
const grace = { email: 'grace@example.org', password: 'nanoseconds of wire' };

async function follow({ handle }: AuthHarness, link: string): Promise<{ target: string; told: URLSearchParams }> {
  const response = await handle(new Request(link), { clientIp: '192.0.2.1' });
  expect(response.status).toBe(303);
  const url = new URL(response.headers.get('Location') ?? '');
  return { target: url.origin + url.pathname, told: new URLSearchParams(url.hash.slice(1)) };
}

async function confirmed(harness: AuthHarness, person: typeof ada): Promise<void> {
  await harness.client().auth.signUp(person);
  await harness.handle.drain();
  await follow(harness, readMail(harness.mails.pop()).link);
}

describe('sign-up where addresses are confirmed', () => {
  test('nobody is signed in before following the link, and the link signs in', async () => {
    const harness = createAuthHarness({ autoconfirm: false });
    const client = harness.client();
    const { data, error } = await client.auth.signUp({ ...ada, options: { emailRedirectTo: `${siteOrigin}/sign-in` } });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    await harness.handle.drain();
    expect((await client.auth.signInWithPassword(ada)).error?.code).toBe('email_not_confirmed');

    const { target, told } = await follow(harness, readMail(harness.mails[0]).link);
    expect(target).toBe('https://atlas.test/sign-in');
    expect(told.get('type')).toBe('signup');
    const session = { access_token: told.get('access_token') ?? '', refresh_token: told.get('refresh_token') ?? '' };
    expect((await client.auth.setSession(session)).data.user?.email).toBe('ada@example.org');
  });

  test('the six digits work like the link, and no other six do', async () => {
    const harness = createAuthHarness({ autoconfirm: false });
    const client = harness.client();
    await client.auth.signUp(ada);
    await harness.handle.drain();
    const { code } = readMail(harness.mails[0]);
    const wrong = code === '000000' ? '000001' : '000000';
    const verify = (token: string) => client.auth.verifyOtp({ email: ada.email, token, type: 'email' });
    expect((await verify(wrong)).error?.code).toBe('otp_expired');
    expect((await verify(code)).data.session?.user.email).toBe('ada@example.org');
    expect((await verify(code)).error?.code).toBe('otp_expired');
  });

  test('the response is the same for a new, a pending and a taken address; only the email differs', async () => {
    const harness = createAuthHarness({ autoconfirm: false });
    await confirmed(harness, grace);
    await harness.client().auth.signUp(ada);
    await harness.handle.drain();
    harness.mails.length = 0;
    const shapes: unknown[] = [];
    const ids: string[] = [];
    for (const email of ['hedy@example.org', ada.email, grace.email]) {
      const response = await harness.post('/signup', {
        email,
        password: 'nanoseconds of wire',
        data: { town: 'Wien' },
      });
      const body = (await response.json()) as { id: string; email: string };
      await harness.handle.drain();
      ids.push(body.id);
      shapes.push({ ...body, id: 'an id', email: 'an address', status: response.status });
    }
    expect(shapes[1]).toEqual(shapes[0]);
    expect(shapes[2]).toEqual(shapes[0]);
    expect(new Set(ids).size).toBe(3);
    expect(harness.mails.map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
      'hedy@example.org: Please confirm your e-mail address',
      'ada@example.org: Please confirm your e-mail address',
      'grace@example.org: You already have an account',
    ]);
    expect((await harness.client().auth.signInWithPassword(grace)).error).toBeNull();
  });

  test('recovering an unconfirmed address invalidates the password that somebody chose for it', async () => {
    const harness = createAuthHarness({ autoconfirm: false });
    await harness.client().auth.signUp({ ...ada, password: 'chosen by a stranger' });
    await harness.client().auth.resetPasswordForEmail(ada.email);
    await harness.handle.drain();
    const { token } = readMail(harness.mails.find(({ subject }) => subject === 'Choose a new password'));
    expect((await harness.client().auth.verifyOtp({ token_hash: token, type: 'recovery' })).error).toBeNull();
    const stranger = await harness.client().auth.signInWithPassword({ ...ada, password: 'chosen by a stranger' });
    expect(stranger.error?.code).toBe('invalid_credentials');
  });
});

describe('recovery and resending', () => {
  test('respond the same whether or not the address is known', async () => {
    const harness = createAuthHarness();
    await harness.client().auth.signUp(ada);
    for (const path of ['/recover', '/resend']) {
      for (const email of [ada.email, 'nobody@example.org']) {
        const response = await harness.post(path, { email, type: 'signup' });
        expect([path, email, response.status, await response.text()]).toEqual([path, email, 200, '{}']);
      }
    }
    await harness.handle.drain();
    expect(harness.mails.map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
      'ada@example.org: Choose a new password',
    ]);
  });

  test.each([
    ['/recover', {}],
    ['/resend', { type: 'signup' }],
    ['/resend', { type: 'email_change' }],
    ['/signup', { password: 'nanoseconds of wire' }],
  ])('%s does the same work after responding for a known and an unknown address', async (path, fields) => {
    const harness = createAuthHarness({ autoconfirm: false });
    await confirmed(harness, grace);
    const statementsFor = async (email: string) => {
      const response = await harness.post(path, { email, ...fields });
      expect(response.status).toBe(200);
      const texts: string[] = [];
      const { transaction } = harness.engine;
      const spy = vi.spyOn(harness.engine, 'transaction').mockImplementation((work) =>
        transaction((db) =>
          work({
            query(text, parameters) {
              texts.push(text);
              return db.query(text, parameters);
            },
          }),
        ),
      );
      await harness.handle.drain();
      spy.mockRestore();
      return texts;
    };
    const forKnown = await statementsFor(grace.email);
    expect(forKnown.length).toBeGreaterThan(3);
    expect(await statementsFor('nobody@example.org')).toEqual(forKnown);
  });

  test('a message that cannot be sent changes no response, and the log does not name the recipient', async () => {
    const rejection = Object.assign(new Error('550 <ada@example.org>: no such mailbox'), { code: 'EENVELOPE' });
    const harness = createAuthHarness({ mailFailure: rejection });
    await harness.client().auth.signUp(ada);
    expect((await harness.post('/recover', { email: ada.email })).status).toBe(200);
    await harness.handle.drain();
    expect(harness.logLines).toHaveLength(1);
    expect(harness.logLines[0]).toContain('EENVELOPE');
    expect(harness.logLines[0]).not.toContain('ada@');
  });

  test('a confirmation is sent again while it is pending', async () => {
    const harness = createAuthHarness({ autoconfirm: false });
    const client = harness.client();
    await client.auth.signUp(ada);
    await harness.handle.drain();
    expect((await client.auth.resend({ type: 'signup', email: ada.email })).error).toBeNull();
    await harness.handle.drain();
    expect(harness.mails).toHaveLength(2);
    expect((await follow(harness, readMail(harness.mails[1]).link)).told.get('type')).toBe('signup');
  });

  test('a link works once, for one hour, and for its own purpose', async () => {
    const harness = createAuthHarness();
    const client = harness.client();
    await client.auth.signUp(ada);
    const ask = async () => {
      await client.auth.resetPasswordForEmail(ada.email);
      await harness.handle.drain();
      return readMail(harness.mails.at(-1)).link;
    };
    const other = await ask();
    const used = await ask();
    expect((await follow(harness, used.replace('type=recovery', 'type=signup'))).told.get('error_code')).toBe(
      'otp_expired',
    );
    expect((await follow(harness, used)).told.get('error_code')).toBe('code_needed');
    const token_hash = new URL(used).searchParams.get('token') ?? '';
    expect((await client.auth.verifyOtp({ token_hash, type: 'recovery' })).error).toBeNull();
    for (const link of [used, other]) expect((await follow(harness, link)).told.get('error_code')).toBe('otp_expired');
    const late = await ask();
    advanceSeconds(3600);
    expect((await follow(harness, late)).told.get('error_code')).toBe('otp_expired');
  });

  test('a link to sign in without a password, and an unknown type, are refused by name', async () => {
    const client = createAuthHarness().client();
    const magic = await client.auth.verifyOtp({ token_hash: 'x', type: 'magiclink' });
    expect(magic.error?.code).toBe('otp_disabled');
    expect(magic.error?.message).toContain('magiclink');
    expect((await client.auth.verifyOtp({ token_hash: 'x', type: 'surprise' })).error?.code).toBe('validation_failed');
    expect((await client.auth.verifyOtp({ token: '123456', phone: '+4315321', type: 'sms' })).error?.code).toBe(
      'phone_provider_disabled',
    );
  });

  test.each([
    ['https://atlas.test/reset-password?from=mail', 'https://atlas.test/reset-password'],
    ['/reset-password', 'https://atlas.test/reset-password'],
    ['https://preview.atlas.test/reset-password', 'https://preview.atlas.test/reset-password'],
    ['https://evil.test/', 'https://atlas.test/'],
    ['//evil.test/', 'https://atlas.test/'],
    ['https://atlas.test@evil.test/', 'https://atlas.test/'],
    ['https://atlas.test.evil.test/', 'https://atlas.test/'],
    ['javascript:alert(1)', 'https://atlas.test/'],
    ['http://atlas.test/', 'https://atlas.test/'],
  ])('a link that should redirect to %s redirects to %s', async (redirectTo, expected) => {
    const harness = createAuthHarness();
    const link = `${siteOrigin}/auth/v1/verify?token=x&type=recovery&redirect_to=${encodeURIComponent(redirectTo)}`;
    const { target, told } = await follow(harness, link);
    expect(target).toBe(expected);
    expect(told.get('error_code')).toBe('otp_expired');
  });
});

describe('a change of address', () => {
  async function asked(harness: AuthHarness, future: string) {
    const client = harness.client();
    await client.auth.signUp(ada);
    const { data, error } = await client.auth.updateUser({ email: future, current_password: ada.password });
    expect(error).toBeNull();
    expect(data.user?.email).toBe('ada@example.org');
    expect(data.user?.new_email).toBe(future);
    await harness.handle.drain();
    return client;
  }

  test('takes effect when both addresses have agreed', async () => {
    const harness = createAuthHarness();
    const client = await asked(harness, 'countess@example.org');
    expect(harness.mails.map(({ to }) => to)).toEqual(['countess@example.org', 'ada@example.org']);
    const [future, present] = harness.mails.map((mail) => readMail(mail).link);
    expect((await follow(harness, present ?? '')).told.get('message')).toContain('other email');
    expect((await client.auth.getUser()).data.user?.email).toBe('ada@example.org');
    expect((await follow(harness, future ?? '')).told.get('access_token')).not.toBeNull();
    expect((await client.auth.getUser()).data.user?.email).toBe('countess@example.org');
  });

  test('does not take effect when one address agrees twice', async () => {
    const harness = createAuthHarness();
    const client = await asked(harness, 'countess@example.org');
    const [future] = harness.mails.map((mail) => readMail(mail));
    const verify = () => client.auth.verifyOtp({ token_hash: future?.token ?? '', type: 'email_change' });
    expect((await verify()).data).toEqual({ user: null, session: null });
    expect((await verify()).error?.code).toBe('otp_expired');
    expect((await client.auth.getUser()).data.user?.email).toBe('ada@example.org');
  });

  test('to a taken address gets the same response, and only its holder is informed', async () => {
    const harness = createAuthHarness();
    await harness.client().auth.signUp(grace);
    const client = await asked(harness, grace.email);
    expect(harness.mails.map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
      'grace@example.org: This address already has an account',
      'ada@example.org: Do you want to change your e-mail address?',
    ]);
    await follow(harness, readMail(harness.mails[1]).link);
    expect((await client.auth.getUser()).data.user?.email).toBe('ada@example.org');
  });

  test('needs only the future address when the current one has no mailbox', async () => {
    const harness = createAuthHarness();
    const client = harness.client();
    await client.auth.signUp({ email: 'admin@localhost', password: 'correct horse battery' });
    await client.auth.updateUser({ email: ada.email, current_password: 'correct horse battery' });
    await harness.handle.drain();
    expect(harness.mails.map(({ to }) => to)).toEqual(['ada@example.org']);
    await follow(harness, readMail(harness.mails[0]).link);
    expect((await client.auth.getUser()).data.user?.email).toBe('ada@example.org');
  });

  test('replaces its links when the messages are sent again, and keeps an agreement', async () => {
    const harness = createAuthHarness();
    const client = await asked(harness, 'countess@example.org');
    await client.auth.resend({ type: 'email_change', email: ada.email });
    await harness.handle.drain();
    expect(harness.mails).toHaveLength(4);
    expect((await follow(harness, readMail(harness.mails[0]).link)).told.get('message')).toContain('other email');
    expect((await follow(harness, readMail(harness.mails[2]).link)).told.get('error_code')).toBe('otp_expired');
    await follow(harness, readMail(harness.mails[3]).link);
    expect((await client.auth.getUser()).data.user?.email).toBe('countess@example.org');
  });
});

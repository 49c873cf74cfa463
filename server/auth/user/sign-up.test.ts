import { describe, expect, test, vi } from 'vitest';
import {
  createAuthHarness,
  openAuthDatabase,
  readMail,
  siteOrigin,
} from '../../../tests/support/server/auth-harness.ts';
import { freezeTime } from '../../../tests/support/server/freeze-time.ts';

freezeTime();
openAuthDatabase();

const ada = { email: 'ada@example.org', password: 'correct horse battery' };
const stranger = { email: 'ada@example.org', password: 'chosen by a stranger' };

type Harness = ReturnType<typeof createAuthHarness>;

async function signUp(harness: Harness, person: typeof ada, { flowType = 'implicit', landing = '/sign-in' } = {}) {
  const client = harness.client({ flowType: flowType === 'pkce' ? 'pkce' : 'implicit' });
  const { error } = await client.auth.signUp({ ...person, options: { emailRedirectTo: `${siteOrigin}${landing}` } });
  expect(error).toBeNull();
  await harness.handle.drain();
  return { client, mail: readMail(harness.mails.at(-1)) };
}

async function follow({ handle }: Harness, link: string): Promise<URL> {
  const response = await handle(new Request(link), { clientIp: '192.0.2.1' });
  expect(response.status).toBe(303);
  return new URL(response.headers.get('Location') ?? '');
}

const toldIn = ({ hash }: URL) => new URLSearchParams(hash.slice(1));

async function signInCode(harness: Harness, person: typeof ada): Promise<string | undefined> {
  return (await harness.client().auth.signInWithPassword(person)).error?.code;
}

describe.each([
  ['after', ada, stranger],
  ['before', stranger, ada],
])('a stranger who signs up %s the owner of an address', (_when, first, second) => {
  test('gets in by no link, and the owner sets a new password', async () => {
    const harness = createAuthHarness({ autoconfirm: false });
    const { mail: earlier } = await signUp(harness, first);
    const { mail: later } = await signUp(harness, second);
    expect(toldIn(await follow(harness, earlier.link)).get('error_code')).toBe('otp_expired');
    const target = await follow(harness, later.link);
    expect([target.pathname, toldIn(target).get('error_code')]).toEqual(['/reset-password', 'code_needed']);
    const owner = harness.client();
    const typed = { email: ada.email, token: later.code, type: 'recovery' } as const;
    expect((await owner.auth.verifyOtp(typed)).error).toBeNull();
    expect([await signInCode(harness, ada), await signInCode(harness, stranger)]).toEqual([
      'invalid_credentials',
      'invalid_credentials',
    ]);

    expect((await owner.auth.updateUser({ password: 'three geese over the lake' })).error).toBeNull();
    expect(await signInCode(harness, stranger)).toBe('invalid_credentials');
    expect(await signInCode(harness, { ...ada, password: 'three geese over the lake' })).toBeUndefined();
  });

  test('does not get in by the six digits either', async () => {
    const harness = createAuthHarness({ autoconfirm: false });
    await signUp(harness, first);
    const { mail } = await signUp(harness, second);
    const owner = harness.client();
    const verified = await owner.auth.verifyOtp({ email: ada.email, token: mail.code, type: 'recovery' });
    expect(verified.data.session?.user.email).toBe('ada@example.org');
    expect(await signInCode(harness, stranger)).toBe('invalid_credentials');
    expect((await owner.auth.updateUser({ password: ada.password })).error).toBeNull();
    expect(await signInCode(harness, ada)).toBeUndefined();
  });

  test('does not get in by a PKCE link either, and the owner’s digits stay valid', async () => {
    const harness = createAuthHarness({ autoconfirm: false });
    const asked = [
      await signUp(harness, first, { flowType: 'pkce' }),
      await signUp(harness, second, { flowType: 'pkce' }),
    ];
    const mail = asked[1]?.mail;
    const code = (await follow(harness, mail?.link ?? '')).searchParams.get('code') ?? '';
    const owner = asked[first === ada ? 0 : 1]?.client ?? harness.client();
    const { error } = await owner.auth.exchangeCodeForSession(code);
    expect(error === null).toBe(second === ada);
    expect(await signInCode(harness, stranger)).toBe('invalid_credentials');
    const elsewhere = harness.client();
    const typed = { email: ada.email, token: mail?.code ?? '', type: 'recovery' } as const;
    expect((await elsewhere.auth.verifyOtp(typed)).error === null).toBe(second === stranger);
  });

  test('gains nothing from a confirmation sent again', async () => {
    const harness = createAuthHarness({ autoconfirm: false });
    await signUp(harness, first);
    await signUp(harness, second);
    await harness.client().auth.resend({ type: 'signup', email: ada.email });
    await harness.handle.drain();
    expect(toldIn(await follow(harness, readMail(harness.mails.at(-1)).link)).get('error_code')).toBe('code_needed');
    expect(await signInCode(harness, stranger)).toBe('invalid_credentials');
  });
});

test('signing up twice with one password keeps it', async () => {
  const harness = createAuthHarness({ autoconfirm: false });
  await signUp(harness, ada);
  const { mail } = await signUp(harness, ada, { landing: '/de/sign-in' });
  const target = await follow(harness, mail.link);
  expect([target.pathname, toldIn(target).get('type')]).toEqual(['/de/sign-in', 'signup']);
  expect(await signInCode(harness, ada)).toBeUndefined();
});

test('signing up again does not revive a password that was invalidated', async () => {
  const harness = createAuthHarness({ autoconfirm: false });
  await signUp(harness, ada);
  await signUp(harness, stranger);
  const { mail } = await signUp(harness, stranger);
  await follow(harness, mail.link);
  expect(await signInCode(harness, stranger)).toBe('invalid_credentials');
});

test.each([
  ['/de/sign-in', '/de/reset-password'],
  ['/hubs/okinawa', '/reset-password'],
])('the link of two sign-ups, the last redirecting to %s, redirects to %s', async (landing, expected) => {
  const harness = createAuthHarness({ autoconfirm: false });
  await signUp(harness, ada);
  const { mail } = await signUp(harness, stranger, { landing });
  const target = await follow(harness, mail.link);
  expect(target.origin + target.pathname).toBe(`https://atlas.test${expected}`);
});

test('one password is compared and one hashed, whether an address is new, pending or taken', async () => {
  const harness = createAuthHarness({ autoconfirm: false });
  await follow(harness, (await signUp(harness, { ...ada, email: 'grace@example.org' })).mail.link);
  await signUp(harness, ada);
  const work: number[][] = [];
  const spies = [vi.spyOn(harness.hasher, 'hash'), vi.spyOn(harness.hasher, 'verify')];
  for (const email of ['hedy@example.org', 'ada@example.org', 'grace@example.org']) {
    for (const spy of spies) spy.mockClear();
    await harness.client().auth.signUp({ email, password: 'nanoseconds of wire' });
    await harness.handle.drain();
    work.push(spies.map(({ mock }) => mock.calls.length));
  }
  for (const spy of spies) spy.mockRestore();
  expect(work).toEqual([
    [1, 1],
    [1, 1],
    [1, 1],
  ]);
});

import { expect, test } from 'vitest';
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
const stranger = '198.51.100.7';
const many = { capacity: 1000, secondsPerRefill: 1 };

/**
 * Returns the owner's message and the stranger's, which may have been sent in either order. The owner's link is the one
 * with the prefix for PKCE.
 */
function ownAndStrangers({ mails }: AuthHarness) {
  const read = mails.map(readMail);
  const isOwn = ({ token }: { token: string }) => token.startsWith('pkce_');
  return [read.find(isOwn), read.find((mail) => !isOwn(mail))];
}

test.each([['pkce'], ['implicit']] as const)(
  "an owner's link and its digits work after a stranger has requested one as %s",
  async (flowType) => {
    const harness = createAuthHarness();
    await harness.client().auth.signUp(ada);
    const owner = harness.client({ flowType: 'pkce' });
    await owner.auth.resetPasswordForEmail(ada.email);
    await harness.handle.drain();
    const first = readMail(harness.mails[0]);
    advanceSeconds(3000);
    await harness.client({ flowType, clientIp: stranger }).auth.resetPasswordForEmail(ada.email);
    await harness.handle.drain();
    expect(readMail(harness.mails[1]).code).toBe(first.code);

    const response = await harness.handle(new Request(first.link), { clientIp: '192.0.2.1' });
    const authCode = new URL(response.headers.get('Location') ?? siteOrigin).searchParams.get('code') ?? 'none';
    expect((await owner.auth.exchangeCodeForSession(authCode)).data.session?.user.email).toBe('ada@example.org');
    const again = await harness.client().auth.verifyOtp({ email: ada.email, token: first.code, type: 'recovery' });
    expect(again.error?.code).toBe('otp_expired');
  },
);

test('a link requested without PKCE signs nobody in when opened, and stays valid like the owner’s', async () => {
  const harness = createAuthHarness();
  await harness.client().auth.signUp(ada);
  const owner = harness.client({ flowType: 'pkce' });
  await owner.auth.resetPasswordForEmail(ada.email, { redirectTo: `${siteOrigin}/de/reset-password` });
  await harness.client({ clientIp: stranger }).auth.resetPasswordForEmail(ada.email);
  await harness.handle.drain();
  const [own, strangers] = ownAndStrangers(harness);
  expect(own?.token).not.toContain(strangers?.token);
  for (const link of [strangers?.link ?? '', own?.link.replace('pkce_', '') ?? '']) {
    for (let opened = 0; opened < 2; opened += 1) {
      const response = await harness.handle(new Request(link), { clientIp: stranger });
      const { hash, pathname, searchParams } = new URL(response.headers.get('Location') ?? siteOrigin);
      expect(pathname).toMatch(/\/reset-password$/);
      expect([hash.includes('access_token'), searchParams.get('code')]).toEqual([false, null]);
      expect(hash).toContain('error_code=code_needed');
    }
  }
  const sessions = await harness.engine.transaction((db) => db.query('select from auth.sessions', []));
  expect(sessions.rows).toHaveLength(1);
  const response = await harness.handle(new Request(own?.link ?? ''), { clientIp: '192.0.2.1' });
  const authCode = new URL(response.headers.get('Location') ?? siteOrigin).searchParams.get('code') ?? 'none';
  expect((await owner.auth.exchangeCodeForSession(authCode)).error).toBeNull();
  const late = await harness.client().auth.verifyOtp({ token_hash: strangers?.token ?? '', type: 'recovery' });
  expect(late.error?.code).toBe('otp_expired');
});

test('a confirmation requested by a stranger and opened by a scanner invalidates no link of the owner', async () => {
  const harness = createAuthHarness({ autoconfirm: false });
  const owner = harness.client({ flowType: 'pkce' });
  await owner.auth.signUp(ada);
  await harness.client({ clientIp: stranger }).auth.resend({ type: 'signup', email: ada.email });
  await harness.handle.drain();
  const [own, strangers] = ownAndStrangers(harness);
  await harness.handle(new Request(strangers?.link ?? ''), { clientIp: stranger });
  const response = await harness.handle(new Request(own?.link ?? ''), { clientIp: '192.0.2.1' });
  const authCode = new URL(response.headers.get('Location') ?? siteOrigin).searchParams.get('code') ?? 'none';
  expect((await owner.auth.exchangeCodeForSession(authCode)).data.session?.user.email).toBe('ada@example.org');
});

test('the digits of repeatedly requested links change after a day, and after their use', async () => {
  const harness = createAuthHarness();
  await harness.client().auth.signUp(ada);
  const mails: ReturnType<typeof readMail>[] = [];
  for (let hour = 0; hour < 28; hour += 1) {
    await harness.client().auth.resetPasswordForEmail(ada.email);
    await harness.handle.drain();
    mails.push(readMail(harness.mails.pop()));
    advanceSeconds(3599);
  }
  expect(new Set(mails.map(({ token }) => token)).size).toBe(28);
  expect(new Set(mails.map(({ code }) => code)).size).toBe(2);
  const newest = { email: ada.email, token: mails[27]?.code ?? '', type: 'recovery' } as const;
  expect((await harness.client().auth.verifyOtp(newest)).error).toBeNull();
  await harness.client().auth.resetPasswordForEmail(ada.email);
  await harness.handle.drain();
  expect(mails.map(({ code }) => code)).not.toContain(readMail(harness.mails.pop()).code);
});

test('one stranger exhausts neither the messages of an address nor the attempts at its digits', async () => {
  const ours = {
    mailPerAddress: { capacity: 24, secondsPerRefill: 100 },
    mailPerAddressAndNetwork: { capacity: 4, secondsPerRefill: 600 },
    codePerAddress: { capacity: 5, secondsPerRefill: 600 },
    codePerAddressAndNetwork: { capacity: 3, secondsPerRefill: 1200 },
    mailPerNetwork: many,
  };
  const harness = createAuthHarness({ limits: ours });
  const as = (clientIp: string) => harness.client({ clientIp }).auth;
  await as('192.0.2.1').signUp(ada);
  const statuses: (number | undefined)[] = [];
  for (let request = 0; request < 30; request += 1) {
    statuses.push((await as(stranger).resetPasswordForEmail(ada.email)).error?.status);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(26);
  expect((await as('192.0.2.1').resetPasswordForEmail(ada.email)).error).toBeNull();
  await harness.handle.drain();
  const { code } = readMail(harness.mails.at(-1));
  const wrong = code === '000000' ? '000001' : '000000';
  const guess = (clientIp: string, token: string) =>
    as(clientIp).verifyOtp({ email: ada.email, token, type: 'recovery' });
  const guessed: (number | undefined)[] = [];
  // The two addresses are in one /24, so they count as one network.
  for (let tried = 0; tried < 8; tried += 1)
    guessed.push((await guess(`198.51.100.${tried % 2}`, wrong)).error?.status);
  expect(guessed).toEqual([403, 403, 403, 429, 429, 429, 429, 429]);
  expect((await guess('192.0.2.1', code)).error).toBeNull();
});

test('strangers on many networks together have no more guesses than at a single code', async () => {
  const rules = { codePerAddress: { capacity: 5, secondsPerRefill: 600 } };
  const harness = createAuthHarness({ limits: rules });
  const statuses: (number | undefined)[] = [];
  for (let network = 0; network < 12; network += 1) {
    const client = harness.client({ clientIp: `203.0.${network}.1` });
    const { error } = await client.auth.verifyOtp({ email: ada.email, token: '123456', type: 'recovery' });
    statuses.push(error?.status);
  }
  expect(statuses.filter((status) => status === 403)).toHaveLength(5);
});

import { expect, test } from 'vitest';
import { createAuthHarness, openAuthDatabase, readMail } from '../../../tests/support/server/auth-harness.ts';
import { freezeTime } from '../../../tests/support/server/freeze-time.ts';

freezeTime();
openAuthDatabase();

const ada = { email: 'ada@example.org', password: 'correct horse battery' };
const stranger = { email: 'countess@example.org', password: 'chosen by a stranger' };

type Harness = ReturnType<typeof createAuthHarness>;

const tokenOf = (harness: Harness, subject: string) =>
  readMail(harness.mails.find((mail) => mail.subject === subject)).token;

/**
 * Starts to change the address of Ada's account. A stranger has already signed up with the new address, but Ada owns
 * its mailbox.
 */
async function startAddressChange() {
  const harness = createAuthHarness({ autoconfirm: false });
  const client = harness.client();
  await client.auth.signUp(ada);
  await harness.handle.drain();
  await client.auth.verifyOtp({ token_hash: tokenOf(harness, 'Please confirm your e-mail address'), type: 'signup' });
  harness.mails.length = 0;
  await harness.client().auth.signUp(stranger);
  await harness.handle.drain();
  await client.auth.updateUser({ email: stranger.email, current_password: ada.password });
  await harness.handle.drain();
  const agree = async (subject: string) =>
    client.auth.verifyOtp({ token_hash: tokenOf(harness, subject), type: 'email_change' });
  return { harness, client, agree };
}

test('an unconfirmed sign-up does not block its address for an account whose owner reads its mail', async () => {
  const { harness, client, agree } = await startAddressChange();
  expect(harness.mails.map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
    'countess@example.org: Please confirm your e-mail address',
    'countess@example.org: Please confirm your changed e-mail address',
    'ada@example.org: Do you want to change your e-mail address?',
  ]);
  await agree('Do you want to change your e-mail address?');
  expect((await agree('Please confirm your changed e-mail address')).error).toBeNull();
  expect((await client.auth.getUser()).data.user?.email).toBe('countess@example.org');
  expect((await harness.client().auth.signInWithPassword(stranger)).error?.code).toBe('invalid_credentials');
  const moved = await harness.client().auth.signInWithPassword({ ...ada, email: 'countess@example.org' });
  expect(moved.error).toBeNull();
  const late = await harness.client().auth.verifyOtp({
    token_hash: tokenOf(harness, 'Please confirm your e-mail address'),
    type: 'signup',
  });
  expect(late.error?.code).toBe('otp_expired');
});

test('a sign-up confirmed before both addresses agreed keeps its address', async () => {
  const { harness, client, agree } = await startAddressChange();
  await agree('Do you want to change your e-mail address?');
  const confirmation = tokenOf(harness, 'Please confirm your e-mail address');
  const holder = harness.client();
  await holder.auth.verifyOtp({ token_hash: confirmation, type: 'signup' });
  expect((await agree('Please confirm your changed e-mail address')).error?.code).toBe('email_exists');
  expect((await client.auth.getUser()).data.user?.email).toBe('ada@example.org');
  expect((await holder.auth.getUser()).data.user?.email).toBe('countess@example.org');
});

test('a stranger who resends the messages of a change invalidates no link and no agreement', async () => {
  const { harness, client, agree } = await startAddressChange();
  const previous = tokenOf(harness, 'Please confirm your changed e-mail address');
  await agree('Do you want to change your e-mail address?');
  harness.mails.length = 0;
  await harness.client().auth.resend({ type: 'email_change', email: ada.email });
  await harness.handle.drain();
  expect(harness.mails.map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
    'countess@example.org: Please confirm your changed e-mail address',
  ]);
  expect((await client.auth.verifyOtp({ token_hash: previous, type: 'email_change' })).error).toBeNull();
  expect((await client.auth.getUser()).data.user?.email).toBe('countess@example.org');
});

test('one address that receives two messages does not agree for the other', async () => {
  const { harness, client, agree } = await startAddressChange();
  await agree('Do you want to change your e-mail address?');
  harness.mails.length = 0;
  await client.auth.updateUser({ email: stranger.email, current_password: ada.password });
  await harness.handle.drain();
  await agree('Do you want to change your e-mail address?');
  expect((await client.auth.getUser()).data.user?.email).toBe('ada@example.org');
});

test('following a confirmation link and a change link at once leaves one account with the address', async () => {
  const { harness, agree } = await startAddressChange();
  await agree('Do you want to change your e-mail address?');
  const confirmation = tokenOf(harness, 'Please confirm your e-mail address');
  const outcomes = await Promise.all([
    harness.client().auth.verifyOtp({ token_hash: confirmation, type: 'signup' }),
    agree('Please confirm your changed e-mail address'),
  ]);
  expect(outcomes.filter(({ error }) => error === null)).toHaveLength(1);
  expect(outcomes.map(({ error }) => error?.code)).toEqual(
    outcomes[0].error === null ? [undefined, 'email_exists'] : ['otp_expired', undefined],
  );
});

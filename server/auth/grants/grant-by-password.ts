import { changeAccount, findAccountByAddress, isBanned, lockAccountById } from '../accounts/accounts.ts';
import type { AuthFlow } from '../auth-context.ts';
import { isKnownNetwork, recordKnownNetwork } from '../limits/known-networks.ts';
import { requirePasswordLength } from '../passwords/password-strength.ts';
import { AuthError } from '../wire/auth-error.ts';
import { readRequiredAddress, readRequiredText } from '../wire/body-fields.ts';
import { readJsonFields } from '../wire/json-body.ts';
import { jsonResponse } from '../wire/json-responses.ts';
import { buildSessionFields, createSession } from './sessions.ts';

/**
 * `POST /token?grant_type=password`: signs in. For an unknown address, the response and the work are the same as for a
 * wrong password.
 */
export const grantByPassword: AuthFlow = async (context, { request, clientIp }) => {
  const fields = await readJsonFields(request);
  const address = readRequiredAddress(fields);
  const password = readRequiredText(fields, 'password', 4096);
  requirePasswordLength(password);
  const { engine, keys } = context;
  await context.limits.requirePasswordTry(clientIp, address, () =>
    engine.transaction((db) => isKnownNetwork(keys, db, { address, clientIp }, context.clock())),
  );

  const found = await engine.transaction((db) => findAccountByAddress(db, address));
  const isRight = await context.hasher.verify(password, found?.passwordHash ?? undefined);
  if (!found?.passwordHash || !isRight) throw wrongCredentials();
  await context.limits.passwordWasRight(clientIp, address);
  const { id, passwordHash } = found;
  const fresherHash = context.hasher.isOutdated(passwordHash) ? await context.hasher.hash(password) : undefined;

  const now = context.clock();
  const grant = await engine.transaction(async (db) => {
    const account = await lockAccountById(db, id);
    // Another request may have changed the password while this request was comparing it.
    if (account?.passwordHash !== passwordHash) throw wrongCredentials();
    if (account.emailConfirmedAt === null) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
    if (isBanned(account, now)) throw new AuthError(400, 'user_banned', 'User is banned');
    if (fresherHash !== undefined) await changeAccount(db, id, { passwordHash: fresherHash }, now);
    await recordKnownNetwork(keys, db, { accountId: id, address, clientIp }, now);
    return createSession(db, id, 'password', now);
  });
  return jsonResponse(await buildSessionFields(context, grant));
};

function wrongCredentials(): AuthError {
  return new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
}

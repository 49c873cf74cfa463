import { changeAccount, findAccountByAddress, isBanned, lockAccountById } from './accounts.ts';
import { answer } from './answers.ts';
import type { AuthFlow } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { requiredAddress, requiredText } from './fields.ts';
import { readFields } from './json-body.ts';
import { requirePasswordLength } from './password-strength.ts';
import { sessionAnswer, startSession } from './sessions.ts';

/** `POST /token?grant_type=password`. An unknown address and a wrong password get the same answer after the same work. */
export const grantByPassword: AuthFlow = async (context, { request, clientIp }) => {
  const fields = await readFields(request);
  const address = requiredAddress(fields);
  const password = requiredText(fields, 'password', 4096);
  requirePasswordLength(password);
  context.limits.requirePasswordTry(clientIp, address);

  const found = await context.engine.transaction((db) => findAccountByAddress(db, address));
  const isRight = await context.hasher.verify(password, found?.passwordHash ?? undefined);
  if (!found?.passwordHash || !isRight) throw wrongCredentials();
  context.limits.passwordWasRight(address);
  const { id, passwordHash } = found;
  const fresherHash = context.hasher.isOutdated(passwordHash) ? await context.hasher.hash(password) : undefined;

  const now = context.clock();
  const grant = await context.engine.transaction(async (db) => {
    const account = await lockAccountById(db, id);
    // It may have been changed while this one was compared.
    if (account?.passwordHash !== passwordHash) throw wrongCredentials();
    if (account.emailConfirmedAt === null) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
    if (isBanned(account, now)) throw new AuthError(400, 'user_banned', 'User is banned');
    if (fresherHash !== undefined) await changeAccount(db, id, { passwordHash: fresherHash }, now);
    return startSession(db, id, 'password', now);
  });
  return answer(await sessionAnswer(context, grant));
};

function wrongCredentials(): AuthError {
  return new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
}

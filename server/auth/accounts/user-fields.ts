import { randomUUID } from 'node:crypto';
import type { JsonFields } from '../wire/json-body.ts';
import type { AccountRow } from './accounts.ts';

/** Returns an account as GoTrue sends it to the account's owner. It does not contain the password hash. */
export function buildUserFields(account: AccountRow): JsonFields {
  return withoutEmpty({
    id: account.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: account.email,
    email_confirmed_at: account.emailConfirmedAt,
    phone: '',
    confirmation_sent_at: account.confirmationSentAt,
    confirmed_at: account.emailConfirmedAt,
    recovery_sent_at: account.recoverySentAt,
    new_email: account.emailChange,
    email_change_sent_at: account.emailChangeSentAt,
    last_sign_in_at: account.lastSignInAt,
    app_metadata: account.appMetadata,
    user_metadata: account.userMetadata,
    identities: [identityAnswer(account)],
    factors: account.factors,
    created_at: account.createdAt,
    updated_at: account.updatedAt,
    is_anonymous: false,
  });
}

/**
 * Returns the response to a sign-up that awaits confirmation. It has the same fields whether the account is new, exists
 * unconfirmed, or belongs to someone else. The id is random unless the account is new.
 */
export function buildSignUpFields(
  email: string,
  userMetadata: JsonFields,
  now: Date,
  id: string = randomUUID(),
): JsonFields {
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: userMetadata,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}

function identityAnswer({ id, email, emailConfirmedAt, lastSignInAt, createdAt, updatedAt }: AccountRow): JsonFields {
  return withoutEmpty({
    identity_id: id,
    id,
    user_id: id,
    identity_data: { email, email_verified: emailConfirmedAt !== null, phone_verified: false, sub: id },
    provider: 'email',
    last_sign_in_at: lastSignInAt,
    created_at: createdAt,
    updated_at: updatedAt,
    email,
  });
}

function withoutEmpty(fields: JsonFields): JsonFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

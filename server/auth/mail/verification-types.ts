import type { OneTimeTokenType } from '../grants/one-time-tokens.ts';
import { AuthError, validationError } from '../wire/auth-error.ts';
import { phoneNotSupportedError } from '../wire/body-fields.ts';

/**
 * Prefix of the token in a link that was requested with PKCE. Only the browser that requested the link gets a session
 * from it.
 */
export const pkcePrefix = 'pkce_';

/** The purpose of a mailed link or code. */
export type VerificationType = 'signup' | 'recovery' | 'email_change';

export const tokenTypesByVerificationType: Readonly<Record<VerificationType, readonly OneTimeTokenType[]>> = {
  signup: ['confirmation_token'],
  recovery: ['recovery_token'],
  email_change: ['email_change_token_new', 'email_change_token_current'],
};

/** Reads GoTrue's `type`. Throws an error that names the type if this server sends no links of that type. */
export function readVerificationType(type: string): VerificationType {
  switch (type) {
    case 'signup':
    case 'recovery':
    case 'email_change':
      return type;
    case 'email':
      return 'signup';
    case 'magiclink':
      throw new AuthError(422, 'otp_disabled', 'Sign-in by mailed link alone (magiclink) is not supported here.');
    case 'invite':
      throw new AuthError(422, 'otp_disabled', 'Invitations (invite) are not supported here.');
    case 'sms':
    case 'phone_change':
      throw phoneNotSupportedError();
    default:
      throw validationError('The field type must be signup, recovery or email_change.');
  }
}

import type { AuthFlow } from './auth-context.ts';
import { AuthError } from './wire/auth-error.ts';

/** What GoTrue has and this server does not: its code, and what it is called. */
const notOffered: Readonly<Record<string, { code: string; status: number; what: string }>> = {
  otp: { code: 'otp_disabled', status: 422, what: 'Sign-in by a mailed link or code alone' },
  magiclink: { code: 'otp_disabled', status: 422, what: 'Sign-in by a mailed link alone' },
  callback: { code: 'provider_disabled', status: 400, what: 'Sign-in by another provider' },
  sso: { code: 'saml_provider_disabled', status: 422, what: 'Single sign-on' },
  saml: { code: 'saml_provider_disabled', status: 422, what: 'Single sign-on' },
  passkeys: { code: 'mfa_webauthn_enroll_not_enabled', status: 422, what: 'A passkey' },
  reauthenticate: { code: 'validation_failed', status: 422, what: 'Reauthentication by mail' },
  invite: { code: 'validation_failed', status: 422, what: 'An invitation' },
  admin: { code: 'not_admin', status: 403, what: 'The administration of accounts over HTTP' },
};

/** Answers for a path without a flow: known ones by name, others as not found. */
export function refuseUnsupported(path: string): AuthFlow {
  return async () => {
    const first = path.split('/')[1] ?? '';
    const known = Object.hasOwn(notOffered, first) ? notOffered[first] : undefined;
    if (known) throw new AuthError(known.status, known.code, `${known.what} is not offered by this server.`);
    throw new AuthError(404, 'validation_failed', 'There is nothing at this address of the auth API.');
  };
}

import { errors } from 'jose';
import { DatabaseUnavailableError } from '../db/database-unavailable-error.ts';
import { anonymousCaller, type Caller, type CallerRole } from '../db/run-as-caller.ts';
import type { Keys } from '../keys/keys.ts';
import { publishableKey } from '../keys/publishable-key.ts';
import { readBearerToken } from './wire/bearer-token.ts';

/**
 * An error for a token that is not accepted, with PostgREST's code
 * (https://postgrest.org/en/stable/references/errors.html).
 */
export class InvalidTokenError extends Error {
  readonly status = 401;
  readonly code: 'PGRST301' | 'PGRST303';

  constructor(code: 'PGRST301' | 'PGRST303', message: string) {
    super(message);
    this.name = 'InvalidTokenError';
    this.code = code;
  }
}

const roles: readonly CallerRole[] = ['anon', 'authenticated', 'service_role'];

/**
 * Returns a function that identifies the caller by the token in the header `Authorization`, or else in `apikey`.
 * Without either header, the caller is an anonymous visitor. Rejects with `InvalidTokenError` if the token is not
 * accepted.
 */
export function createCallerIdentifier({ keys }: { readonly keys: Keys }): (request: Request) => Promise<Caller> {
  return async (request) => {
    const token = readBearerToken(request) ?? (request.headers.get('apikey') || undefined);
    if (token === undefined || token === publishableKey) return anonymousCaller;
    const claims = await keys.verify(token).catch((cause: unknown) => {
      if (cause instanceof DatabaseUnavailableError) throw cause;
      if (cause instanceof errors.JWTExpired) throw new InvalidTokenError('PGRST303', 'JWT expired');
      throw new InvalidTokenError('PGRST301', 'The token could not be verified.');
    });
    const role = roles.find((known) => known === claims.role);
    if (role === undefined) throw new InvalidTokenError('PGRST301', 'The token names a role that does not exist.');
    return { role, claims };
  };
}

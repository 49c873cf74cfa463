import { errors } from 'jose';
import { anonymousCaller, type Caller, type CallerRole } from '../db/as-caller.ts';
import { DatabaseUnavailableError } from '../db/database-unavailable.ts';
import type { Keys } from '../keys/keys.ts';
import { publishableKey } from '../keys/publishable-key.ts';
import { readBearer } from './wire/bearer.ts';

/** A rejected token, worded as PostgREST does (https://postgrest.org/en/stable/references/errors.html). */
export class TokenRefusedError extends Error {
  readonly status = 401;
  readonly code: 'PGRST301' | 'PGRST303';

  constructor(code: 'PGRST301' | 'PGRST303', message: string) {
    super(message);
    this.name = 'TokenRefusedError';
    this.code = code;
  }
}

const roles: readonly CallerRole[] = ['anon', 'authenticated', 'service_role'];

/**
 * Identifies the caller: by the `Authorization` token, else by the `apikey`, else as an anonymous visitor. Rejects with
 * `TokenRefusedError` if the token used is not accepted.
 */
export function createCallerOf({ keys }: { readonly keys: Keys }): (request: Request) => Promise<Caller> {
  return async (request) => {
    const token = readBearer(request) ?? (request.headers.get('apikey') || undefined);
    if (token === undefined || token === publishableKey) return anonymousCaller;
    const claims = await keys.verify(token).catch((cause: unknown) => {
      if (cause instanceof DatabaseUnavailableError) throw cause;
      if (cause instanceof errors.JWTExpired) throw new TokenRefusedError('PGRST303', 'JWT expired');
      throw new TokenRefusedError('PGRST301', 'The token could not be verified.');
    });
    const role = roles.find((known) => known === claims.role);
    if (role === undefined) throw new TokenRefusedError('PGRST301', 'The token names a role that does not exist.');
    return { role, claims };
  };
}

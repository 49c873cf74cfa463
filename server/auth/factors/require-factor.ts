import type { DatabaseSession } from '../../db/engine.ts';
import type { AuthRequest } from '../auth-context.ts';
import { uuidPattern } from '../grants/require-session.ts';
import { AuthError } from '../wire/auth-error.ts';
import { type Factor, lockFactor } from './factor-rows.ts';

/** Finds the factor that the request's URL names. Throws 404 if it does not belong to this account. */
export async function requireFactor(db: DatabaseSession, { url }: AuthRequest, accountId: string): Promise<Factor> {
  const id = (/\/factors\/([^/]+)/.exec(url.pathname)?.[1] ?? '').toLowerCase();
  if (!uuidPattern.test(id)) throw new AuthError(404, 'validation_failed', 'factor_id must be an UUID');
  const factor = await lockFactor(db, id, accountId);
  if (factor) return factor;
  throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
}

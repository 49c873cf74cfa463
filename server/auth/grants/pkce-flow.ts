import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { addSeconds } from '../../clock.ts';
import type { DatabaseSession } from '../../db/engine.ts';
import { AuthError, validationError } from '../wire/auth-error.ts';
import { readOptionalText } from '../wire/body-fields.ts';
import type { JsonFields } from '../wire/json-body.ts';
import { deleteOneTimeTokens, type OneTimeTokenType, oneTimeTokenSeconds } from './one-time-tokens.ts';
import { hashToken } from './refresh-tokens.ts';

/** A challenge that the browser must answer if it requested the link (PKCE, RFC 7636). */
export interface CodeChallenge {
  readonly challenge: string;
  readonly method: 's256' | 'plain';
}

/** Lifetime of the code that a mailed link returns: five minutes, as with GoTrue. */
const authCodeSeconds = 300;

/** Reads `code_challenge` and its method from a request. Undefined for the implicit flow, which sends neither. */
export function parseCodeChallenge(fields: JsonFields): CodeChallenge | undefined {
  const challenge = readOptionalText(fields, 'code_challenge', 128);
  const method = readOptionalText(fields, 'code_challenge_method', 16)?.toLowerCase();
  if (challenge === undefined && method === undefined) return undefined;
  if (challenge === undefined || method === undefined) {
    throw validationError('PKCE flow requires code_challenge and code_challenge_method together.');
  }
  if (method !== 's256' && method !== 'plain')
    throw validationError('The code_challenge_method must be s256 or plain.');
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(challenge)) {
    throw validationError('The code_challenge must have 43 to 128 letters, digits or any of . _ ~ - characters.');
  }
  return { challenge, method };
}

/**
 * Stores the challenge of the browser that requested a link of this type. Challenges of earlier requests stay valid,
 * because a stranger's request must not invalidate them.
 */
export async function storeCodeChallenge(
  db: DatabaseSession,
  accountId: string,
  tokenType: OneTimeTokenType,
  challenge: CodeChallenge | undefined,
  now: Date,
): Promise<void> {
  await db.query('delete from auth.flow_states where user_id = $1 and token_type = $2 and expires_at <= $3', [
    accountId,
    tokenType,
    now,
  ]);
  if (!challenge) return;
  await db.query(
    `insert into auth.flow_states (user_id, token_type, code_challenge, code_challenge_method, expires_at, created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [accountId, tokenType, challenge.challenge, challenge.method, addSeconds(now, oneTimeTokenSeconds), now],
  );
}

/**
 * Creates the code that an opened link returns to the browser. Any browser that has requested a link of this type for
 * the account can redeem the code.
 */
export async function issueAuthCode(
  db: DatabaseSession,
  accountId: string,
  tokenType: OneTimeTokenType,
  now: Date,
): Promise<string> {
  const authCode = randomBytes(32).toString('base64url');
  const { rowCount } = await db.query(
    `update auth.flow_states set auth_code_hash = $3, expires_at = $4
     where user_id = $1 and token_type = $2 and expires_at > $5 returning id`,
    [accountId, tokenType, hashToken(authCode), addSeconds(now, authCodeSeconds), now],
  );
  if (rowCount > 0) return authCode;
  throw new AuthError(
    404,
    'flow_state_not_found',
    'This link belongs to a sign-in that has ended. Ask for a new link.',
  );
}

interface RedeemedCode {
  readonly accountId: string;
  /** The type of the link that returned the code. */
  readonly tokenType: OneTimeTokenType;
}

/**
 * Redeems the code that an opened link has returned. Throws GoTrue's error if the code is unknown, has expired, or
 * belongs to another browser.
 */
export async function redeemAuthCode(
  db: DatabaseSession,
  authCode: string,
  verifier: string,
  now: Date,
): Promise<RedeemedCode> {
  const { rows } = await db.query<{
    user_id: string;
    token_type: OneTimeTokenType;
    code_challenge: string;
    code_challenge_method: string;
    is_late: boolean;
  }>(
    `select user_id, token_type, code_challenge, code_challenge_method, expires_at <= $2 as is_late
     from auth.flow_states where auth_code_hash = $1 for update`,
    [hashToken(authCode), now],
  );
  const [first] = rows;
  if (!first) throw new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
  if (first.is_late) throw new AuthError(403, 'flow_state_expired', 'invalid flow state, flow state has expired');
  const state = rows.find(({ code_challenge, code_challenge_method }) =>
    isSameText(code_challenge_method === 's256' ? sha256(verifier) : verifier, code_challenge),
  );
  if (!state) {
    throw new AuthError(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier');
  }
  await db.query('delete from auth.flow_states where user_id = $1 and token_type = $2', [
    state.user_id,
    state.token_type,
  ]);
  // Opening a recovery link does not consume its token and six digits, so they are deleted here.
  await deleteOneTimeTokens(db, state.user_id, state.token_type);
  return { accountId: state.user_id, tokenType: state.token_type };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

function isSameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

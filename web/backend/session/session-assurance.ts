interface AssuredSession {
  readonly access_token: string;
  readonly user: {
    readonly factors?: readonly { readonly status: string; readonly created_at?: string }[] | undefined;
  };
}

/**
 * Whether the account has a second factor that this session has not verified. Read from the token; the server checks it
 * independently.
 */
export function needsMfaCode({ access_token, user }: AssuredSession): boolean {
  const hasFactor = user.factors?.some(({ status }) => status === 'verified') ?? false;
  return hasFactor && claimsOf(access_token).aal !== 'aal2';
}

/** In seconds, how long the server lets the mailbox's owner remove a second factor that someone else set up. */
const undoSeconds = 7 * 24 * 60 * 60;

/** Whether every verified second factor is that recent. Uses only the server's clock, as below. */
export function isFactorRecent({ access_token, user }: AssuredSession): boolean {
  const { iat } = claimsOf(access_token);
  const factors = user.factors?.filter(({ status }) => status === 'verified') ?? [];
  const isYoung = (created?: string) => Number(iat) - Date.parse(created ?? '') / 1000 < undoSeconds;
  return factors.length > 0 && factors.every(({ created_at: created }) => isYoung(created));
}

/** Authentication methods that prove an address but no password. */
const mailedWays: readonly unknown[] = ['otp', 'magiclink', 'recovery'];

/** How long such a method replaces a forgotten password: `private.recent_proof()` in the database, in seconds. */
const recentProofSeconds = 600;

/**
 * Whether a mailed link or code started this session just before its token was issued: then a password can be chosen
 * without the current one. Uses only the server's clock, because this device's may be wrong; the server refuses late
 * attempts.
 */
export function isFromMailedLink({ access_token }: Pick<AssuredSession, 'access_token'>): boolean {
  const { amr, iat } = claimsOf(access_token);
  if (!Array.isArray(amr)) return false;
  return amr.some(
    (way: { method?: unknown; timestamp?: unknown } | null) =>
      mailedWays.includes(way?.method) && !(Number(iat) - Number(way?.timestamp) > recentProofSeconds),
  );
}

function claimsOf(token: string): { readonly aal?: unknown; readonly amr?: unknown; readonly iat?: unknown } {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return JSON.parse(atob(payload)) as object;
  } catch {
    // Not a token of the backend's: the server will report it.
    return {};
  }
}

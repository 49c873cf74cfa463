interface AssuredSession {
  readonly access_token: string;
  readonly user: {
    readonly factors?: readonly { readonly status: string; readonly created_at?: string }[] | undefined;
  };
}

/**
 * Whether the account has a second factor that this session has not verified. This is read from the token, and the
 * server checks it independently.
 */
export function needsMfaCode({ access_token, user }: AssuredSession): boolean {
  const hasFactor = user.factors?.some(({ status }) => status === 'verified') ?? false;
  return hasFactor && claimsOf(access_token).aal !== 'aal2';
}

/**
 * For this many seconds after a second factor was set up, anyone with access to the mailbox can have it removed, in
 * case someone else set it up.
 */
const factorRemovalSeconds = 7 * 24 * 60 * 60;

/**
 * Whether all verified second factors are so recent that the owner of the mailbox can have them removed. Their ages are
 * calculated by the server's clock only.
 */
export function isFactorRecent({ access_token, user }: AssuredSession): boolean {
  const { iat } = claimsOf(access_token);
  const factors = user.factors?.filter(({ status }) => status === 'verified') ?? [];
  const isYoung = (created?: string) => Number(iat) - Date.parse(created ?? '') / 1000 < factorRemovalSeconds;
  return factors.length > 0 && factors.every(({ created_at: created }) => isYoung(created));
}

/** The authentication methods that prove access to the mailbox and not knowledge of the password. */
const mailMethods: readonly unknown[] = ['otp', 'magiclink', 'recovery'];

/**
 * For this many seconds, signing in by e-mail replaces a forgotten password. The database has the same number in
 * `private.recent_proof()`.
 */
const recentProofSeconds = 600;

/**
 * Whether this session was started by a mailed link or code shortly before its token was issued. A password can then be
 * chosen without the current one. Only times of the server's clock are compared, because the device's clock may be
 * wrong. The server refuses late attempts.
 */
export function isFromMailedLink({ access_token }: Pick<AssuredSession, 'access_token'>): boolean {
  const { amr, iat } = claimsOf(access_token);
  if (!Array.isArray(amr)) return false;
  return amr.some(
    (way: { method?: unknown; timestamp?: unknown } | null) =>
      mailMethods.includes(way?.method) && !(Number(iat) - Number(way?.timestamp) > recentProofSeconds),
  );
}

function claimsOf(token: string): { readonly aal?: unknown; readonly amr?: unknown; readonly iat?: unknown } {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return JSON.parse(atob(payload)) as object;
  } catch {
    // The token cannot be decoded, so it is not from this backend, which will refuse it. Here it counts as empty.
    return {};
  }
}

interface AssuredSession {
  readonly access_token: string;
  readonly user: {
    readonly factors?: readonly { readonly status: string; readonly created_at?: string }[] | undefined;
  };
}

/** Whether the account has a second factor that this session has not shown. Read from the token, which the server checks by itself. */
export function needsMfaCode({ access_token, user }: AssuredSession): boolean {
  const hasFactor = user.factors?.some(({ status }) => status === 'verified') ?? false;
  return hasFactor && claimsOf(access_token).aal !== 'aal2';
}

/** As long as the server lets anyone who reads the account's mail take a second factor away that someone else set up, in seconds. */
const undoSeconds = 7 * 24 * 60 * 60;

/** Whether every second factor that counts is as young as that. Reckoned by the server's clock alone, as below. */
export function isFactorYoung({ access_token, user }: AssuredSession): boolean {
  const { iat } = claimsOf(access_token);
  const factors = user.factors?.filter(({ status }) => status === 'verified') ?? [];
  const isYoung = (created?: string) => Number(iat) - Date.parse(created ?? '') / 1000 < undoSeconds;
  return factors.length > 0 && factors.every(({ created_at: created }) => isYoung(created));
}

/** What the backend calls ways to sign in that show an address and no password. */
const mailedWays: readonly unknown[] = ['otp', 'magiclink', 'recovery'];

/** How long such a way replaces a forgotten password: `private.recent_proof()` of the database, in seconds. */
const recentProofSeconds = 600;

/**
 * Whether a mailed link or code started this session a moment before its token was made: anyone who followed it may choose a password without the
 * present one. Reckoned by the server's clock alone, for this device's may be wrong; what has become late since, the server refuses.
 */
export function isFromMail({ access_token }: Pick<AssuredSession, 'access_token'>): boolean {
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
    // No token of the backend's: the server will say so.
    return {};
  }
}

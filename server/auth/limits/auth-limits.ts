import { networksOf, widestNetworkOf } from '../../http/networks.ts';
import { AuthError } from '../wire/auth-error.ts';
import type { RateLimitBucket, RateLimitStore } from './rate-limit-store.ts';
import type { BucketRule } from './token-bucket.ts';

export interface AuthLimitRules {
  readonly passwordPerNetwork: BucketRule;
  readonly passwordPerAddress: BucketRule;
  readonly signUpPerNetwork: BucketRule;
  readonly refreshPerNetwork: BucketRule;
  readonly verifyPerNetwork: BucketRule;
  /** Limits guesses at the six digits that were mailed to an address. */
  readonly codePerAddress: BucketRule;
  /**
   * Limits guesses from one /24 or /48. It is lower than the limit per address, so that strangers in one network cannot
   * use up the owner's attempts.
   */
  readonly codePerAddressAndNetwork: BucketRule;
  /** Limits guesses at the six digits of an authenticator app. */
  readonly factorPerAccount: BucketRule;
  readonly mailPerNetwork: BucketRule;
  /** Limits the messages to one address, in total for all networks that request them. */
  readonly mailPerAddress: BucketRule;
  /** Limits the messages to one address that one network can request. It is lower than the limit per address. */
  readonly mailPerAddressAndNetwork: BucketRule;
}

const defaultLimitRules: AuthLimitRules = {
  passwordPerNetwork: { capacity: 40, secondsPerRefill: 5 },
  passwordPerAddress: { capacity: 10, secondsPerRefill: 30 },
  signUpPerNetwork: { capacity: 20, secondsPerRefill: 60 },
  refreshPerNetwork: { capacity: 120, secondsPerRefill: 1 },
  verifyPerNetwork: { capacity: 30, secondsPerRefill: 10 },
  codePerAddress: { capacity: 5, secondsPerRefill: 600 },
  codePerAddressAndNetwork: { capacity: 3, secondsPerRefill: 1200 },
  factorPerAccount: { capacity: 5, secondsPerRefill: 60 },
  mailPerNetwork: { capacity: 20, secondsPerRefill: 60 },
  mailPerAddress: { capacity: 24, secondsPerRefill: 100 },
  mailPerAddressAndNetwork: { capacity: 4, secondsPerRefill: 600 },
};

/**
 * Returns rules in which all limits per network have the same number. Limits that protect a single account keep their
 * default.
 */
export function createAuthLimitRules(requestsPerMinute: number): Partial<AuthLimitRules> {
  const rule = { capacity: requestsPerMinute, secondsPerRefill: 60 / requestsPerMinute };
  return {
    passwordPerNetwork: rule,
    signUpPerNetwork: rule,
    refreshPerNetwork: rule,
    verifyPerNetwork: rule,
    mailPerNetwork: rule,
  };
}

/**
 * Rate limits of the auth API. Each `require…` throws 429 with Retry-After when its limit is reached. These functions
 * look up no accounts, because that would reveal who has one. They must not be called inside a transaction.
 */
export interface AuthLimits {
  readonly requirePasswordTry: (
    clientIp: string,
    address: string,
    isKnownNetwork: () => Promise<boolean>,
  ) => Promise<void>;
  /** Limits attempts of a signed-in person to enter the current password. */
  readonly requireOwnPasswordTry: (clientIp: string, accountId: string) => Promise<void>;
  /**
   * Resets the limits of an address after its password was entered correctly, because the attempts were not guesses.
   */
  readonly passwordWasRight: (clientIp: string, address: string) => Promise<void>;
  readonly requireSignUp: (clientIp: string) => Promise<void>;
  readonly requireRefresh: (clientIp: string) => Promise<void>;
  readonly requireVerify: (clientIp: string) => Promise<void>;
  readonly requireCodeTry: (clientIp: string, address: string) => Promise<void>;
  readonly requireFactorTry: (accountId: string) => Promise<void>;
  readonly factorWasRight: (accountId: string) => Promise<void>;
  readonly requireMail: (clientIp: string, address: string) => Promise<void>;
}

export function createAuthLimits(store: RateLimitStore, rules: Partial<AuthLimitRules> = {}): AuthLimits {
  const all = { ...defaultLimitRules, ...rules };
  const bucketOf = (rule: keyof AuthLimitRules, whom: string): RateLimitBucket => ({
    key: `${rule}\n${whom}`,
    ...all[rule],
  });
  /**
   * Returns the buckets of the networks that contain a client, narrowest first. If a narrow bucket is empty, nothing is
   * taken from the wider ones, because other clients share those.
   */
  const networkBuckets = (rule: keyof AuthLimitRules, clientIp: string, address?: string): readonly RateLimitBucket[] =>
    networksOf(clientIp).map(({ name, share }) => {
      const whom = address === undefined ? name : `${address}\n${name}`;
      const { key, capacity, secondsPerRefill } = bucketOf(rule, whom);
      return { key, capacity: capacity * share, secondsPerRefill: secondsPerRefill / share };
    });
  const bucketOfKnownNetwork = (clientIp: string, address: string) =>
    bucketOf('passwordPerAddress', `${address}\n${widestNetworkOf(clientIp)}`);

  async function requireRequest(...buckets: readonly RateLimitBucket[]): Promise<void> {
    const refusal = await store.take(buckets);
    if (refusal !== undefined) throw requestLimitError(refusal.waitSeconds);
  }

  return {
    async requirePasswordTry(clientIp, address, isKnownNetwork) {
      const ofAddress = bucketOf('passwordPerAddress', address);
      const refusal = await store.take([...networkBuckets('passwordPerNetwork', clientIp), ofAddress]);
      if (refusal === undefined) return;
      // If the attempts for this e-mail address are used up, the owner can still sign in from a network where they have
      // signed in before, because each such network has its own attempts.
      const hasOwnAttempts = refusal.bucket === ofAddress && (await isKnownNetwork());
      if (!hasOwnAttempts) throw requestLimitError(refusal.waitSeconds);
      await requireRequest(bucketOfKnownNetwork(clientIp, address));
    },
    requireOwnPasswordTry: (clientIp, accountId) =>
      requireRequest(...networkBuckets('passwordPerNetwork', clientIp), bucketOf('passwordPerAddress', accountId)),
    passwordWasRight: (clientIp, address) =>
      store.forget([bucketOf('passwordPerAddress', address), bucketOfKnownNetwork(clientIp, address)]),
    requireSignUp: (clientIp) => requireRequest(...networkBuckets('signUpPerNetwork', clientIp)),
    requireRefresh: (clientIp) => requireRequest(...networkBuckets('refreshPerNetwork', clientIp)),
    requireVerify: (clientIp) => requireRequest(...networkBuckets('verifyPerNetwork', clientIp)),
    requireCodeTry: (clientIp, address) =>
      requireRequest(
        bucketOf('codePerAddressAndNetwork', `${address}\n${widestNetworkOf(clientIp)}`),
        bucketOf('codePerAddress', address),
      ),
    requireFactorTry: (accountId) => requireRequest(bucketOf('factorPerAccount', accountId)),
    factorWasRight: (accountId) => store.forget([bucketOf('factorPerAccount', accountId)]),
    async requireMail(clientIp, address) {
      const buckets = [
        ...networkBuckets('mailPerNetwork', clientIp),
        ...networkBuckets('mailPerAddressAndNetwork', clientIp, address),
        bucketOf('mailPerAddress', address),
      ];
      const refusal = await store.take(buckets);
      if (refusal !== undefined) throw mailLimitError(refusal.waitSeconds);
    },
  };
}

function requestLimitError(waitSeconds: number): AuthError {
  return new AuthError(
    429,
    'over_request_rate_limit',
    `Too many attempts. Wait ${inWords(waitSeconds)}, then try again.`,
    {
      retryAfterSeconds: waitSeconds,
    },
  );
}

function mailLimitError(waitSeconds: number): AuthError {
  const message = `Too many messages were requested. Wait ${inWords(waitSeconds)}, then try again.`;
  return new AuthError(429, 'over_email_send_rate_limit', message, { retryAfterSeconds: waitSeconds });
}

function inWords(seconds: number): string {
  if (seconds === 1) return '1 second';
  if (seconds < 90) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

import { isIPv6 } from 'node:net';
import type { Clock } from '../clock.ts';
import { AuthError } from './auth-error.ts';
import { type BucketRule, createTokenBuckets, type TokenBuckets } from './token-bucket.ts';

export interface AuthLimitRules {
  readonly passwordPerNetwork: BucketRule;
  readonly passwordPerAddress: BucketRule;
  readonly signUpPerNetwork: BucketRule;
  readonly refreshPerNetwork: BucketRule;
  readonly verifyPerNetwork: BucketRule;
  /** Guards the six digits of a mailed code. */
  readonly codePerAddress: BucketRule;
  readonly mailPerNetwork: BucketRule;
  readonly mailPerAddress: BucketRule;
}

const defaultLimitRules: AuthLimitRules = {
  passwordPerNetwork: { capacity: 40, secondsPerRefill: 5 },
  passwordPerAddress: { capacity: 10, secondsPerRefill: 30 },
  signUpPerNetwork: { capacity: 20, secondsPerRefill: 60 },
  refreshPerNetwork: { capacity: 120, secondsPerRefill: 1 },
  verifyPerNetwork: { capacity: 30, secondsPerRefill: 10 },
  codePerAddress: { capacity: 5, secondsPerRefill: 600 },
  mailPerNetwork: { capacity: 20, secondsPerRefill: 60 },
  mailPerAddress: { capacity: 4, secondsPerRefill: 600 },
};

/** Rules with one number for everything that is counted per network; what guards a single account stays as it is. */
export function limitRulesPerMinute(requestsPerMinute: number): Partial<AuthLimitRules> {
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
 * Who may still try. Each `require…` throws 429 with Retry-After once it is too many, and none of them looks at the
 * database: a limit that knew the accounts would tell who has one.
 */
export interface AuthLimits {
  readonly requirePasswordTry: (clientIp: string, address: string) => void;
  /** A right password clears its address: whoever knows it is not guessing. */
  readonly passwordWasRight: (address: string) => void;
  readonly requireSignUp: (clientIp: string) => void;
  readonly requireRefresh: (clientIp: string) => void;
  readonly requireVerify: (clientIp: string) => void;
  readonly requireCodeTry: (address: string) => void;
  readonly requireMail: (clientIp: string, address: string) => void;
}

export function createAuthLimits(clock: Clock, rules: Partial<AuthLimitRules> = {}): AuthLimits {
  const all = { ...defaultLimitRules, ...rules };
  const buckets = Object.fromEntries(
    Object.entries(all).map(([name, rule]) => [name, createTokenBuckets(rule, clock)]),
  ) as Record<keyof AuthLimitRules, TokenBuckets>;

  return {
    requirePasswordTry(clientIp, address) {
      requireRequest(buckets.passwordPerNetwork.take(networkOf(clientIp)));
      requireRequest(buckets.passwordPerAddress.take(address));
    },
    passwordWasRight: (address) => buckets.passwordPerAddress.forget(address),
    requireSignUp: (clientIp) => requireRequest(buckets.signUpPerNetwork.take(networkOf(clientIp))),
    requireRefresh: (clientIp) => requireRequest(buckets.refreshPerNetwork.take(networkOf(clientIp))),
    requireVerify: (clientIp) => requireRequest(buckets.verifyPerNetwork.take(networkOf(clientIp))),
    requireCodeTry: (address) => requireRequest(buckets.codePerAddress.take(address)),
    requireMail(clientIp, address) {
      requireMailing(buckets.mailPerNetwork.take(networkOf(clientIp)));
      requireMailing(buckets.mailPerAddress.take(address));
    },
  };
}

function requireRequest(waitSeconds: number): void {
  if (waitSeconds === 0) return;
  throw new AuthError(429, 'over_request_rate_limit', `Too many tries; please wait ${inWords(waitSeconds)}.`, {
    retryAfterSeconds: waitSeconds,
  });
}

function requireMailing(waitSeconds: number): void {
  if (waitSeconds === 0) return;
  const message = `Too many messages were asked for; please wait ${inWords(waitSeconds)}.`;
  throw new AuthError(429, 'over_email_send_rate_limit', message, { retryAfterSeconds: waitSeconds });
}

function inWords(seconds: number): string {
  if (seconds === 1) return '1 second';
  if (seconds < 90) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

/** A household is given one IPv4 address, or a whole /64 of IPv6 addresses to choose from. */
function networkOf(clientIp: string): string {
  if (!isIPv6(clientIp)) return clientIp;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(clientIp)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = clientIp.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const groups = [...before, ...missing, ...after];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

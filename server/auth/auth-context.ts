import type { Clock } from '../clock.ts';
import type { Engine } from '../db/engine.ts';
import type { Keys } from '../keys/keys.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { AuthLimits } from './limits/auth-limits.ts';
import type { PasswordHasher } from './passwords/password-hasher.ts';

export interface AuthConfig {
  /** Where the site is, without a path: mailed links lead back to it. */
  readonly siteOrigin: string;
  /** Where this API is, with its path (`https://example.org/auth/v1`). */
  readonly externalUrl: string;
  /** Origins beside the site's own that a mailed link may lead to. */
  readonly allowedRedirectOrigins: readonly string[];
  /** Whether an address counts as confirmed at sign-up. See docs/decisions/accounts-without-mail.md. */
  readonly autoconfirm: boolean;
  /** Whether anyone may make an account. */
  readonly takesSignUps: boolean;
  /** How long an access token lives. */
  readonly jwtSeconds: number;
}

/** As pino has it. Nothing that goes in names a person, a token or a password. */
interface AuthLog {
  info(fields: Readonly<Record<string, unknown>>, message: string): void;
  error(fields: Readonly<Record<string, unknown>>, message: string): void;
}

export interface AuthParts {
  readonly engine: Engine;
  readonly keys: Keys;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly hasher: PasswordHasher;
  readonly limits: AuthLimits;
  readonly config: AuthConfig;
  readonly log: AuthLog;
  /** How long work after an answer waits, each time again: the rest of a difference is then not found in the next request. */
  readonly pauseMs?: () => number;
}

/** What every flow works with. */
export interface AuthContext extends AuthParts {
  /**
   * Does something after the answer. Looking up an address and mailing to it happen there, so that neither the answer
   * nor its time tells whether the address is known; and the same must be done for both, lest the next request's time tell it.
   */
  readonly later: (what: string, work: () => Promise<void>) => void;
}

/** One request, as a flow sees it. */
export interface AuthRequest {
  readonly request: Request;
  readonly url: URL;
  readonly clientIp: string;
}

export type AuthFlow = (context: AuthContext, incoming: AuthRequest) => Promise<Response>;

import type { Clock } from '../clock.ts';
import type { Engine } from '../db/engine.ts';
import type { Keys } from '../keys/keys.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { AuthLimits } from './limits/auth-limits.ts';
import type { PasswordHasher } from './passwords/password-hasher.ts';

export interface AuthConfig {
  /** The site's origin, without a path: mailed links lead back to it. */
  readonly siteOrigin: string;
  /** Where this API is, with its path (`https://example.org/auth/v1`). */
  readonly externalUrl: string;
  /** Origins other than the site's own that a mailed link may lead to. */
  readonly allowedRedirectOrigins: readonly string[];
  /** Whether an address counts as confirmed at sign-up. See docs/decisions/accounts-without-mail.md. */
  readonly autoconfirm: boolean;
  /** Whether anyone may create an account. */
  readonly takesSignUps: boolean;
  /** Lifetime of an access token. */
  readonly jwtSeconds: number;
}

/** pino's interface. Log entries contain no names of people, tokens or passwords. */
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
  /** How long background work waits between steps, so that its duration does not show in the next request. */
  readonly pauseMs?: () => number;
}

/** Dependencies of every flow. */
export interface AuthContext extends AuthParts {
  /**
   * Runs work after the response is sent. Looking up an address and mailing to it happen there, so that neither the
   * response nor its timing reveals whether the address is known. Do the same work for known and unknown addresses, or
   * the timing of the next request would reveal it.
   */
  readonly later: (what: string, work: () => Promise<void>) => void;
}

/** One request as a flow receives it. */
export interface AuthRequest {
  readonly request: Request;
  readonly url: URL;
  readonly clientIp: string;
}

export type AuthFlow = (context: AuthContext, incoming: AuthRequest) => Promise<Response>;

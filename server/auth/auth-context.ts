import type { Clock } from '../clock.ts';
import type { Engine } from '../db/engine.ts';
import type { Keys } from '../keys/keys.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { AuthLimits } from './limits/auth-limits.ts';
import type { PasswordHasher } from './passwords/password-hasher.ts';

export interface AuthConfig {
  /** The site's origin, without a path. Links in messages lead to it. */
  readonly siteOrigin: string;
  /** The public URL of this API, such as `https://example.org/auth/v1`. */
  readonly externalUrl: string;
  /** Origins besides the site's own to which a link in a message may lead. */
  readonly allowedRedirectOrigins: readonly string[];
  /** Whether an address counts as confirmed at sign-up. See docs/decisions/accounts-without-mail.md. */
  readonly autoconfirm: boolean;
  /** Whether anyone may create an account. */
  readonly takesSignUps: boolean;
  /** Lifetime of an access token, in seconds. */
  readonly jwtSeconds: number;
}

/**
 * The part of pino's interface that is used here. A log entry must not contain names of people, tokens or passwords.
 */
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
  /**
   * Returns a random delay in milliseconds, after which the work that follows a response starts. It hides from the next
   * request how long the work takes.
   */
  readonly pauseMs?: () => number;
}

/** What every handler of the auth API needs. */
export interface AuthContext extends AuthParts {
  /**
   * Runs work after the response is sent. Looking up an address and sending mail to it happen there, so that neither
   * the response nor its timing reveals whether the address is known. It must do the same work for known and unknown
   * addresses. Otherwise the delay of the next request would reveal whether the address is known.
   */
  readonly later: (what: string, work: () => Promise<void>) => void;
}

/** A request to the auth API. */
export interface AuthRequest {
  readonly request: Request;
  readonly url: URL;
  readonly clientIp: string;
}

export type AuthFlow = (context: AuthContext, incoming: AuthRequest) => Promise<Response>;

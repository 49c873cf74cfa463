import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import type { AuthConfig } from '../../../server/auth/auth-context.ts';
import { type AuthHandler, createAuthHandler } from '../../../server/auth/create-auth-handler.ts';
import { createCallerIdentifier } from '../../../server/auth/identify-caller.ts';
import { type AuthLimitRules, createAuthLimits } from '../../../server/auth/limits/auth-limits.ts';
import { createRateLimitStore } from '../../../server/auth/limits/rate-limit-store.ts';
import { createPasswordHasher, type PasswordHasher } from '../../../server/auth/passwords/password-hasher.ts';
import type { Clock } from '../../../server/clock.ts';
import type { Engine } from '../../../server/db/engine.ts';
import { openFileSecrets } from '../../../server/keys/file-secrets.ts';
import { type Keys, loadKeys } from '../../../server/keys/keys.ts';
import type { Mail } from '../../../server/mail/mailer.ts';
import { createRestHandler, type RestHandler } from '../../../server/rest/create-rest-handler.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { createTestFolder } from '../test-folder.ts';

export const siteOrigin = 'https://atlas.test';
const clock: Clock = () => new Date();

/** The server's auth API on a test database, with the e-mails it sent and the lines it logged. */
export interface AuthHarness {
  readonly engine: Engine;
  readonly keys: Keys;
  readonly hasher: PasswordHasher;
  readonly mails: Mail[];
  readonly logLines: string[];
  readonly handle: AuthHandler;
  /** Handles `/rest/v1` on the same database, for tokens that are signed with the same keys. */
  readonly handleRest: RestHandler;
  /**
   * Creates a Supabase client that calls the handler directly, without a port. It does not refresh tokens by itself.
   */
  readonly client: (options?: ClientOptions) => SupabaseClient;
  /** Sends JSON to the API without the Supabase client. */
  readonly post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>;
}

interface ClientOptions {
  readonly flowType?: 'implicit' | 'pkce';
  readonly clientIp?: string;
}

interface HarnessOptions {
  readonly autoconfirm?: boolean;
  readonly takesSignUps?: boolean;
  readonly limits?: Partial<AuthLimitRules>;
  /** If this is given, every attempt to send a message fails with this error. */
  readonly mailFailure?: Error;
}

/** A rate limit that no test reaches by accident. */
const generousLimit = { capacity: 1000, secondsPerRefill: 1 };
const roomyLimits: AuthLimitRules = {
  passwordPerNetwork: generousLimit,
  passwordPerAddress: generousLimit,
  signUpPerNetwork: generousLimit,
  refreshPerNetwork: generousLimit,
  verifyPerNetwork: generousLimit,
  codePerAddress: generousLimit,
  codePerAddressAndNetwork: generousLimit,
  factorPerAccount: generousLimit,
  mailPerNetwork: generousLimit,
  mailPerAddress: generousLimit,
  mailPerAddressAndNetwork: generousLimit,
};

let engine: Engine;
let keys: Keys;
/** These are the cheapest parameters of argon2, because no test depends on how much memory it uses. */
const cheapHasher = createPasswordHasher({
  cost: { memoryKiB: 8, passes: 1, parallelism: 1 },
  waitingMax: 1000,
});

/** Starting the database takes seconds even on a fast machine. */
const startTimeoutMs = 300_000;

/** Opens one database for the test file and deletes all accounts before each test. */
export function openAuthDatabase(): void {
  vi.setConfig({ testTimeout: startTimeoutMs });
  beforeAll(async () => {
    [engine, keys] = await Promise.all([
      openTestDatabase(),
      loadKeys({ secrets: await openFileSecrets(createTestFolder()), issuer: `${siteOrigin}/auth/v1`, clock }),
    ]);
  }, startTimeoutMs);
  beforeEach(async () => {
    await engine.transaction((db) => db.query('delete from auth.users; delete from embedded.tries'));
  });
  afterAll(() => engine.close());
}

export function createAuthHarness({
  autoconfirm = true,
  takesSignUps = true,
  limits = {},
  mailFailure,
}: HarnessOptions = {}): AuthHarness {
  const mails: Mail[] = [];
  const logLines: string[] = [];
  const config: AuthConfig = {
    siteOrigin,
    externalUrl: `${siteOrigin}/auth/v1`,
    allowedRedirectOrigins: ['https://preview.atlas.test'],
    autoconfirm,
    takesSignUps,
    jwtSeconds: 3600,
  };
  const handle = createAuthHandler({
    engine,
    keys,
    clock,
    hasher: cheapHasher,
    config,
    limits: createAuthLimits(createRateLimitStore({ engine, keys, clock }), { ...roomyLimits, ...limits }),
    mailer: {
      async send(mail) {
        if (mailFailure) throw mailFailure;
        mails.push(mail);
      },
      close: async () => {},
    },
    log: {
      info: (fields, message) => void logLines.push(`${message} ${JSON.stringify(fields)}`),
      error: (fields, message) => void logLines.push(`${message} ${JSON.stringify(fields)}`),
    },
  });
  const handleRest = createRestHandler({
    engine,
    callerOf: createCallerIdentifier({ keys }),
    log: { error: (fields, message) => void logLines.push(`${message} ${JSON.stringify(fields)}`) },
  });
  return {
    engine,
    keys,
    hasher: cheapHasher,
    mails,
    logLines,
    handle,
    handleRest,
    client: (options) => bindClient(handle, handleRest, keys, options),
    post: (path, body, headers = {}) =>
      handle(
        new Request(`${siteOrigin}/auth/v1${path}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...headers },
          body: typeof body === 'string' || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body),
        }),
        { clientIp: '192.0.2.1' },
      ),
  };
}

function bindClient(
  handle: AuthHandler,
  handleRest: RestHandler,
  keys: Keys,
  { flowType = 'implicit', clientIp = '192.0.2.1' }: ClientOptions = {},
): SupabaseClient {
  return createClient(siteOrigin, keys.anonKey, {
    auth: {
      autoRefreshToken: false,
      persistSession: true,
      detectSessionInUrl: false,
      storage: memoryStorage(),
      flowType,
    },
    global: {
      fetch: async (input, init) => {
        const request = new Request(input, init);
        return new URL(request.url).pathname.startsWith('/rest/') ? handleRest(request) : handle(request, { clientIp });
      },
    },
  });
}

function memoryStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

/** Returns the link, the six-digit code and the link's token of a message. */
export function readMail(mail: Mail | undefined): { link: string; code: string; token: string } {
  const link = /https:\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  const code = /\b\d{6}\b/.exec(mail?.text.replace(link, '') ?? '')?.[0] ?? '';
  return { link, code, token: new URL(link).searchParams.get('token') ?? '' };
}

import { join } from 'node:path';
import { createAuthLimits, limitRulesPerMinute } from './auth/auth-limits.ts';
import { createCallerOf } from './auth/caller-of.ts';
import { type AuthHandler, createAuthHandler } from './auth/create-auth-handler.ts';
import { describeCause } from './auth/describe-cause.ts';
import { ensureFirstAdministrator, type PrintedAccount } from './auth/first-administrator.ts';
import { createPasswordHasher } from './auth/password-hasher.ts';
import { purgeExpired } from './auth/purge-expired.ts';
import { systemClock } from './clock.ts';
import { lockDataFolder } from './db/data-folder-lock.ts';
import type { Engine } from './db/engine.ts';
import { makeDatabase } from './db/make-database.ts';
import { type OpenDatabase, openDatabase } from './db/open-database.ts';
import type { ServerEnv } from './env.ts';
import { loadKeys } from './keys/keys.ts';
import type { ServerLog } from './log.ts';
import { createFolderMailer } from './mail/folder-mailer.ts';
import type { Mailer } from './mail/mailer.ts';
import { createSmtpMailer } from './mail/smtp-mailer.ts';
import { createRestHandler, type RestHandler } from './rest/create-rest-handler.ts';

const accessTokenSeconds = 3600;
const purgeEveryMs = 24 * 60 * 60 * 1000;

export type BackendEnv = Pick<
  ServerEnv,
  | 'dataFolder'
  | 'databaseUrl'
  | 'allowedOrigins'
  | 'smtp'
  | 'mailFrom'
  | 'adminEmail'
  | 'adminPassword'
  | 'authRequestsPerMinute'
>;

/** Accounts and rows over one database. */
export interface Backend {
  readonly auth: AuthHandler;
  readonly rest: RestHandler;
  readonly database: OpenDatabase;
  /** The account made by this start, where there was no administrator; its password is known here and nowhere else. */
  readonly firstAdministrator: PrintedAccount | undefined;
  /** The folder that takes the messages where no mail server is configured. */
  readonly mailFolder: string | undefined;
  readonly isAnswering: () => Promise<boolean>;
  /** Finishes what answers promised, then closes mailer and database, which frees the data folder. */
  readonly close: () => Promise<void>;
}

interface BackendParts {
  readonly env: BackendEnv;
  /** Where the site is, without a path. */
  readonly siteOrigin: string;
  readonly log: ServerLog;
}

/** Says at once, before a port is opened, when another process works on the data folder. Opening takes the folder for good. */
export function requireFreeDataFolder({
  dataFolder,
  databaseUrl,
}: Pick<BackendEnv, 'dataFolder' | 'databaseUrl'>): void {
  if (databaseUrl === undefined) lockDataFolder(join(dataFolder, 'database')).release();
}

/**
 * Opens the database of this configuration and joins everything that works on it.
 * @throws with a sentence for the operator: folder in use, database out of reach, unusable key or password.
 */
export async function openBackend({ env, siteOrigin, log }: BackendParts): Promise<Backend> {
  const { dataFolder, databaseUrl } = env;
  const onIdleError = (error: Error) => log.warn({ cause: describeCause(error) }, 'A connection to the database broke');
  if (databaseUrl === undefined) await makeDatabase(dataFolder);
  const database = await openDatabase({ dataFolder, databaseUrl, onIdleError });
  try {
    return await joinBackend(database, { env, siteOrigin, log });
  } catch (error) {
    await database.engine.close();
    throw error;
  }
}

/** Joins keys, mailer, auth and rest over an open database; makes the first administrator and deletes what is over. */
export async function joinBackend(database: OpenDatabase, { env, siteOrigin, log }: BackendParts): Promise<Backend> {
  const { engine } = database;
  const clock = systemClock;
  const externalUrl = `${siteOrigin}/auth/v1`;
  const keys = await loadKeys({ dataDir: env.dataFolder, issuer: externalUrl, clock });
  const hasher = createPasswordHasher();
  const mailFolder = env.smtp === undefined ? join(env.dataFolder, 'mail') : undefined;
  const mailer = openMailer(env, mailFolder, log);
  const { adminEmail: email, adminPassword: password } = env;
  const firstAdministrator = await ensureFirstAdministrator({ engine, clock, hasher, email, password });
  const rules = env.authRequestsPerMinute === undefined ? {} : limitRulesPerMinute(env.authRequestsPerMinute);
  const auth = createAuthHandler({
    engine,
    keys,
    clock,
    mailer,
    hasher,
    limits: createAuthLimits(clock, rules),
    config: {
      siteOrigin,
      externalUrl,
      allowedRedirectOrigins: env.allowedOrigins,
      autoconfirm: env.smtp === undefined,
      jwtSeconds: accessTokenSeconds,
    },
    log,
  });
  const stopPurging = purgeDaily(engine, log);
  return {
    auth,
    rest: createRestHandler({ engine, callerOf: createCallerOf({ keys }), log }),
    database,
    firstAdministrator,
    mailFolder,
    isAnswering: () => isAnswering(engine),
    async close() {
      stopPurging();
      await auth.drain();
      await mailer.close();
      await engine.close();
    },
  };
}

function openMailer(env: BackendEnv, mailFolder: string | undefined, log: ServerLog): Mailer {
  if (env.smtp !== undefined) return createSmtpMailer(env.smtp);
  const folder = mailFolder ?? join(env.dataFolder, 'mail');
  return createFolderMailer({ folder, from: env.mailFrom, clock: systemClock, log });
}

/** Deletes what is over, now and once a day. A failure is logged and the next day tries again. */
function purgeDaily(engine: Engine, log: ServerLog): () => void {
  const purge = () =>
    void purgeExpired({ engine, clock: systemClock }).catch((cause: unknown) =>
      log.error({ cause: describeCause(cause) }, 'Could not delete what has expired'),
    );
  purge();
  const timer = setInterval(purge, purgeEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}

const answerMsMax = 2_000;

async function isAnswering(engine: Engine): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(() => resolve(false), answerMsMax);
  const asked = engine.transaction((session) => session.query('select 1', [])).then(() => true);
  try {
    return await Promise.race([asked, late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

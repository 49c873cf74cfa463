import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { type AuthHandler, createAuthHandler } from './auth/create-auth-handler.ts';
import { createCallerIdentifier } from './auth/identify-caller.ts';
import { createAuthLimitRules, createAuthLimits } from './auth/limits/auth-limits.ts';
import { createKnownClientCheck } from './auth/limits/known-clients.ts';
import { createRateLimitStore } from './auth/limits/rate-limit-store.ts';
import { mailReportQuestions } from './auth/mail/mail-report-questions.ts';
import { createPasswordHasher } from './auth/passwords/password-hasher.ts';
import { purgeExpiredAuthData } from './auth/purge-expired-auth-data.ts';
import { ensureFirstAdministrator, type FirstAdministratorAccount } from './auth/user/first-administrator.ts';
import { AuthError } from './auth/wire/auth-error.ts';
import { describeCause } from './auth/wire/describe-cause.ts';
import { createAdministratorAuthorizer } from './authorize-administrator.ts';
import { systemClock } from './clock.ts';
import { checkHealth } from './db/check-health.ts';
import { DataFolderInUseError, lockDataFolder } from './db/data-folder-lock.ts';
import { DatabaseUnavailableError } from './db/database-unavailable-error.ts';
import { describeDatabaseFailure } from './db/describe-database-failure.ts';
import type { Engine } from './db/engine.ts';
import { type OpenedDatabase, openDatabase } from './db/open-database.ts';
import type { ServerEnv } from './env.ts';
import { InvalidConfigurationError } from './env-values.ts';
import type { PublishedMarker } from './http/files/published-marker.ts';
import { loadKeys } from './keys/keys.ts';
import { openSecrets } from './keys/open-secrets.ts';
import type { SecretStore } from './keys/secret-store.ts';
import type { ServerLog } from './log.ts';
import { openSharedRegistryAdmin } from './machines/shared-registry-admin.ts';
import { createFolderMailer } from './mail/folder-mailer.ts';
import type { Mailer } from './mail/mailer.ts';
import { createSmtpMailer } from './mail/smtp-mailer.ts';
import { deleteOldMail } from './mail/stored-mail.ts';
import { registerMachine } from './register-machine.ts';
import type { RegistryAdminOptions } from './registry-admin/admin-context.ts';
import {
  createRegistryAdminHandler,
  type RegistryAdminHandler,
} from './registry-admin/create-registry-admin-handler.ts';
import { createRestHandler, type RestHandler } from './rest/create-rest-handler.ts';
import { withinTimeout } from './within-timeout.ts';

const accessTokenSeconds = 3600;
/** Maximum random delay, in milliseconds, between a response and the work that follows it. */
const delayMsMax = 1500;
const purgeEveryMs = 24 * 60 * 60 * 1000;
const pruneEveryMs = 5 * 60 * 1000;
/** Interval at which the server checks whether the AEDs of a country are due to be fetched again. */
const refreshEveryMs = 60 * 1000;
/** Interval at which the server looks for new questions about reports and mails them to the reporters. */
const mailQuestionsEveryMs = 30 * 1000;
/** Interval at which the server looks for new keys. It must find them within a minute (retired-keys.ts). */
const keyCheckEveryMs = 10_000;

export type BackendEnv = Pick<
  ServerEnv,
  | 'dataFolder'
  | 'keysSecret'
  | 'siteOrigin'
  | 'aedsFolder'
  | 'databaseUrl'
  | 'allowedOrigins'
  | 'smtp'
  | 'mailFrom'
  | 'adminEmail'
  | 'adminPassword'
  | 'takesSignUps'
  | 'authRequestsPerMinute'
  | 'overpassUrl'
  | 'aedAreas'
  | 'aedRefreshHours'
  | 'streetsFolder'
> &
  Partial<Pick<ServerEnv, 'programPath' | 'compileCacheFolder'>>;

/** The parts of the server that need a database, and the database itself. */
export interface Backend {
  readonly auth: AuthHandler;
  readonly rest: RestHandler;
  readonly registry: RegistryAdminHandler;
  readonly database: OpenedDatabase;
  /** The installation's secrets, including the ledger's keys. */
  readonly secrets: SecretStore;
  /** The administrator's account that this start created, if there was none. Its password is stored nowhere else. */
  readonly firstAdministrator: FirstAdministratorAccount | undefined;
  /** The folder to which messages are written if no mail server is configured. */
  readonly mailFolder: string | undefined;
  /** Messages about this start, to be printed for the operator. */
  readonly operatorMessages: readonly string[];
  /** Says why the backend cannot respond now, in a sentence that anyone may see. Undefined if it can respond. */
  readonly obstacle: () => Promise<string | undefined>;
  /** Whether a request about an account comes from a known client (see `IsKnownClient`). */
  readonly isExpected: (request: Request, clientIp: string) => Promise<boolean>;
  /** Finishes all work that follows responses, closes mailer and database, and unlocks the data folder. */
  readonly close: () => Promise<void>;
}

interface BackendParts {
  readonly env: BackendEnv;
  /** The site's origin, without a path. */
  readonly siteOrigin: string;
  readonly log: ServerLog;
  /** Takes one request for rows from a member's budget. If omitted, requests are not limited per member. */
  readonly takeForMember?: (userId: string) => number;
  /** Receives whether other machines have published a registry. If omitted, the database is not queried for that. */
  readonly marker?: PublishedMarker;
}

/** Throws DataFolderInUseError if another process uses the data folder. Call it before a port is opened. */
export function requireFreeDataFolder({
  dataFolder,
  databaseUrl,
}: Pick<BackendEnv, 'dataFolder' | 'databaseUrl'>): void {
  if (databaseUrl !== undefined) return;
  try {
    lockDataFolder(join(dataFolder, 'database')).release();
  } catch (error) {
    // Any other problem with the folder is reported when the backend opens. Pages are served even so.
    if (error instanceof DataFolderInUseError) throw error;
  }
}

/**
 * Opens the configured database and creates everything that uses it.
 * @throws an error for the operator: folder in use, database unreachable, unusable key or password
 */
export async function openBackend(parts: BackendParts): Promise<Backend> {
  const { env, log } = parts;
  const { dataFolder, databaseUrl } = env;
  const onIdleError = (error: Error) => log.warn({ cause: describeCause(error) }, 'A connection to the database broke');
  const database = await openDatabase({ dataFolder, databaseUrl, onIdleError, log });
  try {
    return await createBackend(database, parts);
  } catch (error) {
    await database.engine.close();
    throw error;
  }
}

/** Creates everything that uses an open database, including the first administrator, and starts the recurring jobs. */
export async function createBackend(database: OpenedDatabase, parts: BackendParts): Promise<Backend> {
  const { env, siteOrigin, log, takeForMember, marker } = parts;
  const { engine } = database;
  const clock = systemClock;
  const externalUrl = `${siteOrigin}/auth/v1`;
  const { secrets, operatorMessages: keyMessages } = await openSecrets(database, env);
  const keys = await loadKeys({ secrets, issuer: externalUrl, clock });
  // Hashing a password keeps a processor busy, so one processor is left free for pages.
  const hasher = createPasswordHasher({ atOnceMax: Math.min(2, Math.max(1, availableParallelism() - 1)) });
  const mailFolder = env.smtp === undefined ? join(env.dataFolder, 'mail') : undefined;
  const mailer = openMailer(env, mailFolder, log);
  const { adminEmail: email, adminPassword: password } = env;
  const firstAdministrator = await ensureFirstAdministrator({ engine, clock, hasher, email, password }).catch(
    throwUnusableAccount,
  );
  const machineMessages = await registerMachine(database, {
    origin: siteOrigin,
    configured: env.siteOrigin,
    aedsFolder: env.aedsFolder,
    hasRegistry: existsSync(join(env.aedsFolder, 'index.json')),
  });
  const tries = createRateLimitStore({ engine, keys, clock });
  const rules = env.authRequestsPerMinute === undefined ? {} : createAuthLimitRules(env.authRequestsPerMinute);
  const auth = createAuthHandler({
    engine,
    keys,
    clock,
    mailer,
    hasher,
    limits: createAuthLimits(tries, rules),
    config: {
      siteOrigin,
      externalUrl,
      allowedRedirectOrigins: env.allowedOrigins,
      autoconfirm: env.smtp === undefined,
      takesSignUps: env.takesSignUps,
      jwtSeconds: accessTokenSeconds,
    },
    log,
    pauseMs: () => randomInt(delayMsMax),
  });
  const purge = async () => {
    await purgeExpiredAuthData({ engine, clock });
    if (mailFolder !== undefined) await deleteOldMail(mailFolder, clock());
  };
  const callerOf = createCallerIdentifier({ keys });
  const admit = createAdministratorAuthorizer({ engine, callerOf, log });
  const folders = foldersOf(env);
  const own = await openRegistryAdmin(env, { ...folders, admit, clock });
  const onFailure = (cause: unknown, what: string) => log.warn({ cause: describeCause(cause) }, what);
  const together =
    database.kind === 'postgres' && marker !== undefined
      ? await openSharedRegistryAdmin({ engine, keys, ...folders, marker, admit, own, log, onFailure })
      : null;
  const registry: RegistryAdminHandler = { ...own, ...together, close: () => void [together?.close(), own.close()] };
  const tellQuestions = async () => {
    if (env.smtp !== undefined) await mailReportQuestions({ engine, mailer, siteOrigin });
  };
  const stopJobs = startJobs({ keys, tries, registry, tellQuestions, purge }, log);
  return {
    auth,
    rest: createRestHandler({ engine, callerOf, log, ...(takeForMember && { takeForMember }) }),
    registry,
    database,
    secrets,
    firstAdministrator,
    mailFolder,
    operatorMessages: [...keyMessages, ...machineMessages],
    obstacle: () => obstacleNow(engine),
    isExpected: createKnownClientCheck({ engine, keys, clock, callerOf }),
    async close() {
      stopJobs();
      registry.close();
      await auth.drain();
      await mailer.close();
      await engine.close();
    },
  };
}

/** Rethrows an error about the administrator's address or password, which are configured, as a configuration error. */
function throwUnusableAccount(error: unknown): never {
  if (!(error instanceof AuthError)) throw error;
  throw new InvalidConfigurationError(
    `ADMIN_EMAIL or ADMIN_PASSWORD cannot be used: ${error.message} Correct it and start again.`,
    error,
  );
}

function openMailer(env: BackendEnv, mailFolder: string | undefined, log: ServerLog): Mailer {
  if (env.smtp !== undefined) return createSmtpMailer(env.smtp);
  const folder = mailFolder ?? join(env.dataFolder, 'mail');
  return createFolderMailer({ folder, from: env.mailFrom, clock: systemClock, log });
}

type RegistryFolders = Pick<RegistryAdminOptions, 'dataFolder' | 'aedsFolder' | 'streetsFolder' | 'admit' | 'clock'>;

const foldersOf = ({ dataFolder, aedsFolder, streetsFolder }: BackendEnv) => ({
  dataFolder: resolve(dataFolder),
  aedsFolder: resolve(aedsFolder),
  streetsFolder: resolve(streetsFolder),
});

/** Creates the handler of the administration panel for AED lists and streets, as configured. */
const openRegistryAdmin = (env: BackendEnv, found: RegistryFolders): Promise<RegistryAdminHandler> =>
  createRegistryAdminHandler({
    ...found,
    programPath: env.programPath,
    compileCacheFolder: env.compileCacheFolder,
    configured: {
      overpassUrl: env.overpassUrl,
      areas: env.aedAreas,
      refreshHours: env.aedRefreshHours,
      siteOrigin: env.siteOrigin,
    },
  });

interface Jobs {
  readonly keys: { lookForNewKeys(): Promise<void> };
  readonly tries: { prune(): Promise<void> };
  readonly registry: { refreshIfDue(): Promise<void> };
  tellQuestions(): Promise<void>;
  purge(): Promise<void>;
}

/** Starts the recurring jobs, and deletes expired data at once. Returns a function that stops the jobs. */
function startJobs({ keys, tries, registry, tellQuestions, purge }: Jobs, log: ServerLog): () => void {
  const stops = [
    repeat(keyCheckEveryMs, keys.lookForNewKeys, 'Could not look for new keys', log),
    repeat(pruneEveryMs, tries.prune, 'Could not delete attempts that no longer count', log),
    repeat(refreshEveryMs, registry.refreshIfDue, 'Could not refresh the countries of the registry', log),
    repeat(mailQuestionsEveryMs, tellQuestions, 'Could not mail a question about a report', log),
    repeat(purgeEveryMs, purge, 'Could not delete expired data', log),
  ];
  runLogged(purge, 'Could not delete expired data', log);
  return () => {
    for (const stop of stops) stop();
  };
}

/** Runs a job at an interval, even after a failed run, which is logged. Returns a function to stop it. */
function repeat(everyMs: number, work: () => Promise<void>, failure: string, log: ServerLog): () => void {
  const timer = setInterval(() => runLogged(work, failure, log), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

function runLogged(work: () => Promise<void>, failure: string, log: ServerLog): void {
  void work().catch((cause: unknown) => log.error({ cause: describeCause(cause) }, failure));
}

const answerMsMax = 2_000;

async function obstacleNow(engine: Engine): Promise<string | undefined> {
  const asked = checkHealth(engine).then(() => undefined, describeDatabaseFailure);
  const found = await withinTimeout(asked, answerMsMax);
  return found === 'late' ? new DatabaseUnavailableError('down').message : found;
}

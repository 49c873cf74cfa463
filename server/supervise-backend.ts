import type { ApiLimits } from './api/api-limits.ts';
import type { BackendGate } from './api/backend-gate.ts';
import type { Metrics } from './api/metrics.ts';
import { type Backend, openBackend } from './backend.ts';
import { runControlCommand } from './control/commands.ts';
import { controlSocketPath, listenForControlCommands } from './control/control-socket.ts';
import { finishRestore } from './control/swap-files.ts';
import { describeDatabaseFailure, describeOpeningFailure } from './db/describe-database-failure.ts';
import type { ServerEnv } from './env.ts';
import { InvalidConfigurationError } from './env-values.ts';
import type { PublishedMarker } from './http/files/published-marker.ts';
import { openFileSecrets } from './keys/file-secrets.ts';
import { openLedger } from './ledger/open-ledger.ts';
import type { PublishedLedger } from './ledger/published-ledger.ts';
import type { ServerLog } from './log.ts';
import { retryUntilDone } from './retry-until-done.ts';
import { lowerWorkerPriority } from './worker-priority.ts';

interface SupervisionParts {
  readonly env: ServerEnv;
  readonly siteOrigin: string;
  readonly gate: BackendGate;
  readonly log: ServerLog;
  readonly metrics: Metrics;
  readonly limits: ApiLimits;
  /** The object that serves the ledger to clients. */
  readonly published: PublishedLedger;
  /** The marker that is informed whether another machine has published a registry. */
  readonly marker: PublishedMarker;
  /** Prints a message for the operator. */
  readonly say: (sentence: string) => void;
}

export interface SupervisedBackend {
  /**
   * Resolves to undefined if the backend was closed before it was open. Rejects with InvalidConfigurationError if the
   * configuration is wrong, because retrying would not help.
   */
  readonly opened: Promise<Backend | undefined>;
  /** Stops retrying and closes everything that was opened. */
  readonly close: () => Promise<void>;
}

interface Closable {
  readonly close: () => Promise<void>;
}

/**
 * Opens the backend while the server already serves files. If opening fails, it is retried, and `gate` tells clients
 * the reason.
 */
export function superviseBackend(parts: SupervisionParts): SupervisedBackend {
  const { gate, log } = parts;
  const ending = new AbortController();
  const logOnce = logChanges(log, 'The server keeps trying. It serves pages and AEDs in the meantime.');
  const onFailure = (error: unknown) => {
    if (error instanceof InvalidConfigurationError) throw error;
    const obstacle = describeOpeningFailure(error);
    gate.refuse(obstacle);
    logOnce(obstacle, error);
  };
  const work = retryUntilDone(() => openOnce(parts), { signal: ending.signal, onFailure }).then(async (backend) => {
    if (backend === undefined) return undefined;
    return { backend, beside: await openControlAndLedger(backend, parts, ending.signal) };
  });
  return {
    opened: work.then((kept) => kept?.backend),
    async close() {
      ending.abort();
      const kept = await work;
      for (const each of kept?.beside ?? []) await (await each)?.close();
      await kept?.backend.close();
    },
  };
}

async function openOnce({
  env,
  siteOrigin,
  gate,
  log,
  metrics,
  limits,
  marker,
  say,
}: SupervisionParts): Promise<Backend> {
  const startedMs = performance.now();
  for (const sentence of finishRestore(env.dataFolder)) say(sentence);
  const backend = await openBackend({ env, siteOrigin, log, takeForMember: limits.takeForMember, marker });
  const seconds = (performance.now() - startedMs) / 1000;
  metrics.databaseOpened(seconds);
  gate.open(backend);
  lowerWorkerPriority();
  const { kind, applied } = backend.database;
  log.info({ kind, applied: applied.length, seconds: Number(seconds.toFixed(2)) }, 'The database is open');
  return backend;
}

/** Returns a function that logs a failure unless its message is the same as that of the previous failure. */
function logChanges(log: ServerLog, consequence: string): (sentence: string, error: unknown) => void {
  let last = '';
  return (sentence, error) => {
    const cause = describeChain(error);
    if (`${sentence} ${cause}` === last) return;
    last = `${sentence} ${cause}`;
    log.error({ cause }, `${sentence} ${consequence}`);
  };
}

/** Joins the messages of an error and its causes, for the operator. */
function describeChain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  return cause === undefined ? message : `${message} (${describeChain(cause)})`;
}

/**
 * Opens the operator's socket, then the ledger. Resolves after one attempt at each. Failed attempts are repeated in the
 * background.
 */
async function openControlAndLedger(
  backend: Backend,
  { env, siteOrigin, log, published, say }: SupervisionParts,
  signal: AbortSignal,
): Promise<readonly Promise<Closable | undefined>[]> {
  const { engine } = backend.database;
  const begin = async (consequence: string, open: () => Promise<Closable | undefined>) => {
    const isTried = Promise.withResolvers<void>();
    const logOnce = logChanges(log, consequence);
    const onFailure = (error: unknown) => {
      logOnce(describeDatabaseFailure(error), error);
      isTried.resolve();
    };
    const opened = retryUntilDone(open, { signal, onFailure });
    await Promise.race([opened, isTried.promise]);
    return { opened };
  };
  const control = await begin('The server accepts no operator commands until then.', () =>
    openControl(backend, env.dataFolder, log),
  );
  const ledger = await begin('The ledger is not published until then.', async () => {
    const opened = await openLedger({ engine, secrets: backend.secrets, env, siteOrigin, log, published });
    say(opened.sentence);
    return opened;
  });
  return [control.opened, ledger.opened];
}

/**
 * Opens the operator's socket if the database is embedded. The operator can connect to an external database directly.
 */
async function openControl({ database }: Backend, dataFolder: string, log: ServerLog): Promise<Closable | undefined> {
  if (database.kind === 'postgres') return undefined;
  const path = controlSocketPath(dataFolder);
  if (path !== undefined) {
    const parts = { database, dataFolder, openSecrets: () => openFileSecrets(dataFolder) };
    return listenForControlCommands({ path, execute: (command) => runControlCommand(command, parts), log });
  }
  log.warn(
    {},
    'Operator commands work only while this server is stopped: the path of the data folder is too long for a socket',
  );
  return undefined;
}

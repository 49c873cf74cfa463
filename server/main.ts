import type { Server } from 'node:http';
import { announceBackend, announceRegistry } from './announce.ts';
import { createApi } from './api.ts';
import { createApp } from './app.ts';
import { type Backend, openBackend, requireFreeDataFolder } from './backend.ts';
import { type BackendDoor, createBackendDoor } from './backend-door.ts';
import { carryOut } from './control/commands.ts';
import { controlPath, listenForControl } from './control/socket.ts';
import { readEnv, type ServerEnv } from './env.ts';
import { listen, localOrigin } from './http/listen.ts';
import { openRegistryFiles } from './http/registry-files.ts';
import { noSite, readSite } from './http/site.ts';
import { createServerLog, type ServerLog, wholeLines } from './log.ts';
import { createMetrics, type Metrics } from './metrics.ts';

/** How long answers under way may take after the signal to stop, in milliseconds. */
const drainMs = 10_000;

function say(text: string): void {
  if (text !== '') process.stdout.write(`${text}\n`);
}

function openLog({ logLevel, logFormat }: ServerEnv): ServerLog {
  const format = logFormat ?? (process.stdout.isTTY ? 'text' : 'json');
  return createServerLog({ level: logLevel, format, write: (line) => process.stdout.write(line) });
}

/** A terminal and npm both pass an interrupt on: what comes within this time, in milliseconds, is the same one. */
const sameSignalMs = 1_000;

/**
 * On the signal to stop: takes no new requests, lets the answers under way finish, cuts off what is still open after the
 * drain time, then closes the backend, which frees the data folder. A second signal ends the process at once.
 */
function stopOnSignal(server: Server, door: BackendDoor, opening: Promise<Backend>): void {
  let stoppingSinceMs: number | undefined;
  const stop = () => {
    if (stoppingSinceMs === undefined) {
      stoppingSinceMs = performance.now();
      void closeInOrder(server, door, opening).then((code) => process.exit(code));
    } else if (performance.now() - stoppingSinceMs > sameSignalMs) process.exit(1);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
}

/** Answers the exit code. */
async function closeInOrder(server: Server, door: BackendDoor, opening: Promise<Backend>): Promise<number> {
  setTimeout(() => server.closeAllConnections(), drainMs).unref();
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  await closed;
  door.close();
  try {
    await (await opening).close();
    return 0;
  } catch (error) {
    console.error(describeFailure(error, undefined));
    return 1;
  }
}

/** Opens the backend while the files are being served already. */
async function openBehindDoor(
  env: ServerEnv,
  siteOrigin: string,
  { door, log, metrics }: { door: BackendDoor; log: ServerLog; metrics: Metrics },
): Promise<Backend> {
  const startedMs = performance.now();
  const backend = await openBackend({ env, siteOrigin, log });
  const seconds = (performance.now() - startedMs) / 1000;
  metrics.databaseOpened(seconds);
  door.open(backend);
  const { kind, applied } = backend.database;
  log.info({ kind, applied: applied.length, seconds: Number(seconds.toFixed(2)) }, 'The database is open');
  const control = await openControl(backend, env.dataFolder, log);
  return {
    ...backend,
    close: async () => {
      await control?.close();
      await backend.close();
    },
  };
}

/** Listens for the operator where the database is in this process; another one is open to the operator anyway. */
async function openControl({ database }: Backend, dataFolder: string, log: ServerLog) {
  if (database.kind !== 'pglite') return undefined;
  const path = controlPath(dataFolder);
  if (path !== undefined) {
    return listenForControl({ path, carryOut: (command) => carryOut(command, { database, dataFolder }), log });
  }
  log.warn(
    {},
    'Commands of the operator need a stopped server here: the path of the data folder is too long for a socket',
  );
  return undefined;
}

async function start(env: ServerEnv): Promise<void> {
  const log = openLog(env);
  const metrics = createMetrics();
  const door = createBackendDoor();
  const site = env.servesFiles ? await readSite(env.buildFolder) : noSite;
  requireFreeDataFolder(env);
  const { metricsToken, allowedOrigins, trustedProxies, port, host } = env;
  const api = createApi({ door, log, metrics, metricsToken, allowedOrigins });
  const registry = openRegistryFiles(env.aedsFolder);
  const fetch = createApp({ site, log: wholeLines(log), api, registry });
  const server = await listen({ fetch, port, host, trustedProxies });
  const origin = localOrigin(server, host);
  const opening = openBehindDoor(env, env.siteOrigin ?? origin, { door, log, metrics });
  // It may fail while something else is awaited below, where it is awaited in its turn and its sentence told.
  opening.catch(() => undefined);
  stopOnSignal(server, door, opening);
  try {
    say(`${env.servesFiles ? 'The longevity map' : 'The backend'} is at ${origin}`);
    say(await announceRegistry(env.aedsFolder));
    say(announceBackend(await opening, env.adminPassword !== undefined));
  } catch (error) {
    server.close();
    server.closeAllConnections();
    throw error;
  }
}

function describeFailure(error: unknown, port: number | undefined): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE' && port !== undefined)
    return `Port ${port} is taken; set PORT to a free one, for instance PORT=${port + 1} npm start.`;
  if (code === 'EACCES' && port !== undefined && port < 1024)
    return `Port ${port} may not be opened by this user; set PORT to one above 1023.`;
  return error instanceof Error ? error.message : String(error);
}

async function main(): Promise<void> {
  let port: number | undefined;
  try {
    const env = readEnv();
    port = env.port;
    await start(env);
  } catch (error) {
    console.error(describeFailure(error, port));
    process.exit(1);
  }
}

await main();

import type { Server } from 'node:http';
import { join } from 'node:path';
import { createApi } from './api/api.ts';
import { createApiLimits } from './api/api-limits.ts';
import { type BackendGate, createBackendGate } from './api/backend-gate.ts';
import { createMetrics } from './api/metrics.ts';
import { createApp } from './app.ts';
import type { Backend } from './backend.ts';
import { requireFreeDataFolder } from './backend.ts';
import { createBufferedWriter } from './buffered-writer.ts';
import { createCalendarAreaLookup } from './calendar-area-lookup.ts';
import { createDueCheckCalendarHandler } from './check-calendar/create-due-check-calendar.ts';
import { systemClock } from './clock.ts';
import { createConfirmedReportReader } from './confirmed-report-reader.ts';
import { readEnv, type ServerEnv, setProductionMode } from './env.ts';
import { createLedgerHandler } from './http/files/ledger-files.ts';
import { createPublishedFolderHandler } from './http/files/published-files.ts';
import { openPublishedMarker } from './http/files/published-marker.ts';
import { createRegistryHandler } from './http/files/registry-files.ts';
import { emptySite, readSite } from './http/files/site.ts';
import { createStreetCoverageCheck, createStreetsHandler } from './http/files/street-files.ts';
import { getLocalOrigin, listen } from './http/listen.ts';
import { renderSecurityTxt } from './http/security-txt.ts';
import { ledgerFolder } from './ledger/open-ledger.ts';
import { PublishedLedger } from './ledger/published-ledger.ts';
import { createLineLog, createServerLogger, type ServerLog } from './log.ts';
import { createOpenDataHandler } from './open-data/create-open-data-handler.ts';
import { createSitemapHandler } from './open-data/create-sitemap-handler.ts';
import { readOpenRegistry } from './open-data/open-registry.ts';
import { createPageHandler } from './pages/create-page-handler.ts';
import { formatBackendMessage, formatRegistryMessage } from './startup-message.ts';
import { type SupervisedBackend, superviseBackend } from './supervise-backend.ts';
import { describePortError } from './system-error.ts';

/**
 * The time in milliseconds for which responses may continue after a stop signal. `stopMsMax` limits the whole shutdown.
 */
const drainMs = 2_500;
const stopMsMax = 4_500;
const closeIdleEveryMs = 50;

const lines = createBufferedWriter((text) => process.stdout.write(text));
process.once('exit', lines.flush);
// The server must continue if standard output or standard error cannot be written, because the disk is full or the pipe
// is closed.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

function say(text: string): void {
  if (text !== '') lines.write(`${text}\n`);
}

function openLog({ logLevel, logFormat }: ServerEnv): ServerLog {
  const format = logFormat ?? (process.stdout.isTTY ? 'text' : 'json');
  return createServerLogger({ level: logLevel, format, write: lines.write });
}

/**
 * A second signal within this time counts as a repetition of the first, because after an interrupt the terminal and npm
 * each send one.
 */
const sameSignalMs = 1_000;

/**
 * Stops the server on a signal. It accepts no new requests and lets responses finish until the grace period ends, then
 * closes the backend, which releases the data folder. A second signal ends the process at once.
 */
function stopOnSignal(server: Server, gate: BackendGate, kept: SupervisedBackend): void {
  let stoppingSinceMs: number | undefined;
  const stop = () => {
    if (stoppingSinceMs === undefined) {
      stoppingSinceMs = performance.now();
      // The process exits at this limit even if work is unfinished. No client has received a response for that work.
      // The database ends together with this process.
      setTimeout(() => process.exit(0), stopMsMax);
      void closeInOrder(server, gate, kept).then((code) => process.exit(code));
    } else if (performance.now() - stoppingSinceMs > sameSignalMs) process.exit(1);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  // The IPC channel to `npm start` closes when npm is killed, possibly before this line is reached.
  if (process.connected === false) stop();
  else process.once('disconnect', stop);
}

/** Closes the server, then the backend. Returns the exit code of the process. */
async function closeInOrder(server: Server, gate: BackendGate, kept: SupervisedBackend): Promise<number> {
  setTimeout(() => server.closeAllConnections(), drainMs).unref();
  const closed = new Promise((resolve) => server.close(resolve));
  // Browsers keep idle connections open, so each connection is closed once its response has been sent.
  const closing = setInterval(() => server.closeIdleConnections(), closeIdleEveryMs);
  await closed;
  clearInterval(closing);
  gate.close();
  try {
    await kept.close();
    return 0;
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
}

function securityTextOf({ securityContact: contact, siteOrigin }: ServerEnv): (() => string) | undefined {
  return contact === undefined ? undefined : () => renderSecurityTxt({ contact, siteOrigin, now: new Date() });
}

/** The message does not quote the entry of X-Forwarded-For, because an address may identify a person. */
const unreadableSender =
  'The entry of X-Forwarded-For that TRUST_PROXY selects is not an address, so these visitors and all others behind the ' +
  'proxy count as one network. Make the proxy write the address, or change TRUST_PROXY.';

async function start(env: ServerEnv): Promise<void> {
  const log = openLog(env);
  const metrics = createMetrics();
  const gate = createBackendGate();
  const site = env.servesFiles ? await readSite(env.buildFolder) : emptySite;
  requireFreeDataFolder(env);
  const { metricsToken, allowedOrigins, trustedProxies, port, host } = env;
  const limits = createApiLimits(systemClock, env.restRequestsPerMinute);
  const api = createApi({ gate, log, metrics, metricsToken, allowedOrigins, limits });
  const isShared = env.databaseUrl !== undefined;
  const markerPath = join(env.dataFolder, 'aeds-were-published');
  const marker = openPublishedMarker(markerPath, createLineLog(log), { asksOthers: isShared });
  const registry = createRegistryHandler(env.aedsFolder, marker);
  const { aedsFolder, buildFolder, siteOrigin } = env;
  let open: Backend | undefined;
  const readDecisions = createConfirmedReportReader({ engine: () => open?.database.engine, log });
  const openRegistry = createPublishedFolderHandler(aedsFolder, readOpenRegistry);
  const openData = createOpenDataHandler({ aedsFolder, siteOrigin, published: openRegistry, readDecisions });
  const hasStreetsAt = createStreetCoverageCheck(env.streetsFolder, (cause) =>
    log.warn({ cause: String(cause) }, 'The published streets could not be read; import the streets again'),
  );
  const pages = createPageHandler({ site, buildFolder, aedsFolder, published: openRegistry, hasStreetsAt });
  const sitemaps = createSitemapHandler({ published: openRegistry, siteOrigin });
  const calendars = createDueCheckCalendarHandler({
    aedsFolder,
    published: openRegistry,
    siteOrigin,
    findAreas: createCalendarAreaLookup(() => open?.database.engine),
    readDecisions,
    takeForNetwork: limits.takeForNetwork,
    onFailure: (cause) => log.warn({ cause: String(cause) }, 'A calendar of AEDs to check could not be written'),
  });
  const streets = createStreetsHandler(env.streetsFolder);
  const published = new PublishedLedger(ledgerFolder(env.dataFolder), { isShared });
  const ledger = createLedgerHandler((name) => published.read(name));
  const shared = {
    site,
    log: createLineLog(log),
    api,
    registry,
    openData,
    pages,
    sitemaps,
    calendars,
    streets,
    ledger,
  };
  const fetch = createApp({ ...shared, securityText: securityTextOf(env), hasProxy: trustedProxies > 0 });
  const onUnreadableSender = () => log.warn({}, unreadableSender);
  const server = await listen({ fetch, port, host, trustedProxies, onUnreadableSender });
  const origin = getLocalOrigin(server, host);
  const beside = { gate, log, metrics, limits, published, marker, say };
  const kept = superviseBackend({ env, siteOrigin: env.siteOrigin ?? origin, ...beside });
  // If `opened` rejects early, this handler keeps the rejection from ending the process. The error is reported where
  // `opened` is awaited below.
  kept.opened.then(
    (backend) => {
      open = backend;
    },
    () => undefined,
  );
  stopOnSignal(server, gate, kept);
  try {
    say(`${env.servesFiles ? 'The longevity map' : 'The backend'} is at ${origin}`);
    say(await formatRegistryMessage(env.aedsFolder, marker));
    const backend = await kept.opened;
    if (backend !== undefined) say(formatBackendMessage(backend, env.adminPassword !== undefined));
  } catch (error) {
    server.close();
    server.closeAllConnections();
    throw error;
  }
}

function describeFailure(error: unknown, port: number | undefined): string {
  const ofPort = port === undefined ? undefined : describePortError(error, port);
  return ofPort ?? (error instanceof Error ? error.message : String(error));
}

async function main(): Promise<void> {
  let port: number | undefined;
  try {
    setProductionMode();
    const env = readEnv();
    port = env.port;
    await start(env);
  } catch (error) {
    console.error(describeFailure(error, port));
    process.exit(1);
  }
}

await main();

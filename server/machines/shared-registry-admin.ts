import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Engine } from '../db/engine.ts';
import type { PublishedMarker } from '../http/files/published-marker.ts';
import type { Keys } from '../keys/keys.ts';
import type { ServerLog } from '../log.ts';
import type { AuthorizeAdministrator } from '../registry-admin/admin-context.ts';
import { readStoredJson, writeStoredJson } from '../registry-admin/stored-json.ts';
import { deleteStaleRequests, forwardRequest, handleForwardedRequests } from './forwarded-requests.ts';
import { createSharedRegistry, createSharedStreets } from './shared-registry.ts';

const isId = (value: unknown): value is string => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(String(value));

interface SharedRegistryAdminParts {
  readonly engine: Engine;
  readonly keys: Pick<Keys, 'derive'>;
  readonly dataFolder: string;
  readonly aedsFolder: string;
  readonly streetsFolder: string;
  readonly marker: Pick<PublishedMarker, 'heardOfOthers'>;
  readonly admit: AuthorizeAdministrator;
  /** The registry panel that runs on this machine. */
  readonly own: {
    readonly handle: (request: Request) => Promise<Response>;
    readonly refreshIfDue: () => Promise<void>;
  };
  readonly log: ServerLog;
  readonly onFailure: (cause: unknown, what: string) => void;
}

/** The registry panel of an installation with several machines on one database. */
export interface SharedRegistryAdmin {
  readonly handle: (request: Request) => Promise<Response>;
  readonly refreshIfDue: () => Promise<void>;
  readonly close: () => void;
}

/**
 * Interval in milliseconds at which this machine reports to the database that it is running, and exchanges
 * publications.
 */
const syncEveryMs = 5_000;
const lookEveryMs = { asked: 60, idle: 750 } as const;
/** The time in milliseconds after a forwarded request during which requests are polled at the short interval. */
const shortPollingMs = 60_000;

/**
 * Opens the registry panel on one of several machines. Only one of them handles uploads, drafts and jobs. The others
 * forward requests for the panel to that machine through the database. A publication is served by all machines within
 * seconds.
 */
export async function openSharedRegistryAdmin(parts: SharedRegistryAdminParts): Promise<SharedRegistryAdmin> {
  const { engine, own, onFailure } = parts;
  const id = await machineId(parts.dataFolder);
  const shared = createSharedRegistry(parts);
  const streets = createSharedStreets(parts);
  let isKeeper = false;
  let isClosed = false;
  let askedAtMs = Number.NEGATIVE_INFINITY;

  async function sayThatItRuns(): Promise<void> {
    const version = await shared.version();
    const { rows } = await engine.transaction((db) =>
      db.query<{ keeps: boolean }>('select embedded.keep_registers($1, $2) as keeps', [id, version]),
    );
    isKeeper = rows[0]?.keeps === true;
    if (isKeeper) await deleteStaleRequests(engine);
  }

  async function look(): Promise<void> {
    if (isKeeper && (await handleForwardedRequests(parts, own.handle)) > 0) askedAtMs = performance.now();
  }

  const stops = [
    repeat(sayThatItRuns, () => syncEveryMs, 'Could not tell the other machines that this one is running'),
    repeat(shared.sync, () => syncEveryMs, 'Could not serve the registry of AEDs that the other machines serve'),
    repeat(streets.sync, () => syncEveryMs, 'Could not serve the streets that the other machines serve'),
    repeat(
      look,
      () => (performance.now() - askedAtMs < shortPollingMs ? lookEveryMs.asked : lookEveryMs.idle),
      "Could not answer another machine's request to the panel for AED lists",
    ),
  ];

  /** Runs `work` repeatedly, with pauses. If it fails repeatedly, only the first failure is logged. */
  function repeat(work: () => Promise<void>, pauseMs: () => number, failure: string): () => void {
    let timer: NodeJS.Timeout | undefined;
    let isFailing = false;
    const run = async () => {
      try {
        await work();
        isFailing = false;
      } catch (cause) {
        if (!isFailing && !isClosed) onFailure(cause, failure);
        isFailing = true;
      }
      if (!isClosed) timer = setTimeout(() => void run(), pauseMs()).unref();
    };
    void run();
    return () => clearTimeout(timer);
  }

  return {
    async handle(request) {
      if (isKeeper) return own.handle(request);
      // Only an administrator's request is forwarded. Any other request is refused by this machine.
      return (await parts.admit(request, null)) ?? forwardRequest(parts, request);
    },
    async refreshIfDue() {
      if (isKeeper) await own.refreshIfDue();
    },
    close() {
      isClosed = true;
      for (const stop of stops) stop();
    },
  };
}

/** Returns this machine's random id, which is generated at the first start and stored in the data folder. */
async function machineId(dataFolder: string): Promise<string> {
  const path = join(dataFolder, 'registers', 'machine.json');
  const kept = (await readStoredJson(path, isId)).value;
  if (kept !== null) return kept;
  const drawn = randomUUID();
  await writeStoredJson(path, drawn);
  return drawn;
}

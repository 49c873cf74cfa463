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

interface TogetherParts {
  readonly engine: Engine;
  readonly keys: Pick<Keys, 'derive'>;
  readonly dataFolder: string;
  readonly aedsFolder: string;
  readonly streetsFolder: string;
  readonly marker: Pick<PublishedMarker, 'heardOfOthers'>;
  readonly admit: AuthorizeAdministrator;
  /** This machine's own registers panel. */
  readonly own: {
    readonly handle: (request: Request) => Promise<Response>;
    readonly refreshIfDue: () => Promise<void>;
  };
  readonly log: ServerLog;
  readonly onFailure: (cause: unknown, what: string) => void;
}

/** The registers panel of several machines on one database. */
export interface SharedRegistryAdmin {
  readonly handle: (request: Request) => Promise<Response>;
  readonly refreshIfDue: () => Promise<void>;
  readonly close: () => void;
}

/** Intervals in milliseconds: reporting that it runs, exchanging publications, polling for requests. */
const syncEveryMs = 5_000;
const lookEveryMs = { asked: 60, idle: 750 } as const;
/** How long after a forwarded request the polling interval stays short. */
const askedForMs = 60_000;

/**
 * One machine runs uploads, drafts and jobs; the panel's requests to any other are forwarded to it through the
 * database. Publications, wherever made, are served by all machines within seconds.
 */
export async function openSharedRegistryAdmin(parts: TogetherParts): Promise<SharedRegistryAdmin> {
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
    again(sayThatItRuns, () => syncEveryMs, 'Could not tell the other machines that this one is running'),
    again(shared.sync, () => syncEveryMs, 'Could not serve the registry of AEDs that the other machines serve'),
    again(streets.sync, () => syncEveryMs, 'Could not serve the streets that the other machines serve'),
    again(
      look,
      () => (performance.now() - askedAtMs < askedForMs ? lookEveryMs.asked : lookEveryMs.idle),
      "Could not answer another machine's request to the registers' panel",
    ),
  ];

  /** Runs a job repeatedly with pauses; a failure is logged once until it is over. */
  function again(work: () => Promise<void>, pauseMs: () => number, failure: string): () => void {
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
      // Requests from others are refused before they are forwarded.
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

/** This machine's random id, generated at its first start and stored in its data folder. */
async function machineId(dataFolder: string): Promise<string> {
  const path = join(dataFolder, 'registers', 'machine.json');
  const kept = (await readStoredJson(path, isId)).value;
  if (kept !== null) return kept;
  const drawn = randomUUID();
  await writeStoredJson(path, drawn);
  return drawn;
}

import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Engine } from '../db/engine.ts';
import type { PublishedMarker } from '../http/files/published-marker.ts';
import type { ServerLog } from '../log.ts';
import { runRegistryCommand } from '../registry-admin/registry-job.ts';
import { readRegistry } from '../registry-admin/registry-state.ts';
import { isRecord, readStoredJson, writeStoredJson } from '../registry-admin/stored-json.ts';
import { readStreets } from '../registry-admin/streets-state.ts';
import { unpackRegistry } from './pack-registry.ts';
import {
  RegistryTooLargeError,
  readNewestPublication,
  readPublication,
  type SharedKind,
  type SharedPublication,
  storePublication,
} from './shared-publications.ts';

interface DatabaseParts {
  readonly engine: Engine;
  readonly dataFolder: string;
  readonly log: ServerLog;
}

interface SharedParts extends DatabaseParts {
  readonly aedsFolder: string;
  readonly marker: Pick<PublishedMarker, 'heardOfOthers'>;
}

/** A published folder that all machines on a database serve. */
export interface SharedFolder {
  /**
   * Installs a version that another machine has published, or publishes this machine's new version to the others. Call
   * it every few seconds, never twice at once.
   */
  readonly sync: () => Promise<void>;
  /** The version served here; null for none. */
  readonly version: () => Promise<string | null>;
}

const isPublication = (value: unknown): value is SharedPublication =>
  isRecord(value) && Number.isSafeInteger(value.number) && typeof value.version === 'string';

const nothingYet = { number: 0, version: '' } as const;

/** The AED registry shared by all machines on a database; the marker is told whether any of them has one. */
export function createSharedRegistry({ aedsFolder, marker, ...parts }: SharedParts): SharedFolder {
  const { engine, dataFolder } = parts;
  return createSharedFolder(parts, {
    shared: 'registry',
    title: 'the registry of AEDs',
    folder: aedsFolder,
    remembered: 'shared.json',
    versionIn: async (folder) => (await readRegistry(folder))?.version ?? null,
    take: (incoming) => runRegistryCommand(['take', incoming], { dataFolder, aedsFolder }),
    heard: async (newest) => marker.heardOfOthers(newest !== null || (await hadRegistry(engine))),
  });
}

/** The streets shared by all machines on a database. */
export function createSharedStreets({
  streetsFolder,
  aedsFolder,
  ...parts
}: DatabaseParts & { readonly streetsFolder: string; readonly aedsFolder: string }): SharedFolder {
  const { dataFolder } = parts;
  return createSharedFolder(parts, {
    shared: 'streets',
    title: 'the streets',
    folder: streetsFolder,
    remembered: 'shared-streets.json',
    versionIn: async (folder) => (await readStreets(folder))?.version ?? null,
    take: (incoming) =>
      runRegistryCommand(['take', incoming], { dataFolder, aedsFolder, streetsFolder, tool: 'streets' }),
    heard: async () => undefined,
  });
}

interface FolderToShare {
  readonly shared: SharedKind;
  /** The name used in the log. */
  readonly title: string;
  readonly folder: string;
  /** The file in which a machine records which publication its folder last matched. */
  readonly remembered: string;
  readonly versionIn: (folder: string) => Promise<string | null>;
  /** Replaces the published folder. */
  readonly take: (incoming: string) => Promise<string>;
  /** Called with the database's publication on each check. */
  readonly heard: (newest: SharedPublication | null) => Promise<void>;
}

/**
 * The database holds the last publication, wherever it was made: in the panel, by a refresh or on a command line. A
 * machine records which one its folder last matched: a higher number in the database is installed here, a different
 * version in the folder is published there.
 */
function createSharedFolder({ engine, dataFolder, log }: DatabaseParts, what: FolderToShare): SharedFolder {
  const { shared, title, folder } = what;
  const statePath = join(dataFolder, 'registers', what.remembered);
  const version = versionReader(folder, what.versionIn);

  async function take(publication: SharedPublication): Promise<void> {
    const incoming = `${folder}.incoming-${process.pid}`;
    try {
      await rm(incoming, { recursive: true, force: true });
      await readPublication(engine, shared, publication, (bytes) => unpackRegistry(bytes, incoming));
      await what.take(incoming);
    } finally {
      await rm(incoming, { recursive: true, force: true });
    }
  }

  async function put(own: string): Promise<SharedPublication> {
    try {
      return await storePublication(engine, shared, folder, own);
    } catch (error) {
      if (!(error instanceof RegistryTooLargeError)) throw error;
      log.error({}, error.message);
      // Until its version changes, the folder is not published to the other machines.
      return { number: (await readNewestPublication(engine, shared))?.number ?? 0, version: own };
    }
  }

  return {
    version,
    async sync() {
      const newest = await readNewestPublication(engine, shared);
      await what.heard(newest);
      const known = (await readStoredJson(statePath, isPublication)).value ?? nothingYet;
      const own = await version();
      if (newest !== null && (newest.number > known.number || own === null)) {
        if (own !== newest.version) {
          await take(newest);
          log.info({ version: newest.version }, `Serves ${title} that another machine published`);
        }
        await writeStoredJson(statePath, newest);
      } else if (own !== null && own !== known.version) {
        await writeStoredJson(statePath, await put(own));
      }
    },
  };
}

/** Whether a machine of an earlier release, which does not announce its publications, has had a registry. */
async function hadRegistry(engine: Engine): Promise<boolean> {
  const { rows } = await engine.transaction((db) =>
    db.query<{ had: boolean }>('select had_registry as had from embedded.served_by', []),
  );
  return rows[0]?.had === true;
}

/** Reads the index again only if its file has changed: that of the world has megabytes. */
function versionReader(folder: string, versionIn: FolderToShare['versionIn']): () => Promise<string | null> {
  let known: { readonly stamp: string; readonly version: string | null } | null = null;
  return async () => {
    const found = await stat(join(folder, 'index.json')).catch(() => null);
    const stamp = found === null ? '' : `${found.ino} ${found.mtimeMs} ${found.size}`;
    if (known?.stamp === stamp) return known.version;
    const version = found === null ? null : await versionIn(folder);
    known = { stamp, version };
    return version;
  };
}

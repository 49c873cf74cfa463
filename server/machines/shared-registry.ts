import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Engine } from '../db/engine.ts';
import type { PublishedMarker } from '../http/files/published-marker.ts';
import type { ServerLog } from '../log.ts';
import { runRegistryCommand } from '../registry-admin/registry-job.ts';
import { readRegistrySummary } from '../registry-admin/registry-state.ts';
import { isJsonObject, readStoredJson, writeStoredJson } from '../registry-admin/stored-json.ts';
import { readStreetsSummary } from '../registry-admin/streets-state.ts';
import { unpackRegistry } from './pack-registry.ts';
import {
  RegistryTooLargeError,
  readNewestPublication,
  readPublication,
  type SharedPublication,
  type SharedPublicationKind,
  storePublication,
} from './shared-publications.ts';

interface DatabaseParts {
  readonly engine: Engine;
  readonly dataFolder: string;
  readonly log: ServerLog;
}

interface SharedRegistryParts extends DatabaseParts {
  readonly aedsFolder: string;
  readonly marker: Pick<PublishedMarker, 'heardOfOthers'>;
}

/** A folder with the registry or the streets, of which all machines on one database serve the same version. */
export interface SharedFolder {
  /**
   * Installs a version that another machine has published, or publishes this machine's new version to the others. Must
   * be called every few seconds, but not again before the previous call has finished.
   */
  readonly sync: () => Promise<void>;
  /** Returns the version that this machine serves, or null if it serves none. */
  readonly version: () => Promise<string | null>;
}

const isPublication = (value: unknown): value is SharedPublication =>
  isJsonObject(value) && Number.isSafeInteger(value.number) && typeof value.version === 'string';

const nothingYet = { number: 0, version: '' } as const;

/**
 * Creates the folder of the AED registry that all machines on a database share. It informs `marker` whether any of the
 * machines has a registry.
 */
export function createSharedRegistry({ aedsFolder, marker, ...parts }: SharedRegistryParts): SharedFolder {
  const { engine, dataFolder } = parts;
  return createSharedFolder(parts, {
    shared: 'registry',
    title: 'the registry of AEDs',
    folder: aedsFolder,
    stateFile: 'shared.json',
    versionIn: async (folder) => (await readRegistrySummary(folder))?.version ?? null,
    take: (incoming) => runRegistryCommand(['take', incoming], { dataFolder, aedsFolder }),
    onCheck: async (newest) => marker.heardOfOthers(newest !== null || (await hadRegistry(engine))),
  });
}

/** Creates the folder of the streets that all machines on a database share. */
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
    stateFile: 'shared-streets.json',
    versionIn: async (folder) => (await readStreetsSummary(folder))?.version ?? null,
    take: (incoming) =>
      runRegistryCommand(['take', incoming], { dataFolder, aedsFolder, streetsFolder, tool: 'streets' }),
    onCheck: async () => undefined,
  });
}

interface FolderToShare {
  readonly shared: SharedPublicationKind;
  /** The name of the folder's contents in log messages. */
  readonly title: string;
  readonly folder: string;
  /** The file in which this machine records the newest publication that its folder has had. */
  readonly stateFile: string;
  readonly versionIn: (folder: string) => Promise<string | null>;
  /** Replaces the published folder with the folder at `incoming`. */
  readonly take: (incoming: string) => Promise<string>;
  /** Called at each check with the current publication in the database. */
  readonly onCheck: (newest: SharedPublication | null) => Promise<void>;
}

/**
 * Keeps the contents of a folder identical to the newest publication in the database. The database stores every
 * publication, whether it was made in the panel, by an automatic refresh or on a command line. This machine records the
 * newest publication that its folder has had. If the database has a newer one, it is installed in the folder. If the
 * folder contains a version other than the recorded one, that version is published to the database.
 */
function createSharedFolder({ engine, dataFolder, log }: DatabaseParts, what: FolderToShare): SharedFolder {
  const { shared, title, folder } = what;
  const statePath = join(dataFolder, 'registers', what.stateFile);
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
      // The version is treated as published although it is too large, so that the error is not repeated at every check.
      return { number: (await readNewestPublication(engine, shared))?.number ?? 0, version: own };
    }
  }

  return {
    version,
    async sync() {
      const newest = await readNewestPublication(engine, shared);
      await what.onCheck(newest);
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

/**
 * Returns whether any machine has had a registry from an earlier release. Earlier releases do not store publications in
 * the database.
 */
async function hadRegistry(engine: Engine): Promise<boolean> {
  const { rows } = await engine.transaction((db) =>
    db.query<{ had: boolean }>('select had_registry as had from embedded.served_by', []),
  );
  return rows[0]?.had === true;
}

/**
 * Returns a function that reads the version. It reads it again only if the index has changed, because the index of a
 * large registry is several megabytes in size.
 */
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

import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Engine } from '../db/engine.ts';
import type { PublishedMarker } from '../http/files/published-marker.ts';
import type { ServerLog } from '../log.ts';
import { runRegistryCommand } from '../registers/registry-job.ts';
import { readRegistry } from '../registers/registry-state.ts';
import { isRecord, readStoredJson, storeJson } from '../registers/stored-json.ts';
import { unpackRegistry } from './packed-registry.ts';
import {
  newestPublication,
  type Publication,
  putPublication,
  RegistryTooLongError,
  readPublication,
} from './published-registries.ts';

interface SharedParts {
  readonly engine: Engine;
  readonly dataFolder: string;
  readonly aedsFolder: string;
  readonly marker: Pick<PublishedMarker, 'heardOfOthers'>;
  readonly log: ServerLog;
}

/** The registry of AEDs as all machines on a database serve it. */
export interface SharedRegistry {
  /** Takes what another machine has published, or tells the others what was published here. To be called every few seconds, one after the other. */
  readonly sync: () => Promise<void>;
  /** The version that is served here; null for none. */
  readonly version: () => Promise<string | null>;
}

const isPublication = (value: unknown): value is Publication =>
  isRecord(value) && Number.isSafeInteger(value.number) && typeof value.version === 'string';

const nothingYet = { number: 0, version: '' } as const;

/**
 * The database holds the last publication, wherever it was made: in the panel, by a refresh or on a command line. A machine remembers which
 * one its folder was last the same as: a higher number in the database is taken, another version in the folder is put there.
 */
export function createSharedRegistry(parts: SharedParts): SharedRegistry {
  const { engine, dataFolder, aedsFolder, marker, log } = parts;
  const statePath = join(dataFolder, 'registers', 'shared.json');
  const version = versionReader(aedsFolder);

  async function take(publication: Publication): Promise<void> {
    const incoming = `${aedsFolder}.incoming-${process.pid}`;
    try {
      await rm(incoming, { recursive: true, force: true });
      await readPublication(engine, publication, (bytes) => unpackRegistry(bytes, incoming));
      await runRegistryCommand(['take', incoming], { dataFolder, aedsFolder });
    } finally {
      await rm(incoming, { recursive: true, force: true });
    }
  }

  async function put(own: string): Promise<Publication> {
    try {
      return await putPublication(engine, aedsFolder, own);
    } catch (error) {
      if (!(error instanceof RegistryTooLongError)) throw error;
      log.error({}, error.message);
      // The folder stays the machine's own matter until it is another one.
      return { number: (await newestPublication(engine))?.number ?? 0, version: own };
    }
  }

  return {
    version,
    async sync() {
      const newest = await newestPublication(engine);
      await marker.heardOfOthers(newest !== null || (await hadRegistry(engine)));
      const known = (await readStoredJson(statePath, isPublication)).value ?? nothingYet;
      const own = await version();
      if (newest !== null && (newest.number > known.number || own === null)) {
        if (own !== newest.version) {
          await take(newest);
          log.info({ version: newest.version }, 'Serves the registry of AEDs that another machine published');
        }
        await storeJson(statePath, newest);
      } else if (own !== null && own !== known.version) {
        await storeJson(statePath, await put(own));
      }
    },
  };
}

/** Whether a machine of an earlier version, which tells nobody what it publishes, has had a registry. */
async function hadRegistry(engine: Engine): Promise<boolean> {
  const { rows } = await engine.transaction((db) =>
    db.query<{ had: boolean }>('select had_registry as had from embedded.served_by', []),
  );
  return rows[0]?.had === true;
}

/** Reads an index again only where it is another file: that of the world has megabytes. */
function versionReader(folder: string): () => Promise<string | null> {
  let known: { readonly stamp: string; readonly version: string | null } | null = null;
  return async () => {
    const found = await stat(join(folder, 'index.json')).catch(() => null);
    const stamp = found === null ? '' : `${found.ino} ${found.mtimeMs} ${found.size}`;
    if (known?.stamp === stamp) return known.version;
    const version = found === null ? null : ((await readRegistry(folder))?.version ?? null);
    known = { stamp, version };
    return version;
  };
}

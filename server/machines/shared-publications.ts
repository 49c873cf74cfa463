import { createHash, type Hash } from 'node:crypto';
import { type DatabaseSession, type Engine, noTimeLimits } from '../db/engine.ts';
import { packRegistry } from './pack-registry.ts';

/** The kinds of data that all machines share. The tables in the database are named after them. */
export type SharedPublicationKind = 'registry' | 'streets';

/** A published version of the registry or the streets. All machines serve the newest one. */
export interface SharedPublication {
  /** Increases with each publication, even if an older version is published again. */
  readonly number: number;
  /** The version that is stated in the index of the registry or the streets. */
  readonly version: string;
}

/**
 * Maximum number of parts of a publication, which is one gigabyte in total. A registry of the whole world is about 150
 * megabytes.
 */
const partsMax = 1024;

export class RegistryTooLargeError extends Error {
  constructor(shared: SharedPublicationKind) {
    const variable = shared === 'registry' ? 'AEDS_FOLDER' : 'STREETS_FOLDER';
    super(
      `The published ${shared} folder is larger than ${partsMax} MB when packed, so other machines do not get it from the database. Let them share a folder, named by ${variable}.`,
    );
  }
}

/** Returns the current publication, or null if nothing was ever published. */
export async function readNewestPublication(
  engine: Engine,
  shared: SharedPublicationKind,
): Promise<SharedPublication | null> {
  return engine.transaction((db) => newestIn(db, shared));
}

async function newestIn(db: DatabaseSession, shared: SharedPublicationKind): Promise<SharedPublication | null> {
  const { rows } = await db.query<{ number: string; version: string }>(
    `select number::text, version from embedded.${shared}_publications order by number desc limit 1`,
    [],
  );
  const [row] = rows;
  return row === undefined ? null : { number: Number(row.number), version: row.version };
}

/**
 * Publishes a folder for all machines, in place of the previous publication. If two machines publish the same version
 * at once, it is stored only once.
 */
export function storePublication(
  engine: Engine,
  shared: SharedPublicationKind,
  folder: string,
  version: string,
): Promise<SharedPublication> {
  return engine.transaction(async (db) => {
    await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`publications of the ${shared}`]);
    const previous = await newestIn(db, shared);
    if (previous?.version === version) return previous;
    const number = (previous?.number ?? 0) + 1;
    await db.query(`delete from embedded.${shared}_publications`, []);
    await db.query(`insert into embedded.${shared}_publications (number, version, sha256) values ($1, $2, '')`, [
      number,
      version,
    ]);
    const hash = createHash('sha256');
    let part = 0;
    await packRegistry(folder, async (bytes) => {
      if (part >= partsMax) throw new RegistryTooLargeError(shared);
      hash.update(bytes);
      await db.query(`insert into embedded.${shared}_parts (publication, part, bytes) values ($1, $2, $3)`, [
        number,
        part,
        bytes,
      ]);
      part += 1;
    });
    await db.query(`update embedded.${shared}_publications set sha256 = $2 where number = $1`, [number, hash.digest()]);
    return { number, version };
  }, noTimeLimits);
}

/**
 * Reads a publication's parts and passes them to `take`. Throws if the publication is incomplete or has been replaced.
 */
export function readPublication(
  engine: Engine,
  shared: SharedPublicationKind,
  { number }: SharedPublication,
  take: (parts: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<void> {
  return engine.transaction(async (db) => {
    await db.query('set transaction isolation level repeatable read', []);
    const { rows } = await db.query<{ sha256: Uint8Array }>(
      `select sha256 from embedded.${shared}_publications where number = $1`,
      [number],
    );
    const hash = createHash('sha256');
    await take(partsOf(db, shared, number, hash));
    if (rows[0] === undefined || !hash.digest().equals(Buffer.from(rows[0].sha256))) {
      throw new Error(`Parts of publication ${number} of the ${shared} are missing.`);
    }
  }, noTimeLimits);
}

async function* partsOf(
  db: DatabaseSession,
  shared: SharedPublicationKind,
  number: number,
  hash: Hash,
): AsyncGenerator<Uint8Array> {
  for (let part = 0; ; part += 1) {
    const { rows } = await db.query<{ bytes: Uint8Array }>(
      `select bytes from embedded.${shared}_parts where publication = $1 and part = $2`,
      [number, part],
    );
    const [row] = rows;
    if (row === undefined) return;
    hash.update(row.bytes);
    yield row.bytes;
  }
}

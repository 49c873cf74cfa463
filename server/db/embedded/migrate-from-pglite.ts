import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyRows } from '../copy-rows.ts';
import type { Engine } from '../engine.ts';
import { migrate } from '../migrate.ts';
import { openPglite } from '../pglite.ts';
import { requireMatchingVersion } from '../postgres-version.ts';
import { syncFolder } from '../sync-folder.ts';

/** Where earlier releases kept PGlite's database files. */
const pgliteFolder = (folder: string): string => join(folder, 'postgres');

export function hasPgliteFiles(folder: string): boolean {
  return existsSync(join(pgliteFolder(folder), 'PG_VERSION'));
}

/**
 * Copies the rows of PGlite's files into a new database that nothing uses yet. It opens a copy of the files, because
 * opening writes to them: an interrupted copy is repeated from the same files.
 * @returns the number of rows
 * @throws UnusableDatabaseError if another version of PostgreSQL wrote them
 */
export async function migrateFromPglite(folder: string, target: Engine): Promise<number> {
  const files = pgliteFolder(folder);
  requireMatchingVersion(files);
  const copy = `${files}.reading`;
  rmSync(copy, { recursive: true, force: true });
  try {
    cpSync(files, copy, { recursive: true });
    return await copyDatabase(await openPglite({ folder: copy }), target);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/**
 * Copies the rows of `source` into `target`, an empty database, migrates both to the latest state, and closes `source`.
 */
export async function copyDatabase(source: Engine, target: Engine): Promise<number> {
  try {
    await migrate(source);
    await migrate(target);
    return await copyRows(source, target);
  } finally {
    await source.close();
  }
}

/** The old files are kept under an unused name until the operator deletes them. */
export function setPgliteFilesAside(folder: string): void {
  if (!hasPgliteFiles(folder)) return;
  renameSync(pgliteFolder(folder), join(folder, `carried-over-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`));
  syncFolder(folder);
}

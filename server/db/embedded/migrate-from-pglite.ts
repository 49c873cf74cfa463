import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyRows } from '../copy-rows.ts';
import type { Engine } from '../engine.ts';
import { migrate } from '../migrate.ts';
import { openPglite } from '../pglite.ts';
import { requireMatchingVersion } from '../postgres-version.ts';
import { syncFolder } from '../sync-folder.ts';

/** Returns the folder in which earlier releases stored PGlite's database files. */
const pgliteFolder = (folder: string): string => join(folder, 'postgres');

export function hasPgliteFiles(folder: string): boolean {
  return existsSync(join(pgliteFolder(folder), 'PG_VERSION'));
}

/**
 * Copies the rows of PGlite's database into a new database that nothing uses yet. Opening PGlite writes to its files,
 * so a copy of them is opened. After an interruption, the copying can be repeated with the same files.
 * @returns the number of rows
 * @throws UnusableDatabaseError if another version of PostgreSQL wrote the files
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
 * Migrates both databases to the latest state, copies the rows of `source` into `target`, which has no data, and closes
 * `source`. Returns the number of rows.
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

/** Renames the folder with PGlite's files, which the operator may then delete. */
export function setPgliteFilesAside(folder: string): void {
  if (!hasPgliteFiles(folder)) return;
  renameSync(pgliteFolder(folder), join(folder, `carried-over-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`));
  syncFolder(folder);
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseRefusedError } from './database-refused.ts';

/** The major version of PostgreSQL among the packages, PGlite's too; its files are readable by no other. */
export const postgresMajor = '18';

/**
 * Files of another major version of PostgreSQL are left as they are.
 * @throws DatabaseRefusedError
 */
export function refuseOtherVersion(databaseFolder: string): void {
  const versionFile = join(databaseFolder, 'PG_VERSION');
  if (!existsSync(versionFile)) return;
  const version = readFileSync(versionFile, 'utf8').trim();
  if (version !== postgresMajor) {
    throw new DatabaseRefusedError(
      `The database folder was written by PostgreSQL ${version}, and this release runs ${postgresMajor}. Start the release that wrote it, or restore a backup with this one.`,
      `The database in ${databaseFolder} was written by PostgreSQL ${version}, but this release runs ${postgresMajor}. ` +
        'Make a backup with the release that wrote it, and restore it here.',
    );
  }
}

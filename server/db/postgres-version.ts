import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UnusableDatabaseError } from './unusable-database-error.ts';

/**
 * Major version of PostgreSQL in the npm packages, including PGlite. PostgreSQL cannot read the files of another major
 * version.
 */
export const postgresMajor = '18';

/**
 * Refuses database files that another major version has written, and leaves them unchanged.
 * @throws UnusableDatabaseError
 */
export function requireMatchingVersion(databaseFolder: string): void {
  const versionFile = join(databaseFolder, 'PG_VERSION');
  if (!existsSync(versionFile)) return;
  const version = readFileSync(versionFile, 'utf8').trim();
  if (version !== postgresMajor) {
    throw new UnusableDatabaseError(
      `The database folder was written by PostgreSQL ${version}, and this release runs ${postgresMajor}. Start the release that wrote it, or restore a backup with this one.`,
      `The database in ${databaseFolder} was written by PostgreSQL ${version}, but this release runs ${postgresMajor}. ` +
        'Make a backup with the release that wrote it, and restore it here.',
    );
  }
}

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * A file of SQL that is applied once. `20261101090000_create_tables.sql` has the version `20261101090000` and the name
 * `create_tables`.
 */
export interface SqlFile {
  readonly version: string;
  readonly name: string;
  readonly text: string;
}

export const bootstrapFolder = fileURLToPath(new URL('./bootstrap/', import.meta.url));
export const migrationsFolder = fileURLToPath(new URL('../../supabase/migrations/', import.meta.url));

/**
 * Reads the SQL files of a folder, sorted by version.
 * @throws if a name is not VERSION_name.sql, or if two files have the same version
 */
export function readSqlFiles(folder: string): readonly SqlFile[] {
  const files = readdirSync(folder)
    .filter((fileName) => fileName.endsWith('.sql'))
    .sort()
    .map((fileName) => {
      const match = /^(\d+)_([a-z0-9_]+)\.sql$/.exec(fileName);
      if (match === null) {
        throw new Error(
          `The SQL file "${fileName}" must be named VERSION_verb_noun.sql, with digits first. Rename it.`,
        );
      }
      return {
        version: match[1] as string,
        name: match[2] as string,
        text: readFileSync(`${folder}/${fileName}`, 'utf8'),
      };
    });
  const twice = files.find((file, place) => files[place - 1]?.version === file.version);
  if (twice !== undefined) {
    throw new Error(
      `Two SQL files in ${folder} have the version ${twice.version}. Give the later one another version.`,
    );
  }
  return files;
}

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** The paths of all files that are committed or about to be, relative to the project's folder. */
export const trackedFiles: readonly string[] = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((path) => path !== '' && existsSync(path));

/** The paths of all source files except generated ones. */
export const sourceFiles = trackedFiles.filter(
  (path) => /\.(?:ts|tsx|mjs|css|sql)$/.test(path) && !/^supabase\/(?:database\.types\.ts$|schemas\/)/.test(path),
);

/** Returns the paths of the source files whose text matches a pattern. */
export function findSourceFilesMatching(pattern: RegExp): string[] {
  return sourceFiles.filter((path) => pattern.test(readFileSync(path, 'utf8')));
}

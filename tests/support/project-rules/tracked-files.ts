import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Every file of the project that is committed or about to be, relative to the project's folder. */
export const trackedFiles: readonly string[] = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((path) => path !== '' && existsSync(path));

/** The hand-written sources among them, without generated ones. */
export const sourceFiles = trackedFiles.filter(
  (path) => /\.(?:ts|tsx|mjs|css|sql)$/.test(path) && !/^supabase\/(?:database\.types\.ts$|schemas\/)/.test(path),
);

/** Paths of the sources that match a pattern. */
export function sourcesWith(pattern: RegExp): string[] {
  return sourceFiles.filter((path) => pattern.test(readFileSync(path, 'utf8')));
}

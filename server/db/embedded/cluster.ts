import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { syncFolder } from '../sync-folder.ts';
import { killOrphanedPostgres } from './kill-orphaned-postgres.ts';
import { type PostgresProgram, postgresEnvironment } from './postgres-program.ts';

const execute = promisify(execFile);

/** Returns the path of PostgreSQL's data directory, which is inside the folder `database`. */
export const clusterFolder = (folder: string): string => join(folder, 'cluster');

/**
 * Creates the database files if there are none. This takes about a second, in another process. The files are created in
 * a folder with a temporary name, so that an interrupted start leaves no incomplete database. `fill` may insert rows
 * before the folder gets its final name.
 */
export async function createCluster(
  folder: string,
  { binaries, account }: PostgresProgram,
  fill: (unfinished: string) => Promise<void> = async () => {},
): Promise<void> {
  const cluster = clusterFolder(folder);
  if (existsSync(cluster)) return;
  const unfinished = `${cluster}.unfinished`;
  await killOrphanedPostgres(unfinished);
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  if (account !== undefined) chownSync(unfinished, account.uid, account.gid);
  const words = ['-D', unfinished, '-U', 'postgres', '--auth-local=trust', '--auth-host=reject', '-E', 'UTF8'];
  // Text is sorted by its bytes, and its case is converted by Unicode's rules. Neither depends on the machine's
  // locales.
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  await execute(join(binaries, 'initdb'), [...words, ...locale], { ...account, env: postgresEnvironment });
  await fill(unfinished);
  renameSync(unfinished, cluster);
  syncFolder(folder);
}

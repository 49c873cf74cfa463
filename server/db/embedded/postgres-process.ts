import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { killOrphanedPostgres } from './kill-orphaned-postgres.ts';
import { type PostgresProgram, postgresEnvironment } from './postgres-program.ts';

export interface PostgresProcess {
  /** Resolves with the last error output when the process has exited. */
  readonly ended: Promise<string>;
  readonly stop: () => Promise<void>;
}

/**
 * A shell script that runs PostgreSQL, and stops it when its standard input is closed. The system closes that input
 * when the site's process ends, even if it is killed; without the script, PostgreSQL would continue to run. PostgreSQL
 * gets a lower priority than the server, so that database queries do not slow down the serving of pages. The script is
 * for sh, which exists wherever PostgreSQL runs.
 */
const supervisorScript = `exec 3<&0
nice -n 5 "$@" 3<&- </dev/null & server=$!
( read -r line <&3; kill -INT "$server" ) 2>/dev/null & watcher=$!
wait "$server"; code=$?
kill "$watcher" 2>/dev/null
exit "$code"`;

/**
 * Settings that differ from PostgreSQL's defaults. fsync, full_page_writes and synchronous_commit keep their default,
 * which is on, so that no commit is lost. The server listens only on a socket in its own folder, which only its account
 * and root can enter.
 */
const settings: Readonly<Record<string, string>> = {
  listen_addresses: '',
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',
  max_connections: '20',
  shared_buffers: '64MB',
  max_wal_size: '256MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  // Without parallel workers, a query uses only one processor. Parallel workers would also share memory in /dev/shm,
  // which is small in containers.
  max_parallel_workers_per_gather: '0',
  temp_file_limit: '256MB',
  jit: 'off',
  // An error of a statement may quote user data, so only the caller gets it, and it is not logged.
  log_min_messages: 'fatal',
  log_min_error_statement: 'panic',
};

const stopMsMax = 1_500;

/** Starts PostgreSQL with these files. When this returns, it may not accept connections yet. */
export async function startPostgresProcess(
  cluster: string,
  { binaries, account }: PostgresProgram,
  onComplaint: (line: string) => void,
): Promise<PostgresProcess> {
  await killOrphanedPostgres(cluster);
  const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(
    '/bin/sh',
    ['-c', supervisorScript, 'postgres', join(binaries, 'postgres'), '-D', cluster, ...words],
    {
      ...account,
      env: postgresEnvironment,
      // In a separate process group, PostgreSQL does not receive an interrupt from the terminal. Only the site receives
      // it, and the site stops the database last.
      detached: true,
      stdio: ['pipe', 'ignore', 'pipe'],
    },
  );
  let last = '';
  createInterface(child.stderr as NonNullable<ChildProcess['stderr']>).on('line', (line) => {
    const isFatal = / (?:FATAL|PANIC): /.test(line);
    // The last fatal message is stored. The lines with details and hints that follow do not replace it.
    if (isFatal || last === '') last = line;
    if (isFatal && !/ FATAL: {2}the database system is /.test(line)) onComplaint(line);
  });
  // Writing to the pipe fails when the server has exited. The "exit" event below handles that case.
  child.stdin?.on('error', () => {});
  const ended = new Promise<string>((resolve) => {
    child.once('exit', () => resolve(last)).once('error', (error) => resolve(error.message));
  });
  return { ended, stop: () => stop(child, ended) };
}

async function stop(child: ChildProcess, ended: Promise<string>): Promise<void> {
  // The server rolls back open transactions and then writes everything to disk, which may take a while.
  child.stdin?.end();
  const timer = setTimeout(() => process.kill(-(child.pid as number), 'SIGQUIT'), stopMsMax);
  await ended;
  clearTimeout(timer);
}

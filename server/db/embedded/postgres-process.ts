import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { killOrphan } from './kill-orphan.ts';
import { type PostgresProgram, postgresEnvironment } from './postgres-program.ts';

export interface PostgresProcess {
  /** Resolves when it has exited, with its last error output. */
  readonly ended: Promise<string>;
  readonly stop: () => Promise<void>;
}

/**
 * Stops the server when the pipe on its input closes, because the site's process has ended in any way: PostgreSQL
 * itself would outlive its parent. It is plain sh, which exists wherever PostgreSQL runs. Its lower priority puts pages
 * before database queries.
 */
const keeper = `exec 3<&0
nice -n 5 "$@" 3<&- </dev/null & server=$!
( read -r line <&3; kill -INT "$server" ) 2>/dev/null & watcher=$!
wait "$server"; code=$?
kill "$watcher" 2>/dev/null
exit "$code"`;

/**
 * Differences from PostgreSQL's defaults. Durability is unchanged: fsync, full_page_writes and synchronous_commit are
 * on. It listens only on a socket in its own folder, which only its account and root can enter.
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
  // One processor per query, and no shared memory in /dev/shm, which is small in containers.
  max_parallel_workers_per_gather: '0',
  temp_file_limit: '256MB',
  jit: 'off',
  // Statement errors can quote user data; they go to the caller, not to the log.
  log_min_messages: 'fatal',
  log_min_error_statement: 'panic',
};

const stopMsMax = 1_500;

/** Starts the server on these files. It is ready once it accepts a connection. */
export async function startPostgresProcess(
  cluster: string,
  { binaries, account }: PostgresProgram,
  onComplaint: (line: string) => void,
): Promise<PostgresProcess> {
  await killOrphan(cluster);
  const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn('/bin/sh', ['-c', keeper, 'postgres', join(binaries, 'postgres'), '-D', cluster, ...words], {
    ...account,
    env: postgresEnvironment,
    // In its own process group: an interrupt from the terminal is for the site, which stops the database last.
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let last = '';
  createInterface(child.stderr as NonNullable<ChildProcess['stderr']>).on('line', (line) => {
    const isFatal = / (?:FATAL|PANIC): /.test(line);
    // Keeps a fatal message: it is followed by lines with details and hints.
    if (isFatal || last === '') last = line;
    if (isFatal && !/ FATAL: {2}the database system is /.test(line)) onComplaint(line);
  });
  // The pipe breaks when the server exits; the "exit" event reports that.
  child.stdin?.on('error', () => {});
  const ended = new Promise<string>((resolve) => {
    child.once('exit', () => resolve(last)).once('error', (error) => resolve(error.message));
  });
  return { ended, stop: () => stop(child, ended) };
}

async function stop(child: ChildProcess, ended: Promise<string>): Promise<void> {
  // Open transactions are rolled back; then everything is flushed, which takes as long as the disk needs.
  child.stdin?.end();
  const timer = setTimeout(() => process.kill(-(child.pid as number), 'SIGQUIT'), stopMsMax);
  await ended;
  clearTimeout(timer);
}

import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { killOrphan } from './kill-orphan.ts';
import { type PostgresProgram, postgresEnvironment } from './postgres-program.ts';

export interface ServerProcess {
  /** Resolves when it has ended, with what it last complained of. */
  readonly ended: Promise<string>;
  readonly stop: () => Promise<void>;
}

/**
 * Keeps the server company: when the pipe on its input closes, because the site's process ended in whatever way, the server is told to
 * stop. PostgreSQL itself would go on without its parent. Plain sh, which is there wherever the program runs. Where both want the
 * processor, pages come before questions to the database.
 */
const keeper = `exec 3<&0
nice -n 5 "$@" 3<&- </dev/null & server=$!
( read -r line <&3; kill -INT "$server" ) 2>/dev/null & watcher=$!
wait "$server"; code=$?
kill "$watcher" 2>/dev/null
exit "$code"`;

/**
 * What differs from PostgreSQL's own defaults. Durability does not: fsync, full_page_writes and synchronous_commit are on. It listens on a
 * socket in its own folder alone, which only its account and root may enter.
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
  // A visitor's question is worth one processor, and no memory shared through /dev/shm, which containers keep small.
  max_parallel_workers_per_gather: '0',
  temp_file_limit: '256MB',
  jit: 'off',
  // Errors of statements quote what people wrote; they are told to anyone who asked, and not to the log.
  log_min_messages: 'fatal',
  log_min_error_statement: 'panic',
};

const stopMsMax = 1_500;

/** Starts the server on these files. It is not ready yet: its first connection tells. */
export async function startServer(
  cluster: string,
  { binaries, account }: PostgresProgram,
  onComplaint: (line: string) => void,
): Promise<ServerProcess> {
  await killOrphan(cluster);
  const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn('/bin/sh', ['-c', keeper, 'postgres', join(binaries, 'postgres'), '-D', cluster, ...words], {
    ...account,
    env: postgresEnvironment,
    // Not of the terminal's group: an interrupt is for the site, which stops the database last.
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let last = '';
  createInterface(child.stderr as NonNullable<ChildProcess['stderr']>).on('line', (line) => {
    const isFatal = / (?:FATAL|PANIC): /.test(line);
    // Details and hints come after it.
    if (isFatal || last === '') last = line;
    if (isFatal && !/ FATAL: {2}the database system is /.test(line)) onComplaint(line);
  });
  // The pipe breaks when the server ends by itself; "exit" tells that.
  child.stdin?.on('error', () => {});
  const ended = new Promise<string>((resolve) => {
    child.once('exit', () => resolve(last)).once('error', (error) => resolve(error.message));
  });
  return { ended, stop: () => stop(child, ended) };
}

async function stop(child: ChildProcess, ended: Promise<string>): Promise<void> {
  // Open transactions are rolled back; then everything is written down, which takes as long as the disk needs.
  child.stdin?.end();
  const timer = setTimeout(() => process.kill(-(child.pid as number), 'SIGQUIT'), stopMsMax);
  await ended;
  clearTimeout(timer);
}

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const stopMsMax = 10_000;
const pollMs = 100;

/**
 * Stops a PostgreSQL process that still uses these files although the server that started it has ended, and deletes its
 * lock files. Normally a shell script stops PostgreSQL when its server ends, but the script may have been killed too.
 * The caller must have locked the data folder, so that no other server can be using the process.
 */
export async function killOrphanedPostgres(cluster: string): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  const socketLock = join(cluster, '.s.PGSQL.5432.lock');
  if (!existsSync(pidFile)) return rmSync(socketLock, { force: true });
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  for (let waitedMs = 0; isServerOf(cluster, pid); waitedMs += pollMs) {
    // The first signal requests a normal shutdown and the second one an immediate shutdown. An immediate shutdown loses
    // nothing that was committed, because that is in the WAL.
    if (waitedMs === 0) process.kill(pid, 'SIGINT');
    else if (waitedMs === stopMsMax / 2) process.kill(pid, 'SIGQUIT');
    else if (waitedMs > stopMsMax) {
      throw new Error(
        `A PostgreSQL (process ${pid}) still uses ${cluster} and did not stop when asked. Stop it yourself.`,
      );
    }
    await wait(pollMs);
  }
  // PostgreSQL would refuse to start if another process now has the process id in the lock files, or if the old process
  // is a zombie.
  for (const file of [pidFile, socketLock]) rmSync(file, { force: true });
}

function isServerOf(cluster: string, pid: number): boolean {
  return Number.isInteger(pid) && pid > 0 && commandLineOf(pid).includes(`-D ${cluster} `);
}

function commandLineOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return `${execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })} `;
  } catch {
    return '';
  }
}

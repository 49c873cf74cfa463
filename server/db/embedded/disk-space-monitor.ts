import { closeSync, existsSync, fsyncSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { EmbeddedLog } from './embedded-log.ts';

export interface DiskSpaceMonitor {
  /** Whether there is enough space for writes to be accepted. */
  readonly hasRoom: () => boolean;
  /** Deletes the reserve file, so that a database that has stopped for lack of space can continue. */
  readonly giveReserve: () => void;
  readonly close: () => void;
}

const megabyte = 1024 * 1024;
/**
 * Minimum free space for accepting writes. PostgreSQL may fill two WAL segments of 16 MB before the next check, and it
 * needs space for a checkpoint.
 */
const freeBytesMin = 64 * megabyte;
const reserveBytes = 32 * megabyte;
const lookEveryMs = 250;

/**
 * Monitors the free space on the database's disk. Below the minimum, writes are refused and reads continue. If other
 * programs fill the disk completely, a reserve file is deleted. The database can then write what it needs to start and
 * to answer reads.
 */
export function watchDiskSpace(folder: string, log: EmbeddedLog): DiskSpaceMonitor {
  const reserve = join(folder, 'reserve');
  let hasRoom = true;
  const look = () => {
    const free = freeBytes(folder);
    const had = hasRoom;
    hasRoom = free >= freeBytesMin;
    if (hasRoom && !existsSync(reserve) && free >= freeBytesMin + reserveBytes) createReserve(reserve);
    if (had && !hasRoom)
      log.error({ freeMb: Math.floor(free / megabyte) }, 'The disk is nearly full: nothing is saved');
    if (!had && hasRoom) log.warn({ freeMb: Math.floor(free / megabyte) }, 'The disk has room again');
  };
  look();
  const timer = setInterval(look, lookEveryMs);
  timer.unref();
  return {
    hasRoom: () => hasRoom,
    giveReserve: () => {
      rmSync(reserve, { force: true });
      look();
    },
    close: () => clearInterval(timer),
  };
}

/**
 * Returns the free space of the disk in bytes, or 0 if the disk is unavailable. The server then continues to serve
 * pages.
 */
function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/** Creates the reserve file. It is written in full, because a sparse file would reserve no space. */
function createReserve(path: string): void {
  try {
    const handle = openSync(path, 'w', 0o600);
    try {
      const zeros = Buffer.alloc(megabyte, 1);
      for (let written = 0; written < reserveBytes; written += megabyte) writeSync(handle, zeros);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  } catch {
    // There was not enough space for the file. The next check tries again.
    rmSync(path, { force: true });
  }
}

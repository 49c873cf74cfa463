import { closeSync, existsSync, fsyncSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { EmbeddedLog } from './embedded-log.ts';

export interface DiskSpace {
  /** Whether writes are accepted. */
  readonly hasRoom: () => boolean;
  /** Gives the reserve to the database, which has died or hangs for want of room. */
  readonly giveReserve: () => void;
  readonly close: () => void;
}

const megabyte = 1024 * 1024;
/** A log segment of PostgreSQL has 16 MB: two are due before the next look at the disk finds it full, and a checkpoint beside them. */
const writeMin = 64 * megabyte;
const reserveBytes = 32 * megabyte;
const lookEveryMs = 250;

/**
 * Watches the room on the disk of the database. Below the least, writes are refused before they are started; reads go on. Should another
 * program take even the last byte, a reserve kept as a file is given up, so that the database can write what it must to start and to be read.
 */
export function watchDiskSpace(folder: string, log: EmbeddedLog): DiskSpace {
  const reserve = join(folder, 'reserve');
  let hasRoom = true;
  const look = () => {
    const free = freeBytes(folder);
    const had = hasRoom;
    hasRoom = free >= writeMin;
    if (hasRoom && !existsSync(reserve) && free >= writeMin + reserveBytes) keepReserve(reserve);
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

/** None on a disk that is gone: pages are served all the same. */
function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/** Written out, for a file with a hole takes no room; under its name only when it is whole would be too much care for nothing. */
function keepReserve(path: string): void {
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
    // The room went meanwhile: the next look tries again.
    rmSync(path, { force: true });
  }
}

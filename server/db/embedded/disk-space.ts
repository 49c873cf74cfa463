import { closeSync, existsSync, fsyncSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { EmbeddedLog } from './embedded-log.ts';

export interface DiskSpace {
  /** Whether writes are accepted. */
  readonly hasRoom: () => boolean;
  /** Gives up the reserve so that a database that stopped or hangs for lack of space can continue. */
  readonly giveReserve: () => void;
  readonly close: () => void;
}

const megabyte = 1024 * 1024;
/**
 * A WAL segment of PostgreSQL has 16 MB: two may be written before the next check notices a full disk, plus a
 * checkpoint.
 */
const writeMin = 64 * megabyte;
const reserveBytes = 32 * megabyte;
const lookEveryMs = 250;

/**
 * Monitors free space on the database's disk. Below the minimum, writes are refused before they start; reads continue.
 * If another program fills the disk completely, a reserve file is deleted so that the database can write what it needs
 * to start and be read.
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

/** The disk may be unavailable; pages are served all the same. */
function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/** Written in full, because a sparse file reserves no space; writing it atomically is not necessary. */
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
    // Space ran out meanwhile: the next check tries again.
    rmSync(path, { force: true });
  }
}

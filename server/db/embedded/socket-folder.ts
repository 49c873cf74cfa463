import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The system's limit for a socket path is 108 bytes (104 on some systems), including the terminating zero. */
const pathBytesMax = 103;
const socketName = '.s.PGSQL.5432';

export interface SocketFolder {
  /** Absolute, and short enough to connect through. */
  readonly path: string;
  readonly remove: () => void;
}

/** A path to PostgreSQL's socket, through a symbolic link if the folder's own path is too long. */
export function socketFolder(cluster: string): SocketFolder {
  const absolute = resolve(cluster);
  if (fits(absolute)) return { path: absolute, remove: () => {} };
  const folder = mkdtempSync(join(tmpdir(), 'database-'));
  const link = join(folder, 'cluster');
  symlinkSync(absolute, link);
  return { path: link, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, socketName)) <= pathBytesMax;
}

import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The system's limit for the path of a socket is 108 bytes, on some systems 104, with the byte at the end. */
const pathBytesMax = 103;
const socketName = '.s.PGSQL.5432';

export interface SocketFolder {
  /** Absolute, and short enough to connect through. */
  readonly path: string;
  readonly remove: () => void;
}

/** A way to the socket that PostgreSQL opens in its folder, by a link where the folder's own path is too long. */
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

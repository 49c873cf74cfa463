import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { copyRows } from '../copy-rows.ts';
import { migrate } from '../migrate.ts';
import { syncFolder } from '../sync-folder.ts';
import type { DiskRoom } from './disk-room.ts';
import type { EmbeddedLog } from './embedded-log.ts';
import { openEmbeddedPostgres } from './open-embedded-postgres.ts';
import { openPgliteThread } from './pglite-thread.ts';
import type { PostgresProgram } from './postgres-program.ts';

interface CarryParts {
  readonly program: PostgresProgram;
  readonly room: DiskRoom;
  readonly log: EmbeddedLog;
}

/** Where an earlier release, or a machine without PostgreSQL's own server, kept the database. */
export const pgliteFolder = (folder: string): string => join(folder, 'postgres');

export function hasPgliteFiles(folder: string): boolean {
  return existsSync(join(pgliteFolder(folder), 'PG_VERSION'));
}

/** Copies the rows of PGlite's files into a new cluster that nobody uses yet; all of them, or the cluster is never used. */
export async function carryOver(from: string, cluster: string, parts: CarryParts): Promise<void> {
  const source = await openPgliteThread({ folder: from, room: parts.room, log: parts.log });
  try {
    const target = await openEmbeddedPostgres({ cluster, ...parts });
    try {
      await migrate(source);
      await migrate(target);
      const rows = await copyRows(source, target);
      parts.log.warn({ rows }, "The database was carried over from PGlite to PostgreSQL's own server");
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/** What was carried over is kept under a name that is used no more, until the operator deletes it. */
export function setCarriedAside(folder: string): void {
  if (!hasPgliteFiles(folder)) return;
  renameSync(pgliteFolder(folder), join(folder, `carried-over-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`));
  syncFolder(folder);
}

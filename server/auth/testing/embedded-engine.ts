import { readdir, readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import type { Engine } from '../../db/engine.ts';

/** A fresh database in memory, with the schema of the embedded server. */
export async function startEmbeddedEngine(): Promise<Engine> {
  const database = await PGlite.create();
  for (const folder of ['server/db/bootstrap', 'supabase/migrations']) {
    for (const file of (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.sql')).sort()) {
      await database.exec(await readFile(`${folder}/${file}`, 'utf8'));
    }
  }
  return {
    transaction: (work) =>
      database.transaction((connection) =>
        work({
          async query<Row>(text: string, parameters: readonly unknown[] = []) {
            const { rows, affectedRows } = await connection.query<Row>(text, [...parameters]);
            return { rows, rowCount: rows.length || (affectedRows ?? 0) };
          },
        }),
      ) as never,
    close: () => database.close(),
  };
}

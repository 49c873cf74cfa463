import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { Engine } from '../../../server/db/engine.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { openPglite } from '../../../server/db/pglite.ts';
import { openPostgres } from '../../../server/db/postgres/postgres.ts';
import { bootstrapFolder, migrationsFolder, readSqlFiles } from '../../../server/db/sql-files.ts';
import { runOnServer } from './postgres-server.ts';

/** Outside of Vitest, such as in a benchmark, `import.meta.env` is undefined. */
const serverUrl = import.meta.env?.TEST_DATABASE_URL as string | undefined;

/**
 * Opens a migrated, empty database for one test file. It is embedded, or on the server of TEST_DATABASE_URL if that is
 * set.
 */
export function openTestDatabase(): Promise<Engine> {
  return serverUrl === undefined ? openFromDump() : openOnServer(serverUrl);
}

async function openFromDump(): Promise<Engine> {
  return openPglite({ startFrom: await createMigratedDump() });
}

/**
 * Creates a dump of a migrated database, unless one exists. Opening PGlite from a dump takes one second, and creating
 * the same database from scratch takes several.
 */
export async function createMigratedDump(): Promise<Blob> {
  const path = fileURLToPath(
    new URL(`../../../node_modules/.cache/test-database/${schemaFingerprint()}.tar.gz`, import.meta.url),
  );
  if (!existsSync(path)) await writeDump(path);
  return new Blob([readFileSync(path)], { type: 'application/x-gzip' });
}

function schemaFingerprint(): string {
  const hash = createHash('sha256');
  for (const folder of [bootstrapFolder, migrationsFolder]) {
    for (const { version, text } of readSqlFiles(folder)) hash.update(`${version}\n${text}`);
  }
  return hash.digest('hex').slice(0, 16);
}

async function writeDump(path: string): Promise<void> {
  const engine = await openPglite();
  await migrate(engine);
  const dump = Buffer.from(await (await engine.dump()).arrayBuffer());
  await engine.close();
  mkdirSync(dirname(path), { recursive: true });
  // Several test files may write the dump at the same time. Each writes a separate file and renames it, which is
  // atomic.
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, dump);
  renameSync(draft, path);
}

async function openOnServer(url: string): Promise<Engine> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(url, `create database ${name} template ${await createMigratedTemplate(url)}`);
  const engine = await openPostgres({ connectionString: databaseAt(url, name) });
  return {
    transaction: (work) => engine.transaction(work),
    async close() {
      await engine.close();
      await runOnServer(url, `drop database ${name} with (force)`);
    },
  };
}

function databaseAt(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** An arbitrary number for a lock that nothing else on the server uses. */
const templateLock = 731_905_265;

/**
 * Returns the name of a migrated template database. The first test file that needs it creates it, once per server,
 * because copying a template takes a tenth of the time of migrating. Only one file may migrate at a time: roles belong
 * to the whole server, and creating a role twice fails.
 */
export async function createMigratedTemplate(url: string): Promise<string> {
  const name = `migrated_${schemaFingerprint()}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) {
      const draft = `draft_${randomUUID().replaceAll('-', '')}`;
      await client.query(`create database ${draft}`);
      const engine = await openPostgres({ connectionString: databaseAt(url, draft) });
      await migrate(engine);
      await engine.close();
      // The database gets its final name only after it is migrated.
      await client.query(`alter database ${draft} rename to ${name}`);
    }
    return name;
  } finally {
    await client.end();
  }
}

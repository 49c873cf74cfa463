import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMigratedDump } from '../../../tests/support/database/test-database.ts';
import type { DatabaseSession, Engine } from '../engine.ts';
import { migrate } from '../migrate.ts';
import { openPglite } from '../pglite.ts';
import { bootstrapFolder, readSqlFiles } from '../sql-files.ts';
import { renderSchemaFiles } from './schema-files.ts';
import { readSchemaStatements, type SchemaStatement } from './schema-statements.ts';

const committedFolder = fileURLToPath(new URL('../../../supabase/schemas/', import.meta.url));

function readCommitted(): ReadonlyMap<string, string> {
  const paths = readdirSync(committedFolder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.sql'),
  );
  return new Map(paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(committedFolder, path), 'utf8')]));
}

let engine: Engine;
let statements: readonly SchemaStatement[];
beforeAll(async () => {
  engine = await openPglite({ startFrom: await createMigratedDump() });
  statements = await engine.transaction(readSchemaStatements);
});
afterAll(() => engine.close());

/** Makes a change to the database, returns the schema files for it, and rolls it back. */
async function filesAfter(change: string): Promise<ReadonlyMap<string, string>> {
  class Undo extends Error {}
  let files: ReadonlyMap<string, string> = new Map();
  await engine
    .transaction(async (session) => {
      await session.query(change);
      files = renderSchemaFiles(await readSchemaStatements(session));
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  return files;
}

/**
 * Runs statements in an order that works. Statements that fail are tried again in the next round, until all have
 * succeeded.
 */
async function runInAnyOrder(session: DatabaseSession, all: readonly SchemaStatement[]): Promise<void> {
  await session.query('set local check_function_bodies = off');
  let waiting = all;
  while (waiting.length > 0) {
    const failed: SchemaStatement[] = [];
    let reason = '';
    for (const one of waiting) {
      await session.query('savepoint before_statement');
      try {
        await session.query(one.statement);
      } catch (error) {
        reason = `${one.statement}\n${error}`;
        failed.push(one);
        await session.query('rollback to savepoint before_statement');
      }
    }
    if (failed.length === waiting.length) throw new Error(reason);
    waiting = failed;
  }
}

describe('supabase/schemas/', () => {
  it('is generated from the migrations; after a new one run `npm run schema`', () => {
    const committed = readCommitted();
    const given = renderSchemaFiles(statements);
    expect([...committed.keys()].sort()).toEqual([...given.keys()].sort());
    for (const [path, text] of given) expect(committed.get(path), path).toBe(text);
  });

  it('is complete: an empty database with its statements has the same schema', async () => {
    const empty = await openPglite();
    // The first migration is applied too, because it revokes what Supabase grants to everyone.
    const bootstrap = readSqlFiles(bootstrapFolder).map(({ version }) => version);
    await migrate(empty, { only: { bootstrap, migrations: ['20261101090000'] } });
    const { kept, added } = await empty.transaction(async (session) => {
      const before = new Set((await readSchemaStatements(session)).map(({ statement }) => statement));
      const toAdd = statements.filter(({ statement }) => !before.has(statement));
      await runInAnyOrder(session, toAdd);
      return { kept: await readSchemaStatements(session), added: toAdd.length };
    });
    await empty.close();
    expect(added).toBeGreaterThan(300);
    expect(renderSchemaFiles(kept)).toEqual(renderSchemaFiles(statements));
  });

  it.each([
    ['a column', 'alter table public.user_roles add column pet text', 'tables/user_roles.sql'],
    [
      'a comment on a column',
      `comment on column public.user_roles.role is 'Another sentence.'`,
      'tables/user_roles.sql',
    ],
    [
      'a constraint',
      `alter table public.user_roles add constraint role_is_short check (char_length(role) < 9)`,
      'tables/user_roles.sql',
    ],
    ['an index', 'create index user_roles_by_role on public.user_roles (role)', 'tables/user_roles.sql'],
    ['a policy', 'drop policy "only a session that lasts" on public.user_roles', 'tables/user_roles.sql'],
    ['a right on a column', 'grant insert (role) on public.user_roles to authenticated', 'tables/user_roles.sql'],
    ['a right on a function', 'grant execute on function private.is_admin() to anon', 'functions/callers.sql'],
    [
      'a function',
      `create function private.is_cat() returns boolean language sql set search_path = '' as 'select true'`,
      'functions/callers.sql',
    ],
    [
      'a trigger on a table of accounts',
      'create trigger zz after delete on auth.users for each row execute function private.forget_in_ledger()',
      'functions/ledger.sql',
    ],
    ['a right on a schema', 'grant usage on schema private to anon', 'schemas.sql'],
  ])('notices %s', async (_what, change, path) => {
    const before = renderSchemaFiles(statements);
    const after = await filesAfter(change);
    expect([...after].filter(([file, text]) => before.get(file) !== text).map(([file]) => file)).toEqual([path]);
  });

  it('refuses a kind of object that it cannot write', async () => {
    await expect(filesAfter(`create type public.colour as enum ('red')`)).rejects.toThrow(
      'public.colour (type) cannot be written yet',
    );
  });
});

import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect } from 'vitest';
import { createDatabaseTest } from '../../tests/support/database/database-test.ts';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import type { DatabaseSession, Engine } from './engine.ts';
import { migrate } from './migrate.ts';
import { readSqlFiles } from './sql-files.ts';

/**
 * Clears the list of applied migrations, because `migrate` refuses to run if an applied migration is missing in the
 * folder.
 */
const seed = async (owner: DatabaseSession) => {
  await owner.query('delete from supabase_migrations.schema_migrations', []);
};

const it = createDatabaseTest({ seed });

let migrations: string;
beforeEach(() => {
  migrations = createTestFolder();
});
function write(name: string, text: string): void {
  writeFileSync(join(migrations, name), text);
}

describe('migrating', () => {
  it('does nothing on a database that is up to date', async ({ engine }) => {
    expect(await migrate(engine)).toEqual([]);
  });

  it('opens an up-to-date read-only database, and explains the failure when there is a migration to apply', async ({
    inside,
  }) => {
    const readOnly: Engine = {
      ...inside,
      transaction: (work) =>
        inside.transaction(async (session) => {
          await session.query('set transaction read only');
          return work(session);
        }),
    };
    write('20260101000000_create_steps.sql', 'create table public.steps (first int);');
    await migrate(inside, { migrations });
    expect(await migrate(readOnly, { migrations })).toEqual([]);
    write('20260102000000_add_second.sql', 'alter table public.steps add column second int;');
    await expect(migrate(readOnly, { migrations })).rejects.toMatchObject({ code: '25006' });
  });

  it('applies each file once, in order, and records it as the Supabase CLI does', async ({ inside, owner }) => {
    write('20260102000000_add_second.sql', 'alter table public.steps add column second int;');
    write('20260101000000_create_steps.sql', 'create table public.steps (first int);');
    expect(await migrate(inside, { migrations })).toEqual(['20260101000000_create_steps', '20260102000000_add_second']);
    expect(await migrate(inside, { migrations })).toEqual([]);
    const ledger = await owner.query(
      'select version, name, statements from supabase_migrations.schema_migrations order by version',
      [],
    );
    expect(ledger.rows[0]).toEqual({
      version: '20260101000000',
      name: 'create_steps',
      statements: ['create table public.steps (first int);'],
    });
  });

  it('keeps nothing of a file that fails half-way, and names it', async ({ inside, owner }) => {
    write('20260101000000_fail_later.sql', 'create table public.steps (first int); select 1/0;');
    await expect(migrate(inside, { migrations })).rejects.toThrow(
      /20260101000000_fail_later\.sql failed and changed nothing: division by zero/,
    );
    const left = await owner.query(
      "select to_regclass('public.steps') as steps, (select count(*)::int from supabase_migrations.schema_migrations) as entries",
      [],
    );
    expect(left.rows).toEqual([{ steps: null, entries: 0 }]);
  });

  it('refuses a file that changed after it was applied, except in its spacing', async ({ inside }) => {
    write('20260101000000_create_steps.sql', 'create table public.steps (first int);');
    await migrate(inside, { migrations });
    write('20260101000000_create_steps.sql', 'create table public.steps (\n  first int\n);\n');
    expect(await migrate(inside, { migrations })).toEqual([]);
    write('20260101000000_create_steps.sql', 'create table public.steps (first text);');
    await expect(migrate(inside, { migrations })).rejects.toThrow(
      /20260101000000_create_steps differs from what was applied/,
    );
  });

  it('refuses to continue when an applied file is missing', async ({ inside }) => {
    write('20260101000000_create_steps.sql', 'create table public.steps (first int);');
    await migrate(inside, { migrations });
    rmSync(join(migrations, '20260101000000_create_steps.sql'));
    await expect(migrate(inside, { migrations })).rejects.toThrow(
      /The file 20260101000000_create_steps, .+, is missing/,
    );
  });

  it('leaves a hosted Supabase project alone', async ({ inside, owner }) => {
    await owner.query('create table auth.schema_migrations (version text)', []);
    await expect(migrate(inside)).rejects.toThrow(/The accounts of this database belong to Supabase's own server/);
  });
});

describe('the names of SQL files', () => {
  it('must consist of a version and a name', () => {
    write('create-steps.sql', '');
    expect(() => readSqlFiles(migrations)).toThrow(
      /The SQL file "create-steps.sql" must be named VERSION_verb_noun.sql/,
    );
  });

  it('must not share a version', () => {
    write('20260101000000_one.sql', '');
    write('20260101000000_two.sql', '');
    expect(() => readSqlFiles(migrations)).toThrow(/have the version 20260101000000/);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rolledBack } from '../../tests/support/database/rolled-back.ts';
import { openTestDatabase } from '../../tests/support/database/test-database.ts';
import type { Engine, Session } from './engine.ts';
import { migrate } from './migrate.ts';
import { readSqlFiles } from './sql-files.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await openTestDatabase();
});
afterAll(() => engine.close());

let migrations: string;
beforeEach(() => {
  migrations = mkdtempSync(join(tmpdir(), 'migrations-'));
});
afterEach(() => rmSync(migrations, { recursive: true, force: true }));

function write(name: string, text: string): void {
  writeFileSync(join(migrations, name), text);
}

/** A database on which no migration has been applied yet, only the folder of this test will be. */
function withEmptyLedger(test: (inside: Engine, owner: Session) => Promise<void>): Promise<void> {
  return rolledBack(engine, async (inside, owner) => {
    await owner.query('delete from supabase_migrations.schema_migrations', []);
    await test(inside, owner);
  });
}

describe('migrating', () => {
  it('finds nothing left to do on a database that is up to date', async () => {
    expect(await migrate(engine)).toEqual([]);
  });

  it('applies each file once, in order, and writes it down as the Supabase CLI does', () =>
    withEmptyLedger(async (inside, owner) => {
      write('20260102000000_add_second.sql', 'alter table public.steps add column second int;');
      write('20260101000000_create_steps.sql', 'create table public.steps (first int);');
      expect(await migrate(inside, { migrations })).toEqual([
        '20260101000000_create_steps',
        '20260102000000_add_second',
      ]);
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
    }));

  it('keeps nothing of a file that fails half-way, and says which it was', () =>
    withEmptyLedger(async (inside, owner) => {
      write('20260101000000_fail_later.sql', 'create table public.steps (first int); select 1/0;');
      await expect(migrate(inside, { migrations })).rejects.toThrow(
        /20260101000000_fail_later\.sql failed and changed nothing: division by zero/,
      );
      const left = await owner.query(
        "select to_regclass('public.steps') as steps, (select count(*)::int from supabase_migrations.schema_migrations) as entries",
        [],
      );
      expect(left.rows).toEqual([{ steps: null, entries: 0 }]);
    }));

  it('refuses a file that changed after it was applied, but not its spacing', () =>
    withEmptyLedger(async (inside) => {
      write('20260101000000_create_steps.sql', 'create table public.steps (first int);');
      await migrate(inside, { migrations });
      write('20260101000000_create_steps.sql', 'create table public.steps (\n  first int\n);\n');
      expect(await migrate(inside, { migrations })).toEqual([]);
      write('20260101000000_create_steps.sql', 'create table public.steps (first text);');
      await expect(migrate(inside, { migrations })).rejects.toThrow(
        /20260101000000_create_steps that differs from what was applied/,
      );
    }));

  it('refuses to go on without a file that was applied', () =>
    withEmptyLedger(async (inside) => {
      write('20260101000000_create_steps.sql', 'create table public.steps (first int);');
      await migrate(inside, { migrations });
      rmSync(join(migrations, '20260101000000_create_steps.sql'));
      await expect(migrate(inside, { migrations })).rejects.toThrow(/Got no file for 20260101000000_create_steps/);
    }));

  it('leaves a hosted Supabase project alone', () =>
    withEmptyLedger(async (inside, owner) => {
      await owner.query('create table auth.schema_migrations (version text)', []);
      await expect(migrate(inside)).rejects.toThrow(/belong to Supabase's own server, expected a plain PostgreSQL/);
    }));
});

describe('the names of SQL files', () => {
  it('must be a version and a name', () => {
    write('create-steps.sql', '');
    expect(() => readSqlFiles(migrations)).toThrow(
      /Got the SQL file "create-steps.sql", expected VERSION_verb_noun.sql/,
    );
  });

  it('must not share a version', () => {
    write('20260101000000_one.sql', '');
    write('20260101000000_two.sql', '');
    expect(() => readSqlFiles(migrations)).toThrow(/two SQL files of the version 20260101000000/);
  });
});

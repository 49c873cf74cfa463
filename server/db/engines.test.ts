import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  findPostgresBinaries,
  type PostgresServer,
  startPostgresServer,
} from '../../tests/support/database/postgres-server.ts';
import { openTestDatabase } from '../../tests/support/database/test-database.ts';
import type { Engine, SqlStatement } from './engine.ts';
import { openPool, openPostgres, type PooledEngine } from './postgres/postgres.ts';
import { anonymousCaller, runStatementAsCaller } from './run-as-caller.ts';
import { renderDatabaseTypes } from './schema/render-database-types.ts';
import { readSchema } from './schema/schema.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await openTestDatabase();
});
afterAll(() => engine.close());

describe('an engine', () => {
  it('returns the same types from every engine', async () => {
    const answer = await engine.transaction((session) =>
      session.query(
        `select 7::int8 as small, 9007199254740993::int8 as large, array[1, 2]::int8[] as list, 1.50::numeric as exact, 0.5::float8 as rough,
           timestamptz '2026-01-01T00:00:00Z' as time, true as yes, '{"a": [1]}'::jsonb as json, array['x', 'y'] as words, null::text as none`,
        [],
      ),
    );
    expect(answer).toEqual({
      rows: [
        {
          small: 7,
          large: 9007199254740993n,
          list: [1, 2],
          exact: '1.50',
          rough: 0.5,
          time: new Date('2026-01-01T00:00:00Z'),
          yes: true,
          json: { a: [1] },
          words: ['x', 'y'],
          none: null,
        },
      ],
      rowCount: 1,
    });
  });

  it('counts the rows that a statement changes, and returns the last result of several statements', async () => {
    await engine.transaction(async (session) => {
      await session.query('create temporary table counted (n int) on commit drop');
      expect((await session.query('insert into counted select generate_series(1, $1::int)', [5])).rowCount).toBe(5);
      expect((await session.query('delete from counted where n > $1', [3])).rowCount).toBe(2);
      expect((await session.query('select 1; select n from counted order by n limit 1')).rows).toEqual([{ n: 1 }]);
    });
  });

  it('rolls everything back when the work throws, and serves the next caller', async () => {
    const failing = engine.transaction(async (session) => {
      await session.query('create table public.half_done (n int)', []);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    const after = await engine.transaction((session) =>
      session.query("select to_regclass('public.half_done') as half", []),
    );
    expect(after.rows).toEqual([{ half: null }]);
  });
});

describe.each(findPostgresBinaries())('a batch of statements to PostgreSQL $major', (binaries) => {
  let server: PostgresServer;
  let pool: PooledEngine;
  let hasRoom = true;
  const atOnce = <Row = unknown>(...statements: readonly (string | SqlStatement)[]) => {
    const listed = statements.map((each) => (typeof each === 'string' ? { text: each, parameters: [] } : each));
    return pool.atOnce<Row>(listed);
  };

  beforeAll(async () => {
    server = await startPostgresServer(binaries);
    // There is only one connection, so this test fails if the previous test has left settings on it.
    pool = openPool({ connectionString: server.url }, { maxConnections: 1, hasRoom: () => hasRoom });
    await pool.transaction((session) =>
      session.query(`create table public.kept (n int primary key, constraint kept_is_small check (n < 10));
        create table public.checked_late (n int references public.kept deferrable initially deferred);
        create role visitor nologin;
        create role anon nologin;
        grant visitor, anon to site_owner;
        grant select on public.kept to visitor;
        alter table public.kept enable row level security;
        create policy seen on public.kept to visitor using (n = current_setting('my.number', true)::int);
        insert into public.kept values (1), (2)`),
    );
    await pool.transaction((session) =>
      session.query(binaries.major < 16 ? 'select 1' : 'grant visitor, anon to site_owner with set true'),
    );
  });
  afterAll(async () => {
    await pool.close();
    await server.stop();
  });

  const become = (number: string): SqlStatement => ({
    text: "select set_config('my.number', $1, true), set_config('role', 'visitor', true)",
    parameters: [number],
  });

  it('returns the rows of the last, with the types of any other statement, each time', async () => {
    const text = 'select $1::int as n, $2::text as word, $3::text[] as words, $4::text as none, 7::int8 as large';
    for (let time = 0; time < 4; time += 1) {
      const statement = { text, parameters: [time, 'a"b\\\\', ['x,y', '"', 'back\\\\slash', ''], null] };
      expect(await atOnce('select 1 as other', statement)).toEqual([
        { n: time, word: 'a"b\\\\', words: ['x,y', '"', 'back\\\\slash', ''], none: null, large: 7 },
      ]);
    }
  });

  it('keeps its role and settings from the next use of the connection', async () => {
    const seen =
      "select n, current_user::text as who, current_setting('my.number', true) as number from public.kept order by n";
    for (let time = 0; time < 4; time += 1) {
      expect(await atOnce(become('1'), seen)).toEqual([{ n: 1, who: 'visitor', number: '1' }]);
      expect(await atOnce(become('2'), seen)).toEqual([{ n: 2, who: 'visitor', number: '2' }]);
      expect(await atOnce(seen)).toEqual([1, 2].map((n) => ({ n, who: 'site_owner', number: '' })));
    }
  });

  it('is rolled back when one fails, and none after it runs', async () => {
    const insert = (n: number) => ({ text: 'insert into public.kept values ($1) returning n', parameters: [n] });
    for (let time = 0; time < 3; time += 1) {
      await expect(atOnce(insert(5), insert(50), insert(6))).rejects.toMatchObject({
        code: '23514',
        constraint: 'kept_is_small',
      });
      await expect(atOnce('select no_such_thing()', insert(7))).rejects.toMatchObject({ code: '42883' });
      // Setting the role fails, and the next statement must not run with the privileges of the database's owner.
      const unable = { text: "select set_config('role', 'nobody_at_all', true)", parameters: [] };
      await expect(atOnce(unable, 'select * from public.kept')).rejects.toMatchObject({ code: '22023' });
    }
    expect(await atOnce('select n from public.kept order by n')).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('is refused when only the commit finds the error', async () => {
    const late = { text: 'insert into public.checked_late values ($1) returning n', parameters: [99] };
    await expect(atOnce(late)).rejects.toMatchObject({ code: '23503' });
    expect(await atOnce('select count(*)::int as n from public.checked_late')).toEqual([{ n: 0 }]);
  });

  it('ends at the timeout that one of them sets, which is not left on the connection', async () => {
    const limit = "select set_config('statement_timeout', '50', true)";
    await expect(atOnce(limit, 'select pg_sleep(30)')).rejects.toMatchObject({ code: '57014' });
    expect(await atOnce('show statement_timeout')).toEqual([{ statement_timeout: '0' }]);
  });

  it('has the limits of a caller', async () => {
    const asked = {
      text: "select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock, current_user::text as who",
      parameters: [],
    };
    expect(await runStatementAsCaller(pool, anonymousCaller, asked, { 'request.method': 'GET' })).toEqual([
      { statement: '3s', lock: '1s', who: 'anon' },
    ]);
  });

  it('may only read when the disk is full', async () => {
    hasRoom = false;
    try {
      await expect(atOnce('insert into public.kept values (9) returning n')).rejects.toMatchObject({ reason: 'full' });
      expect(await atOnce('select count(*)::int as n from public.kept')).toEqual([{ n: 2 }]);
    } finally {
      hasRoom = true;
    }
    expect(await atOnce('show transaction_read_only')).toEqual([{ transaction_read_only: 'off' }]);
  });

  it("reports a read-only server as unavailable, but a read-only caller's own write as refused", async () => {
    const connectionString = `${server.url}${server.url.includes('?') ? '&' : '?'}options=-c%20default_transaction_read_only%3Don`;
    const standby = openPool({ connectionString });
    const write = { text: 'insert into public.kept values (9)', parameters: [] };
    const refusal = { name: 'DatabaseUnavailableError', reason: 'read_only', retryAfterSeconds: 10 };
    await expect(standby.atOnce([write])).rejects.toMatchObject(refusal);
    await expect(standby.transaction((session) => session.query(write.text, []))).rejects.toMatchObject(refusal);
    expect(await standby.atOnce([{ text: 'select count(*)::int as n from public.kept', parameters: [] }])).toEqual([
      { n: 2 },
    ]);
    await standby.close();
    const asReader = "select set_config('transaction_read_only', 'on', true)";
    await expect(atOnce(asReader, write)).rejects.toMatchObject({ code: '25006' });
  });

  it('keeps no more prepared statements than the limit per connection', async () => {
    for (let n = 0; n < 100; n += 1) {
      const statement = `select ${n} as n`;
      await atOnce(statement);
      expect(await atOnce(statement)).toEqual([{ n }]);
      await expect(atOnce(statement, `select ${n} / 0`)).rejects.toMatchObject({ code: '22012' });
    }
    const [{ held } = { held: 0 }] = await atOnce<{ held: number }>(
      'select count(*)::int as held from pg_prepared_statements',
    );
    expect(held).toBeGreaterThan(10);
    expect(held).toBeLessThanOrEqual(40);
  });

  it('works again after somebody has deallocated the prepared statements', async () => {
    await atOnce('select 1 as one');
    await atOnce('select 1 as one');
    await pool.transaction((session) => session.query('deallocate all'));
    expect(await atOnce('select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('an unreachable PostgreSQL server', () => {
  it('is reported in a sentence without the password', async () => {
    const opening = openPostgres({ connectionString: 'postgres://somebody:opensesame@127.0.0.1:1/nothing' });
    await expect(opening).rejects.toThrow(
      'Nothing listens at the address in DATABASE_URL. Start the PostgreSQL server, or correct the address.',
    );
    await expect(opening).rejects.not.toThrow(/opensesame/);
  });
});

describe('supabase/database.types.ts', () => {
  it('is generated from the migrations; after a new one run `npm run schema`', async () => {
    const committed = readFileSync(new URL('../../supabase/database.types.ts', import.meta.url), 'utf8');
    expect(committed).toBe(renderDatabaseTypes(await readSchema(engine)));
  });
});

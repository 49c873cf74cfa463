import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../tests/support/test-database.ts';
import type { Engine } from './engine.ts';
import { openPostgres } from './postgres.ts';
import { readSchema } from './schema.ts';
import { typesText } from './types-text.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await openTestDatabase();
});
afterAll(() => engine.close());

describe('an engine', () => {
  it('gives values the same types whichever it is', async () => {
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

  it('counts the rows that a statement changes, and gives the last answer of several statements', async () => {
    await engine.transaction(async (session) => {
      await session.query('create temporary table counted (n int) on commit drop');
      expect((await session.query('insert into counted select generate_series(1, $1::int)', [5])).rowCount).toBe(5);
      expect((await session.query('delete from counted where n > $1', [3])).rowCount).toBe(2);
      expect((await session.query('select 1; select n from counted order by n limit 1')).rows).toEqual([{ n: 1 }]);
    });
  });

  it('undoes everything when the work throws, and serves the next caller', async () => {
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

describe('a PostgreSQL server out of reach', () => {
  it('is told in a sentence without the password', async () => {
    const opening = openPostgres({ connectionString: 'postgres://somebody:opensesame@127.0.0.1:1/nothing' });
    await expect(opening).rejects.toThrow(
      /Could not reach the PostgreSQL server: .+ Check the address in DATABASE_URL/,
    );
    await expect(opening).rejects.not.toThrow(/opensesame/);
  });
});

describe('supabase/database.types.ts', () => {
  it('is what the migrations give; after a new one run `node server/db/generate-types.ts`', async () => {
    const committed = readFileSync(new URL('../../supabase/database.types.ts', import.meta.url), 'utf8');
    expect(committed).toBe(typesText(await readSchema(engine)));
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asCaller, type Caller } from '../../server/db/as-caller.ts';
import type { Engine, Session } from '../../server/db/engine.ts';
import { callers, people, seedPeople } from '../support/people.ts';
import { rolledBack } from '../support/rolled-back.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { openTestDatabase } from '../support/test-database.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await openTestDatabase();
});
afterAll(() => engine.close());

const krakow = { aed_id: 'osm/node/1', longitude: 19.94, latitude: 50.06 };
const gone = { kind: 'gone', ...krakow };

/** Calls a function as somebody who asks from an address; answers its value, or the SQLSTATE that refused it. */
async function call<Value>(
  inside: Engine,
  caller: Caller,
  name: string,
  given: Readonly<Record<string, unknown>>,
  address = '192.0.2.1',
): Promise<Value | { readonly refused: string }> {
  const names = Object.keys(given);
  const text = `select public.${name}(${names.map((key, place) => `${key} => $${place + 1}`).join(', ')}) as value`;
  try {
    return await asCaller(
      inside,
      caller,
      async (session) => (await session.query<{ value: Value }>(text, Object.values(given))).rows[0]?.value as Value,
      { 'request.headers': JSON.stringify({ 'x-forwarded-for': address }) },
    );
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === undefined) throw error;
    return { refused: code };
  }
}

const report = (
  inside: Engine,
  said: Readonly<Record<string, unknown>>,
  address?: string,
  caller: Caller = callers.anonymous,
) => call<string>(inside, caller, 'report_aed', { report_id: randomUUID(), ...said }, address);

interface Told {
  readonly aed: string;
  readonly kind: string;
  readonly state: string;
  readonly by: number;
  readonly question?: string;
  readonly place?: readonly number[];
  readonly hours?: string;
}

/** What everybody is told of the square that Kraków is in. */
const told = (inside: Engine) =>
  call(inside, callers.anonymous, 'list_aed_reports', { tile_x: 35, tile_y: 21 }) as Promise<readonly Told[]>;

async function caseIdOf(owner: Session, kind = 'gone'): Promise<string> {
  const { rows } = await owner.query<{ id: string }>('select id from public.aed_report_cases where kind = $1', [kind]);
  return rows[0]?.id as string;
}

const decide = (inside: Engine, caller: Caller, sought_case: string, decision: string, more = {}) =>
  call<string>(inside, caller, 'decide_aed_case', { sought_case, decision, reason: 'I was there.', ...more });

const box = { name: 'Lesser Poland', west: 19, south: 49, east: 21.5, north: 50.6 };
const appoint = (inside: Engine, member: string, areas: readonly unknown[] = [box]) =>
  call(inside, callers.administrator, 'appoint_steward', { member, areas: JSON.stringify(areas) });

async function countOf(owner: Session, table: string): Promise<number> {
  return (
    (await owner.query<{ count: number }>(`select count(*)::int as count from public.${table}`, [])).rows[0]?.count ??
    -1
  );
}

describe('a report', () => {
  it('of a visitor is told to the next one, without its words, and counted once however often it is sent', async () => {
    await rolledBack(engine, async (inside, owner) => {
      const report_id = randomUUID();
      expect(await report(inside, { ...gone, report_id, words: 'Only the hook is left.' })).toBe('kept');
      expect(await report(inside, { ...gone, report_id })).toBe('kept');
      const list = await told(inside);
      expect(list).toEqual([
        {
          aed: 'osm/node/1',
          kind: 'gone',
          state: 'open',
          by: 1,
          since: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          last: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        },
      ]);
      expect(JSON.stringify(list)).not.toContain('hook');
      expect(await countOf(owner, 'aed_reports')).toBe(1);
    });
  });

  it.each([
    ['addresses of one /24', '192.0.2.1', '192.0.2.200'],
    ['addresses of one /48', '2001:db8:7::1', '2001:db8:7:ffff::9'],
    ['an address in its two forms', '192.0.2.1', '::ffff:192.0.2.1'],
    ['what is no address at all', 'nonsense', ''],
  ])('counts %s as one', async (_what, one, other) => {
    await rolledBack(engine, async (inside) => {
      expect(await report(inside, gone, one)).toBe('kept');
      expect(await report(inside, gone, other)).toBe('counted');
      expect((await told(inside))[0]?.by).toBe(1);
      expect(await report(inside, gone, '203.0.113.5')).toBe('kept');
      expect((await told(inside))[0]?.by).toBe(2);
    });
  });

  it('reads the address as hosted Supabase tells it: the one that Cloudflare sets before what a sender may have written', async () => {
    await rolledBack(engine, async (inside, owner) => {
      const from = (headers: Readonly<Record<string, string>>) =>
        asCaller(
          inside,
          callers.anonymous,
          (session) =>
            session.query(
              'select public.report_aed(report_id => $1, kind => $2, aed_id => $3, longitude => 1, latitude => 1)',
              [randomUUID(), 'gone', 'a/1'],
            ),
          { 'request.headers': JSON.stringify(headers) },
        );
      await from({ 'x-forwarded-for': '198.51.100.1, 192.0.2.1', 'cf-connecting-ip': '203.0.113.9' });
      await from({ 'x-forwarded-for': '198.51.101.1, 192.0.2.1', 'cf-connecting-ip': '203.0.113.9' });
      expect(await countOf(owner, 'aed_reports')).toBe(1);
    });
  });

  it('keeps no network: under another key the same one is another digest', async () => {
    await rolledBack(engine, async (inside, owner) => {
      await report(inside, gone);
      await owner.query('update private.network_key set key = private.ledger_salt()');
      expect(await report(inside, gone)).toBe('kept');
    });
  });

  it('that a member sends may hold a way to reach them; a visitor may leave none', async () => {
    await rolledBack(engine, async (inside, owner) => {
      await seedPeople(owner);
      expect(await report(inside, { ...gone, contact: 'grace@example.org' })).toEqual({ refused: '42501' });
      expect(await report(inside, { ...gone, contact: 'grace@example.org' }, undefined, callers.owner)).toBe('kept');
      await owner.query('delete from auth.sessions');
      expect(await report(inside, gone, '203.0.113.5', callers.owner)).toEqual({ refused: 'PT401' });
    });
  });

  it.each([
    ['a kind nobody knows', { ...krakow, kind: 'stolen' }, '23514'],
    ['no kind', { ...krakow, kind: null }, '23502'],
    ['no AED', { kind: 'gone', longitude: 1, latitude: 1 }, '22023'],
    ['a missing AED with an id', { ...krakow, kind: 'new', place_longitude: 1, place_latitude: 1 }, '22023'],
    ['an id that stands for a missing one', { ...gone, aed_id: 'new/1' }, '22023'],
    ['a place with what has none', { ...gone, place_longitude: 1, place_latitude: 1 }, '22023'],
    ['half a place', { ...krakow, kind: 'place', place_longitude: 1 }, '22023'],
    ['a place beyond the earth', { ...krakow, kind: 'place', place_longitude: 181, place_latitude: 1 }, '23514'],
    ['no number for a place', { ...krakow, kind: 'place', place_longitude: 'NaN', place_latitude: 1 }, '23514'],
    ['an AED nowhere', { ...gone, longitude: null }, '23502'],
    ['words without end', { ...gone, words: 'x'.repeat(501) }, '23514'],
  ])('is refused with %s, and leaves nothing', async (_what, said, code) => {
    await rolledBack(engine, async (inside, owner) => {
      expect(await report(inside, said)).toEqual({ refused: code });
      expect(await countOf(owner, 'aed_report_cases')).toBe(0);
    });
  });

  it('however it is made up is refused by name or kept, and what is told stays readable', async () => {
    const { pick, fraction } = seededRandom(14);
    const texts = [
      null,
      '',
      ' ',
      'x',
      'x'.repeat(201),
      '\u202e\ud83d\ude80',
      "'; drop table",
      'osm/node/1',
      'new/',
      '\\x00',
    ];
    const numbers = [null, 0, -180, 180, 90, -90, 91, 1e308, 'NaN', 'Infinity', '-Infinity', 19.94, 50.06, 5e-324];
    const values: Readonly<Record<string, readonly unknown[]>> = {
      kind: ['gone', 'out-of-order', 'hours', 'place', 'present', 'new', null, 'x'],
      aed_id: texts,
      longitude: numbers,
      latitude: numbers,
      place_longitude: [null, ...numbers],
      place_latitude: [null, ...numbers],
      hours_text: texts,
      box_text: texts,
      words: texts,
      seen_at: [null, 'infinity', '-infinity', '2026-11-12T10:00:00Z', '9999-01-01', 'yesterday', 'x'],
    };
    const known = ['22003', '22007', '22023', '23502', '23514', '42501', 'PT429'];
    await rolledBack(engine, async (inside) => {
      const seen = new Set<string>();
      for (let round = 0; round < 150; round++) {
        const said = Object.fromEntries(
          Object.entries(values).flatMap(([name, choice]) => (fraction() < 0.2 ? [[name, pick(choice)]] : [])),
        );
        const answer = await report(inside, { ...gone, ...said }, `10.0.${round}.1`);
        seen.add(typeof answer === 'string' ? answer : answer.refused);
      }
      expect([...seen].filter((outcome) => !['kept', 'counted', ...known].includes(outcome))).toEqual([]);
      expect([...seen]).toContain('kept');
      expect(Array.isArray(await told(inside))).toBe(true);
    });
  });
});

describe('a flood', () => {
  it('of one network against one AED is one report; of a hundred networks twenty', async () => {
    await rolledBack(engine, async (inside, owner) => {
      for (let turn = 0; turn < 30; turn++) await report(inside, gone);
      expect(await countOf(owner, 'aed_reports')).toBe(1);
      for (let turn = 0; turn < 30; turn++) await report(inside, gone, `10.1.${turn}.1`);
      expect(await countOf(owner, 'aed_reports')).toBe(20);
      expect(await told(inside)).toMatchObject([{ state: 'open', by: 20 }]);
    });
  });

  it('of one network against many AEDs ends at sixty a day, and of missing ones at ten', async () => {
    await rolledBack(engine, async (inside) => {
      const missing = { kind: 'new', place_longitude: 19.9, place_latitude: 50 };
      for (let turn = 0; turn < 10; turn++) expect(await report(inside, missing)).toBe('kept');
      expect(await report(inside, missing)).toEqual({ refused: 'PT429' });
      for (let turn = 10; turn < 60; turn++)
        expect(await report(inside, { ...gone, aed_id: `a/${turn}` })).toBe('kept');
      expect(await report(inside, { ...gone, aed_id: 'a/last' })).toEqual({ refused: 'PT429' });
      expect(await report(inside, gone, '203.0.113.5')).toBe('kept');
    });
  });

  it("of everybody ends at the day's number for visitors, and not for members", async () => {
    await rolledBack(engine, async (inside, owner) => {
      await seedPeople(owner);
      await owner.query(`create or replace function private.report_limits(
          out network_a_day integer, out new_of_network_a_day integer, out all_a_day integer, out networks_of_case integer
        ) language sql immutable set search_path = '' as 'select 60, 10, 2, 20'`);
      for (const turn of [1, 2]) expect(await report(inside, gone, `10.1.${turn}.1`)).toBe('kept');
      expect(await report(inside, gone, '10.1.3.1')).toEqual({ refused: 'PT429' });
      expect(await report(inside, gone, '10.1.3.1', callers.owner)).toBe('kept');
    });
  });

  it('that claims a false place for an AED counts nowhere else', async () => {
    await rolledBack(engine, async (inside) => {
      for (let turn = 0; turn < 25; turn++) await report(inside, { ...gone, longitude: -70 }, `10.1.${turn}.1`);
      expect(await told(inside)).toEqual([]);
      expect(await report(inside, gone)).toBe('kept');
      expect(await told(inside)).toMatchObject([{ by: 1 }]);
    });
  });
});

describe('a steward', () => {
  it('is appointed and dismissed by administrators alone, and the history of roles has each change', async () => {
    await rolledBack(engine, async (inside, owner) => {
      await seedPeople(owner);
      const areas = JSON.stringify([box]);
      for (const caller of [callers.anonymous, callers.owner, callers.stranger]) {
        expect(await call(inside, caller, 'appoint_steward', { member: people.ada.id, areas })).toEqual({
          refused: '42501',
        });
        expect(await call(inside, caller, 'dismiss_steward', { member: people.ada.id })).toEqual({ refused: '42501' });
      }
      for (const wrong of ['{}', '[]', '[{"name":"x","west":2,"south":0,"east":1,"north":1}]', '[{"name":"x"}]']) {
        const answer = await call(inside, callers.administrator, 'appoint_steward', {
          member: people.ada.id,
          areas: wrong,
        });
        expect(answer).toHaveProperty('refused');
      }
      await appoint(inside, people.ada.id);
      await call(inside, callers.administrator, 'dismiss_steward', { member: people.ada.id });
      const { rows } = await owner.query<{ change: string; changed_by: string }>(
        "select change, changed_by from public.role_changes where role = 'steward' order by changed_at, change",
        [],
      );
      expect(rows.map(({ change }) => change).sort()).toEqual(['granted', 'removed']);
      expect(new Set(rows.map(({ changed_by }) => changed_by))).toEqual(new Set([people.linus.id]));
    });
  });

  it('reads and decides inside the areas given, nowhere else, and nothing once dismissed', async () => {
    await rolledBack(engine, async (inside, owner) => {
      await seedPeople(owner);
      await appoint(inside, people.ada.id);
      await report(inside, { ...krakow, kind: 'out-of-order' });
      await report(inside, { kind: 'out-of-order', aed_id: 'osm/node/2', longitude: 14.5, latitude: 46.05 });
      const read = () =>
        asCaller(
          inside,
          callers.stranger,
          async (session) =>
            (await session.query<{ id: string; aed_id: string }>('select id, aed_id from public.aed_report_cases', []))
              .rows,
        );
      expect((await read()).map(({ aed_id }) => aed_id)).toEqual(['osm/node/1']);
      const { rows } = await owner.query<{ id: string; aed_id: string }>(
        'select id, aed_id from public.aed_report_cases',
        [],
      );
      const idOf = (aed: string) => rows.find(({ aed_id }) => aed_id === aed)?.id as string;
      expect(await decide(inside, callers.stranger, idOf('osm/node/2'), 'refused')).toEqual({ refused: '42501' });
      expect(await decide(inside, callers.owner, idOf('osm/node/1'), 'refused')).toEqual({ refused: '42501' });
      expect(await decide(inside, callers.anonymous, idOf('osm/node/1'), 'refused')).toEqual({ refused: '42501' });
      expect(await decide(inside, callers.stranger, idOf('osm/node/1'), 'confirmed')).toBe('confirmed');
      await call(inside, callers.administrator, 'dismiss_steward', { member: people.ada.id });
      expect(await read()).toEqual([]);
      expect(await decide(inside, callers.stranger, idOf('osm/node/1'), 'reopened')).toEqual({ refused: '42501' });
    });
  });

  it('reads no network, and a way to reach people only with the case', async () => {
    await rolledBack(engine, async (inside, owner) => {
      await seedPeople(owner);
      await appoint(inside, people.ada.id);
      await report(inside, { ...gone, contact: 'grace@example.org' }, undefined, callers.owner);
      const ask = (columns: string) =>
        asCaller(inside, callers.stranger, (session) => session.query(`select ${columns} from public.aed_reports`, []));
      expect((await ask('contact')).rows).toEqual([{ contact: 'grace@example.org' }]);
      await expect(ask('network')).rejects.toMatchObject({ code: '42501' });
    });
  });

  it('with a second factor that was not shown decides nothing', async () => {
    await rolledBack(engine, async (inside, owner) => {
      await seedPeople(owner);
      await appoint(inside, people.ada.id);
      await report(inside, gone);
      await owner.query(
        `insert into auth.mfa_factors (id, user_id, factor_type, status, secret, created_at, updated_at)
         values (gen_random_uuid(), $1, 'totp', 'verified', 'x', now(), now())`,
        [people.ada.id],
      );
      expect(await decide(inside, callers.stranger, await caseIdOf(owner), 'refused')).toEqual({ refused: '42501' });
    });
  });
});

describe('a decision', () => {
  async function prepared(test: (inside: Engine, owner: Session) => Promise<void>) {
    await rolledBack(engine, async (inside, owner) => {
      await seedPeople(owner);
      await appoint(inside, people.ada.id);
      await test(inside, owner);
    });
  }

  it('that an AED is gone takes two people', async () => {
    await prepared(async (inside, owner) => {
      await report(inside, gone);
      const id = await caseIdOf(owner);
      expect(await decide(inside, callers.stranger, id, 'confirmed')).toBe('awaits-second');
      expect(await told(inside)).toMatchObject([{ state: 'open' }]);
      expect(await decide(inside, callers.stranger, id, 'confirmed')).toEqual({ refused: '42501' });
      expect(await decide(inside, callers.administrator, id, 'confirmed')).toBe('confirmed');
      expect(await told(inside)).toMatchObject([{ state: 'confirmed' }]);
    });
  });

  it('that was undone between does not count as the first of two', async () => {
    await prepared(async (inside, owner) => {
      await report(inside, gone);
      const id = await caseIdOf(owner);
      await decide(inside, callers.stranger, id, 'confirmed');
      expect(await decide(inside, callers.stranger, id, 'reopened')).toBe('open');
      expect(await decide(inside, callers.administrator, id, 'confirmed')).toBe('awaits-second');
      expect(await decide(inside, callers.stranger, id, 'confirmed')).toBe('confirmed');
    });
  });

  it('says what is to be, and is undone by another that leaves it standing', async () => {
    await prepared(async (inside, owner) => {
      await report(inside, { ...krakow, kind: 'place', place_longitude: 19.95, place_latitude: 50.07 });
      const id = await caseIdOf(owner, 'place');
      expect(await decide(inside, callers.stranger, id, 'confirmed')).toEqual({ refused: '22023' });
      const place = { place_longitude: 19.95, place_latitude: 50.07, registered: '{"position":[19.94,50.06]}' };
      expect(await decide(inside, callers.stranger, id, 'confirmed', place)).toBe('confirmed');
      expect(await told(inside)).toMatchObject([{ state: 'confirmed', place: [19.95, 50.07] }]);
      expect(await decide(inside, callers.stranger, id, 'confirmed', place)).toEqual({ refused: '22023' });
      expect(await decide(inside, callers.administrator, id, 'reopened')).toBe('open');
      const [open] = await told(inside);
      expect(open).not.toHaveProperty('place');
      expect(await countOf(owner, 'aed_report_decisions')).toBe(2);
    });
  });

  it('to ask puts the question before everybody, and a refusal ends the count', async () => {
    await prepared(async (inside, owner) => {
      await report(inside, gone);
      await report(inside, gone, '203.0.113.5');
      const id = await caseIdOf(owner);
      expect(await decide(inside, callers.stranger, id, 'asked', { reason: 'Did you look on the first floor?' })).toBe(
        'asked',
      );
      expect(await told(inside)).toMatchObject([{ question: 'Did you look on the first floor?', by: 2 }]);
      expect(await decide(inside, callers.stranger, id, 'refused')).toBe('refused');
      expect(await told(inside)).toEqual([]);
      expect(await report(inside, gone)).toBe('kept');
      expect(await told(inside)).toMatchObject([{ state: 'open', by: 1 }]);
    });
  });

  it('enters the ledger in its own transaction, and goes on under a pseudonym when its account ends', async () => {
    await prepared(async (inside, owner) => {
      await report(inside, gone, undefined, callers.owner);
      await decide(inside, callers.stranger, await caseIdOf(owner), 'refused');
      const entries = await owner.query<{ kind: string; salt: unknown }>(
        "select kind, salt from public.ledger_entries where kind like 'report-%'",
        [],
      );
      expect(entries.rows).toMatchObject([{ kind: 'report-refused', salt: expect.anything() }]);
      const findings = () =>
        owner
          .query('select private.sequence_ledger()')
          .then(() => owner.query('select * from private.check_ledger_rows(0, 999)', []));
      expect((await findings()).rows).toEqual([]);
      await owner.query('delete from auth.users where id = any($1::uuid[])', [[people.ada.id, people.grace.id]]);
      const left = await owner.query<{ decided_by: unknown; decided_by_former: unknown }>(
        'select decided_by, decided_by_former from public.aed_report_decisions',
        [],
      );
      expect(left.rows).toEqual([{ decided_by: null, decided_by_former: expect.any(String) }]);
      expect((await findings()).rows).toEqual([]);
      expect((await owner.query('select user_id from public.aed_reports', [])).rows).toEqual([{ user_id: null }]);
    });
  });

  it('edited by the owner of the database is found', async () => {
    await prepared(async (inside, owner) => {
      await report(inside, gone);
      await decide(inside, callers.stranger, await caseIdOf(owner), 'refused');
      await owner.query('select private.sequence_ledger()');
      await owner.query("update public.aed_report_decisions set reason = 'Another.'");
      const { rows } = await owner.query<{ finding: string }>(
        'select finding from private.check_ledger_rows(0, 999)',
        [],
      );
      expect(rows).toEqual([{ finding: 'row-changed' }]);
    });
  });
});

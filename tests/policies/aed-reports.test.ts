import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { parsePublicReports } from '../../domain/report/public-report.ts';
import type { DatabaseSession, Engine } from '../../server/db/engine.ts';
import { runAsCaller } from '../../server/db/run-as-caller.ts';
import {
  countTableRows,
  decideCase,
  findCaseId,
  goneReportInput,
  krakowLocation,
  listKrakowReports,
  submitReport,
} from '../support/database/aed-report-calls.ts';
import { createDatabaseTest } from '../support/database/database-test.ts';
import { callers } from '../support/database/test-people.ts';
import { createSeededRandom } from '../support/seeded-random.ts';

const it = createDatabaseTest();

describe('a report', () => {
  it('of a visitor is shown to the next without its text, and counted once however often it is sent', async ({
    inside,
    owner,
  }) => {
    const report_id = randomUUID();
    expect(await submitReport(inside, { ...goneReportInput, report_id, words: 'Only the hook is left.' })).toBe('kept');
    expect(await submitReport(inside, { ...goneReportInput, report_id })).toBe('kept');
    const list = await listKrakowReports(inside);
    expect(list).toEqual([
      {
        aed: 'osm/node/1',
        at: [19.94, 50.06],
        kind: 'gone',
        state: 'open',
        by: 1,
        since: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        last: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    ]);
    expect(JSON.stringify(list)).not.toContain('hook');
    expect(await countTableRows(owner, 'aed_reports')).toBe(1);
  });

  it.for([
    ['addresses of one /24', '192.0.2.1', '192.0.2.200'],
    ['addresses of one /48', '2001:db8:7::1', '2001:db8:7:ffff::9'],
    ['an address in its two notations', '192.0.2.1', '::ffff:192.0.2.1'],
    ['invalid addresses', 'nonsense', ''],
  ])('counts %s as one network', async ([_what, one, other], { inside }) => {
    expect(await submitReport(inside, goneReportInput, one)).toBe('kept');
    expect(await submitReport(inside, goneReportInput, other)).toBe('counted');
    expect((await listKrakowReports(inside))[0]?.by).toBe(1);
    expect(await submitReport(inside, goneReportInput, '203.0.113.5')).toBe('kept');
    expect((await listKrakowReports(inside))[0]?.by).toBe(2);
  });

  it('uses the address that Cloudflare sets on hosted Supabase, not one that a sender may forge', async ({
    inside,
    owner,
  }) => {
    const from = (headers: Readonly<Record<string, string>>) =>
      runAsCaller(
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
    expect(await countTableRows(owner, 'aed_reports')).toBe(1);
  });

  it('stores no network: with another key the same one has another digest', async ({ inside, owner }) => {
    await submitReport(inside, goneReportInput);
    await owner.query('update private.network_key set key = private.ledger_salt()');
    expect(await submitReport(inside, goneReportInput)).toBe('kept');
  });

  it("of a member may contain a contact, and a visitor's may not", async ({ inside, owner }) => {
    expect(await submitReport(inside, { ...goneReportInput, contact: 'grace@example.org' })).toEqual({
      refused: '42501',
    });
    expect(
      await submitReport(inside, { ...goneReportInput, contact: 'grace@example.org' }, undefined, callers.owner),
    ).toBe('kept');
    await owner.query('delete from auth.sessions');
    expect(await submitReport(inside, goneReportInput, '203.0.113.5', callers.owner)).toEqual({ refused: 'PT401' });
  });

  it.for([
    ['an unknown kind', { ...krakowLocation, kind: 'stolen' }, '23514'],
    ['no kind', { ...krakowLocation, kind: null }, '23502'],
    ['no AED', { kind: 'gone', longitude: 1, latitude: 1 }, '22023'],
    ['a missing AED with an id', { ...krakowLocation, kind: 'new', place_longitude: 1, place_latitude: 1 }, '22023'],
    ['an id reserved for a missing one', { ...goneReportInput, aed_id: 'new/1' }, '22023'],
    ['a place for a kind without one', { ...goneReportInput, place_longitude: 1, place_latitude: 1 }, '22023'],
    ['an incomplete place', { ...krakowLocation, kind: 'place', place_longitude: 1 }, '22023'],
    ['a place off the Earth', { ...krakowLocation, kind: 'place', place_longitude: 181, place_latitude: 1 }, '23514'],
    [
      'an invalid number as place',
      { ...krakowLocation, kind: 'place', place_longitude: 'NaN', place_latitude: 1 },
      '23514',
    ],
    ['an AED without a position', { ...goneReportInput, longitude: null }, '23502'],
    ['too long a text', { ...goneReportInput, words: 'x'.repeat(501) }, '23514'],
  ] as const)('is refused with %s, and stores nothing', async ([_what, args, code], { inside, owner }) => {
    expect(await submitReport(inside, args)).toEqual({ refused: code });
    expect(await countTableRows(owner, 'aed_report_cases')).toBe(0);
  });

  it('of any content is refused by name or kept, and the lists stay readable', async ({ inside }) => {
    const { pick, fraction } = createSeededRandom(14);
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
      kind: ['gone', 'out-of-order', 'hours', 'place', 'present', 'new', 'figure', null, 'x'],
      aed_id: texts,
      longitude: numbers,
      latitude: numbers,
      place_longitude: [null, ...numbers],
      place_latitude: [null, ...numbers],
      hours_text: texts,
      box_text: texts,
      figure_value: texts,
      source_address: texts,
      words: texts,
      seen_at: [null, 'infinity', '-infinity', '2026-11-12T10:00:00Z', '9999-01-01', 'yesterday', 'x'],
    };
    const known = ['22003', '22007', '22023', '23502', '23514', '42501', 'PT429'];
    const seen = new Set<string>();
    for (let round = 0; round < 150; round++) {
      const said = Object.fromEntries(
        Object.entries(values).flatMap(([name, choice]) => (fraction() < 0.2 ? [[name, pick(choice)]] : [])),
      );
      const answer = await submitReport(inside, { ...goneReportInput, ...said }, `10.0.${round}.1`);
      seen.add(typeof answer === 'string' ? answer : answer.refused);
    }
    expect([...seen].filter((outcome) => !['kept', 'counted', ...known].includes(outcome))).toEqual([]);
    expect([...seen]).toContain('kept');
    const unreadable: unknown[] = [];
    expect(
      parsePublicReports(await listKrakowReports(inside), (cause) => unreadable.push(cause)).length,
    ).toBeGreaterThan(0);
    expect(unreadable).toEqual([]);
  });
});

describe('a flood of reports', () => {
  it('from one network about one AED is one report, and from a hundred networks twenty', async ({ inside, owner }) => {
    for (let turn = 0; turn < 30; turn++) await submitReport(inside, goneReportInput);
    expect(await countTableRows(owner, 'aed_reports')).toBe(1);
    for (let turn = 0; turn < 30; turn++) await submitReport(inside, goneReportInput, `10.1.${turn}.1`);
    expect(await countTableRows(owner, 'aed_reports')).toBe(20);
    expect(await listKrakowReports(inside)).toMatchObject([{ state: 'open', by: 20 }]);
  });

  it('from one network about many AEDs is limited to sixty a day, and missing ones to ten', async ({ inside }) => {
    const missing = { kind: 'new', place_longitude: 19.9, place_latitude: 50 };
    for (let turn = 0; turn < 10; turn++) expect(await submitReport(inside, missing)).toBe('kept');
    expect(await submitReport(inside, missing)).toEqual({ refused: 'PT429' });
    for (let turn = 10; turn < 60; turn++)
      expect(await submitReport(inside, { ...goneReportInput, aed_id: `a/${turn}` })).toBe('kept');
    expect(await submitReport(inside, { ...goneReportInput, aed_id: 'a/last' })).toEqual({ refused: 'PT429' });
    expect(await submitReport(inside, goneReportInput, '203.0.113.5')).toBe('kept');
  });

  const limitTo = (owner: DatabaseSession, wide: number, all: number, first: number, most: number) =>
    owner.query(`create or replace function private.report_limits(
        out network_a_day integer, out new_of_network_a_day integer, out wide_network_a_day integer, out all_a_day integer,
        out first_of_network integer, out most_a_day integer, out networks_of_case integer
      ) language sql immutable set search_path = '' as 'select 60, 10, ${wide}, ${all}, ${first}, ${most}, 20'`);
  const about = (turn: number) => ({ ...goneReportInput, aed_id: `a/${turn}` });

  it('from everybody leaves each network its first few up to a daily maximum, and members theirs', async ({
    inside,
    owner,
  }) => {
    await limitTo(owner, 600, 4, 1, 5);
    for (const turn of [1, 2, 3, 4]) expect(await submitReport(inside, about(turn), '10.1.1.1')).toBe('kept');
    expect(await submitReport(inside, about(5), '10.1.1.1')).toEqual({ refused: 'PT429' });
    expect(await submitReport(inside, about(5), '10.2.2.1')).toBe('kept');
    expect(await submitReport(inside, about(6), '10.2.2.1')).toEqual({ refused: 'PT429' });
    expect(await submitReport(inside, about(6), '10.3.3.1')).toEqual({ refused: 'PT429' });
    expect(await submitReport(inside, about(6), '10.3.3.1', callers.owner)).toBe('kept');
  });

  it("from one provider's networks is limited without affecting others", async ({ inside, owner }) => {
    await limitTo(owner, 2, 100, 3, 100);
    for (const turn of [1, 2]) expect(await submitReport(inside, about(turn), `2001:db8:${turn}::1`)).toBe('kept');
    expect(await submitReport(inside, about(3), '2001:db8:3::1')).toEqual({ refused: 'PT429' });
    expect(await submitReport(inside, about(3), '2001:db9:3::1')).toBe('kept');
    await owner.query('update private.reports_of_day set day = day - 1');
    expect(await submitReport(inside, about(4), '2001:db8:3::1')).toBe('kept');
  });

  it('that claims a false place for an AED counts nowhere else', async ({ inside }) => {
    for (let turn = 0; turn < 25; turn++)
      await submitReport(inside, { ...goneReportInput, longitude: -70 }, `10.1.${turn}.1`);
    expect(await listKrakowReports(inside)).toEqual([]);
    expect(await submitReport(inside, goneReportInput)).toBe('kept');
    expect(await listKrakowReports(inside)).toMatchObject([{ by: 1 }]);
    expect(await submitReport(inside, { ...goneReportInput, longitude: 21.1 }, '10.2.0.1')).toBe('kept');
    expect((await listKrakowReports(inside)).map(({ at }) => at?.[0]).sort()).toEqual([19.94, 21.1]);
  });
});

describe('one person', () => {
  const countOfCase = async (inside: Engine) => (await listKrakowReports(inside)).map(({ by }) => by);

  it('counts once by IPv4 and IPv6 with one account', async ({ inside }) => {
    expect(await submitReport(inside, goneReportInput, '192.0.2.1', callers.owner)).toBe('kept');
    expect(await submitReport(inside, goneReportInput, '2001:db8:1::1', callers.owner)).toBe('counted');
    expect(await countOfCase(inside)).toEqual([1]);
    expect(await submitReport(inside, goneReportInput, '2001:db8:1::1', callers.stranger)).toBe('kept');
    expect(await countOfCase(inside)).toEqual([2]);
  });

  it('counts once per browser, on any network, signed in or not, until the next round', async ({ inside, owner }) => {
    const marked = { ...goneReportInput, browser_mark: '7b1f2c70-0000-4000-8000-000000000001' };
    expect(await submitReport(inside, marked, '192.0.2.1')).toBe('kept');
    expect(await submitReport(inside, marked, '2001:db8:1::1')).toBe('counted');
    expect(await submitReport(inside, marked, '198.51.100.1', callers.owner)).toBe('counted');
    expect(await countOfCase(inside)).toEqual([1]);
    expect(await submitReport(inside, goneReportInput, '198.51.100.1')).toBe('kept');
    await decideCase(inside, callers.administrator, await findCaseId(owner), 'refused');
    expect(await submitReport(inside, marked, '2001:db8:1::1')).toBe('kept');
  });

  it('leaves a browser mark that no caller can read', async ({ inside }) => {
    await submitReport(
      inside,
      { ...goneReportInput, browser_mark: '7b1f2c70-0000-4000-8000-000000000001' },
      undefined,
      callers.owner,
    );
    const read = runAsCaller(inside, callers.administrator, (session) =>
      session.query('select browser_mark from public.aed_reports', []),
    );
    await expect(read).rejects.toMatchObject({ code: '42501' });
  });
});

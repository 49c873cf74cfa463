import { describe, expect } from 'vitest';
import { runAsCaller } from '../../server/db/run-as-caller.ts';
import {
  appointTestSteward,
  backdateAppointments,
  callDatabaseFunction,
  countTableRows,
  decideCase,
  findCaseId,
  goneReportInput,
  krakowArea,
  krakowLocation,
  listKrakowReports,
  submitReport,
} from '../support/database/aed-report-calls.ts';
import { createDatabaseTest } from '../support/database/database-test.ts';
import { callers, people } from '../support/database/test-people.ts';

const it = createDatabaseTest();

describe('a steward', () => {
  it('is appointed and dismissed by administrators only, with each change in the history of roles', async ({
    inside,
    owner,
  }) => {
    const areas = JSON.stringify([krakowArea]);
    for (const caller of [callers.anonymous, callers.owner, callers.stranger]) {
      expect(await callDatabaseFunction(inside, caller, 'appoint_steward', { member: people.ada.id, areas })).toEqual({
        refused: '42501',
      });
      expect(await callDatabaseFunction(inside, caller, 'dismiss_steward', { member: people.ada.id })).toEqual({
        refused: '42501',
      });
    }
    for (const wrong of ['{}', '[]', '[{"name":"x","west":2,"south":0,"east":1,"north":1}]', '[{"name":"x"}]']) {
      const answer = await callDatabaseFunction(inside, callers.administrator, 'appoint_steward', {
        member: people.ada.id,
        areas: wrong,
      });
      expect(answer).toHaveProperty('refused');
    }
    await appointTestSteward(inside, people.ada.id);
    await callDatabaseFunction(inside, callers.administrator, 'dismiss_steward', { member: people.ada.id });
    const { rows } = await owner.query<{ change: string; changed_by: string }>(
      "select change, changed_by from public.role_changes where role = 'steward' order by changed_at, change",
      [],
    );
    expect(rows.map(({ change }) => change).sort()).toEqual(['granted', 'removed']);
    expect(new Set(rows.map(({ changed_by }) => changed_by))).toEqual(new Set([people.linus.id]));
  });

  it('reads and decides only inside the assigned areas, and nothing after dismissal', async ({ inside, owner }) => {
    await appointTestSteward(inside, people.ada.id);
    await submitReport(inside, { ...krakowLocation, kind: 'out-of-order' });
    await submitReport(inside, { kind: 'out-of-order', aed_id: 'osm/node/2', longitude: 14.5, latitude: 46.05 });
    const read = () =>
      runAsCaller(
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
    expect(await decideCase(inside, callers.stranger, idOf('osm/node/2'), 'refused')).toEqual({ refused: '42501' });
    expect(await decideCase(inside, callers.owner, idOf('osm/node/1'), 'refused')).toEqual({ refused: '42501' });
    expect(await decideCase(inside, callers.anonymous, idOf('osm/node/1'), 'refused')).toEqual({ refused: '42501' });
    expect(await decideCase(inside, callers.stranger, idOf('osm/node/1'), 'confirmed')).toBe('confirmed');
    await callDatabaseFunction(inside, callers.administrator, 'dismiss_steward', { member: people.ada.id });
    expect(await read()).toEqual([]);
    expect(await decideCase(inside, callers.stranger, idOf('osm/node/1'), 'reopened')).toEqual({ refused: '42501' });
  });

  it('reads no network and no account, and contacts only with the case', async ({ inside }) => {
    await appointTestSteward(inside, people.ada.id);
    await submitReport(inside, { ...goneReportInput, contact: 'grace@example.org' }, undefined, callers.owner);
    const ask = (columns: string) =>
      runAsCaller(inside, callers.stranger, (session) =>
        session.query(`select ${columns} from public.aed_reports`, []),
      );
    expect((await ask('contact')).rows).toEqual([{ contact: 'grace@example.org' }]);
    for (const hidden of ['network', 'browser_mark', 'user_id', '*']) {
      await expect(ask(hidden), hidden).rejects.toMatchObject({ code: '42501' });
    }
    await expect(
      ask(`id from public.aed_reports where user_id = '${people.grace.id}' union select id`),
    ).rejects.toMatchObject({
      code: '42501',
    });
  });

  it('decides nothing without showing their second factor', async ({ inside, owner }) => {
    await appointTestSteward(inside, people.ada.id);
    await submitReport(inside, goneReportInput);
    await owner.query(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, secret, created_at, updated_at)
         values (gen_random_uuid(), $1, 'totp', 'verified', 'x', now(), now())`,
      [people.ada.id],
    );
    expect(await decideCase(inside, callers.stranger, await findCaseId(owner), 'refused')).toEqual({
      refused: '42501',
    });
  });
});

describe('a decision', () => {
  it.beforeEach(async ({ inside }) => void (await appointTestSteward(inside, people.ada.id)));

  it('that an AED is gone needs two people', async ({ inside, owner }) => {
    await backdateAppointments(owner);
    await submitReport(inside, goneReportInput);
    const id = await findCaseId(owner);
    expect(await decideCase(inside, callers.stranger, id, 'confirmed')).toBe('awaits-second');
    const [waiting] = await listKrakowReports(inside);
    expect(waiting).toMatchObject({ state: 'open' });
    expect(waiting).not.toHaveProperty('decided');
    expect(await decideCase(inside, callers.stranger, id, 'confirmed')).toEqual({ refused: '42501' });
    expect(await decideCase(inside, callers.administrator, id, 'confirmed')).toBe('confirmed');
    expect(await listKrakowReports(inside)).toMatchObject([{ state: 'confirmed', decided: expect.any(String) }]);
  });

  it('that was undone meanwhile does not count as the first of two', async ({ inside, owner }) => {
    await backdateAppointments(owner);
    await submitReport(inside, goneReportInput);
    const id = await findCaseId(owner);
    await decideCase(inside, callers.stranger, id, 'confirmed');
    expect(await decideCase(inside, callers.stranger, id, 'reopened')).toBe('open');
    expect(await decideCase(inside, callers.administrator, id, 'confirmed')).toBe('awaits-second');
    expect(await decideCase(inside, callers.stranger, id, 'confirmed')).toBe('confirmed');
  });

  it('contains the new value, and is undone by another decision that keeps it on record', async ({ inside, owner }) => {
    await submitReport(inside, { ...krakowLocation, kind: 'place', place_longitude: 19.941, place_latitude: 50.06 });
    const id = await findCaseId(owner, 'place');
    expect(await decideCase(inside, callers.stranger, id, 'confirmed')).toEqual({ refused: '22023' });
    const place = { place_longitude: 19.941, place_latitude: 50.06, registered: '{"position":[19.94,50.06]}' };
    expect(await decideCase(inside, callers.stranger, id, 'confirmed', place)).toBe('confirmed');
    expect(await listKrakowReports(inside)).toMatchObject([{ state: 'confirmed', place: [19.941, 50.06], people: 1 }]);
    expect(await decideCase(inside, callers.stranger, id, 'confirmed', place)).toEqual({ refused: '22023' });
    expect(await decideCase(inside, callers.administrator, id, 'reopened')).toBe('open');
    const [open] = await listKrakowReports(inside);
    expect(open).not.toHaveProperty('place');
    expect(await countTableRows(owner, 'aed_report_decisions')).toBe(2);
  });

  it('checks the length of its registry quote before parsing it', async ({ inside, owner }) => {
    await submitReport(inside, goneReportInput);
    const id = await findCaseId(owner);
    const quoting = (registered: string) => decideCase(inside, callers.stranger, id, 'confirmed', { registered });
    // Brackets nested as deeply as these must be refused before PostgreSQL parses them. Parsing would fail with another
    // error code or never end.
    expect(await quoting('['.repeat(2_001))).toEqual({ refused: '22023' });
    expect(await quoting('{"name":"Town Hall"}')).toBe('awaits-second');
  });

  it('to ask shows the question to everybody, and a refusal ends the count', async ({ inside, owner }) => {
    await submitReport(inside, goneReportInput);
    await submitReport(inside, goneReportInput, '203.0.113.5');
    const id = await findCaseId(owner);
    expect(
      await decideCase(inside, callers.stranger, id, 'asked', { reason: 'Did you look on the first floor?' }),
    ).toBe('asked');
    expect(await listKrakowReports(inside)).toMatchObject([{ question: 'Did you look on the first floor?', by: 2 }]);
    expect(await decideCase(inside, callers.stranger, id, 'refused')).toBe('refused');
    expect(await listKrakowReports(inside)).toEqual([]);
    expect(await submitReport(inside, goneReportInput)).toBe('kept');
    expect(await listKrakowReports(inside)).toMatchObject([{ state: 'open', by: 1 }]);
  });

  it('is entered in the ledger in its own transaction, and stays under a pseudonym', async ({ inside, owner }) => {
    await submitReport(inside, goneReportInput, undefined, callers.owner);
    await decideCase(inside, callers.stranger, await findCaseId(owner), 'refused');
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

  it('edited by the owner of the database is detected', async ({ inside, owner }) => {
    await submitReport(inside, goneReportInput);
    await decideCase(inside, callers.stranger, await findCaseId(owner), 'refused');
    await owner.query('select private.sequence_ledger()');
    await owner.query("update public.aed_report_decisions set reason = 'Another.'");
    const { rows } = await owner.query<{ finding: string }>(
      'select finding from private.check_ledger_rows(0, 999)',
      [],
    );
    expect(rows).toEqual([{ finding: 'row-changed' }]);
  });
});

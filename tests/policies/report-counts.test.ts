import { expect } from 'vitest';
import type { DatabaseSession, Engine } from '../../server/db/engine.ts';
import {
  callDatabaseFunction,
  countTableRows,
  decideCase,
  findCaseId,
  goneReportInput,
  krakowLocation,
  submitReport,
} from '../support/database/aed-report-calls.ts';
import { createDatabaseTest } from '../support/database/database-test.ts';
import { callers } from '../support/database/test-people.ts';

const it = createDatabaseTest();

const counts = (inside: Engine, caller = callers.anonymous) =>
  callDatabaseFunction(inside, caller, 'count_aed_reports', {});
const nothing = { waiting: 0, reported: 0, refused: 0, decided: 0, median_hours: null };

/**
 * Backdates the reports of one kind by a number of hours, because now() does not change within a test's transaction.
 */
const backdateReports = (owner: DatabaseSession, kind: string, hours: number) =>
  owner.query(
    `update public.aed_reports set reported_at = reported_at - $2 * interval '1 hour'
     where case_id in (select id from public.aed_report_cases where kind = $1)`,
    [kind, hours],
  );

it('counts for everybody, visitors included, and returns nothing for nothing', async ({ inside }) => {
  for (const caller of [callers.anonymous, callers.stranger, callers.administrator]) {
    expect(await counts(inside, caller)).toEqual(nothing);
  }
});

it('counts cases, not reports, as waiting, and returns the median time to the first answer', async ({
  inside,
  owner,
}) => {
  await submitReport(inside, { ...goneReportInput, words: 'Only the hook is left.' });
  await submitReport(inside, goneReportInput, '203.0.113.5');
  await submitReport(inside, { ...krakowLocation, kind: 'out-of-order' });
  await submitReport(inside, { ...krakowLocation, kind: 'present' });
  expect(await counts(inside)).toEqual({ ...nothing, waiting: 3, reported: 4 });
  await backdateReports(owner, 'gone', 2);
  await backdateReports(owner, 'out-of-order', 5);
  await backdateReports(owner, 'present', 100);
  const decideOn = async (kind: string, decision: string) =>
    decideCase(inside, callers.administrator, await findCaseId(owner, kind), decision);
  await decideOn('gone', 'asked');
  await decideOn('out-of-order', 'refused');
  // The median counts only the first decision about a case.
  await decideOn('out-of-order', 'reopened');
  await decideOn('present', 'confirmed');
  expect(await counts(inside)).toEqual({ waiting: 2, reported: 4, refused: 1, decided: 2, median_hours: 5 });
});

it('counts an AED as gone and decided only with the second confirmation', async ({ inside, owner }) => {
  await submitReport(inside, goneReportInput);
  const id = await findCaseId(owner);
  await decideCase(inside, callers.administrator, id, 'confirmed');
  expect(await counts(inside)).toMatchObject({ waiting: 1, decided: 0, median_hours: 0 });
  await owner.query(
    "insert into public.user_roles (user_id, role) select id, 'admin' from auth.users where email = 'ada@example.org'",
  );
  expect(await decideCase(inside, callers.stranger, id, 'confirmed')).toBe('confirmed');
  expect(await counts(inside)).toMatchObject({ waiting: 0, decided: 1 });
});

it('drops what was sent and decided after 30 days, but not what is waiting', async ({ inside, owner }) => {
  await submitReport(inside, goneReportInput);
  await submitReport(inside, { ...krakowLocation, kind: 'present' });
  await decideCase(inside, callers.administrator, await findCaseId(owner, 'present'), 'refused');
  await owner.query("update public.aed_reports set reported_at = now() - interval '31 days'");
  await owner.query("update public.aed_report_decisions set decided_at = now() - interval '31 days'");
  expect(await counts(inside)).toEqual({ ...nothing, waiting: 1 });
  expect(await countTableRows(owner, 'aed_reports')).toBe(2);
});

it('limits a count to 10,000', async ({ inside, owner }) => {
  await owner.query(
    `insert into public.aed_report_cases (aed_id, kind, longitude, latitude, tile_x, tile_y)
       select 'a/' || turn, 'gone', 0, 0, 32, 32 from generate_series(1, 10100) as turn`,
  );
  expect(await counts(inside)).toMatchObject({ waiting: 10_000 });
});

it('counts a missing AED as decided only with the second confirmation', async ({ inside, owner }) => {
  const place = { place_longitude: 19.95, place_latitude: 50.07 };
  await submitReport(inside, { kind: 'new', ...place });
  const id = await findCaseId(owner, 'new');
  await decideCase(inside, callers.administrator, id, 'confirmed', place);
  expect(await counts(inside)).toMatchObject({ waiting: 1, decided: 0 });
  await owner.query(
    "insert into public.user_roles (user_id, role) select id, 'admin' from auth.users where email = 'ada@example.org'",
  );
  expect(await decideCase(inside, callers.stranger, id, 'confirmed', place)).toBe('confirmed');
  expect(await counts(inside)).toMatchObject({ waiting: 0, decided: 1 });
});

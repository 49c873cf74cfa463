import { describe, expect } from 'vitest';
import { createDatabaseTest } from '../support/database/database-test.ts';
import { buildInsertStatement, type QueryOutcome, runForOutcome } from '../support/database/query-outcome.ts';
import {
  callers,
  createDispatchRowBy,
  grantDrone,
  people,
  seedDispatch,
  seedReport,
} from '../support/database/test-people.ts';

const it = createDatabaseTest();

type Who = keyof typeof callers;
type Operation = 'read' | 'insert' | 'update' | 'delete';

const refused: QueryOutcome = { refused: '42501' };
const everybody: Record<Who, QueryOutcome> = {
  anonymous: refused,
  owner: refused,
  stranger: refused,
  administrator: refused,
};

const logId = '0d5bd0a4-0000-4000-8000-000000000009';

/**
 * Linus is an administrator and has viewed a dispatch. Grace may send drones and made that dispatch. Grace reported an
 * AED, Linus asked a question about the report, and Grace answered. So Grace owns the permission, the dispatch, the
 * report and the answer. The role, the audit entry and the decision belong to Linus.
 */
const expectedOutcomes: Readonly<Record<string, Record<Operation, Record<Who, QueryOutcome>>>> = {
  user_roles: {
    read: { anonymous: refused, owner: { rows: 0 }, stranger: { rows: 0 }, administrator: { rows: 1 } },
    insert: everybody,
    update: everybody,
    delete: everybody,
  },
  drone_permissions: {
    read: { anonymous: refused, owner: { rows: 1 }, stranger: { rows: 0 }, administrator: { rows: 1 } },
    insert: everybody,
    update: everybody,
    delete: everybody,
  },
  aed_dispatch_logs: {
    read: { anonymous: refused, owner: { rows: 1 }, stranger: { rows: 0 }, administrator: { rows: 1 } },
    // The inserted row names Grace, and not even administrators may insert rows in another person's name.
    insert: { anonymous: refused, owner: { rows: 1 }, stranger: refused, administrator: refused },
    update: everybody,
    delete: everybody,
  },
  log_access_audit: {
    read: { anonymous: refused, owner: { rows: 0 }, stranger: { rows: 0 }, administrator: { rows: 1 } },
    insert: { anonymous: refused, owner: refused, stranger: refused, administrator: { rows: 1 } },
    update: everybody,
    delete: everybody,
  },
  role_changes: {
    // A database trigger wrote this row when Linus became an administrator.
    read: { anonymous: refused, owner: { rows: 0 }, stranger: { rows: 0 }, administrator: { rows: 1 } },
    insert: everybody,
    update: everybody,
    delete: everybody,
  },
  register_acts: {
    read: { anonymous: refused, owner: { rows: 0 }, stranger: { rows: 0 }, administrator: { rows: 1 } },
    insert: everybody,
    update: everybody,
    delete: everybody,
  },
  ledger_entries: {
    read: { anonymous: refused, owner: { rows: 2 }, stranger: { rows: 0 }, administrator: { rows: 5 } },
    insert: everybody,
    update: everybody,
    delete: everybody,
  },
  check_calendars: {
    // The calendar belongs to Grace.
    read: { anonymous: refused, owner: { rows: 1 }, stranger: { rows: 0 }, administrator: { rows: 0 } },
    insert: everybody,
    update: everybody,
    delete: everybody,
  },
  steward_areas: {
    // Grace has an area but is no longer a steward. She can read the row of her area, but no case in that area.
    read: { anonymous: refused, owner: { rows: 1 }, stranger: { rows: 0 }, administrator: { rows: 1 } },
    insert: everybody,
    update: everybody,
    delete: everybody,
  },
  aed_report_cases: {
    read: { anonymous: refused, owner: { rows: 0 }, stranger: { rows: 0 }, administrator: { rows: 1 } },
    insert: everybody,
    update: everybody,
    delete: everybody,
  },
  aed_reports: {
    read: { anonymous: refused, owner: { rows: 1 }, stranger: { rows: 0 }, administrator: { rows: 1 } },
    insert: everybody,
    update: everybody,
    delete: everybody,
  },
  aed_report_answers: {
    read: { anonymous: refused, owner: { rows: 1 }, stranger: { rows: 0 }, administrator: { rows: 1 } },
    insert: everybody,
    update: everybody,
    delete: everybody,
  },
  aed_report_decisions: {
    read: { anonymous: refused, owner: { rows: 0 }, stranger: { rows: 0 }, administrator: { rows: 1 } },
    insert: everybody,
    update: everybody,
    delete: everybody,
  },
};

const statements: Readonly<Record<string, Record<Operation, [string, readonly unknown[]]>>> = {
  user_roles: {
    read: ['select id from public.user_roles', []],
    insert: buildInsertStatement('user_roles', { user_id: people.grace.id, role: 'admin' }),
    update: ['update public.user_roles set user_id = $1', [people.grace.id]],
    delete: ['delete from public.user_roles', []],
  },
  drone_permissions: {
    read: ['select id from public.drone_permissions', []],
    insert: buildInsertStatement('drone_permissions', { user_id: people.ada.id, permission_granted: true }),
    update: ['update public.drone_permissions set permission_granted = true', []],
    delete: ['delete from public.drone_permissions', []],
  },
  aed_dispatch_logs: {
    read: ['select id from public.aed_dispatch_logs', []],
    insert: buildInsertStatement('aed_dispatch_logs', createDispatchRowBy('grace')),
    update: ["update public.aed_dispatch_logs set status = 'completed'", []],
    delete: ['delete from public.aed_dispatch_logs', []],
  },
  log_access_audit: {
    read: ['select id from public.log_access_audit', []],
    insert: buildInsertStatement('log_access_audit', {
      accessed_by: people.linus.id,
      log_id: logId,
      access_reason: 'Admin panel view',
    }),
    update: ["update public.log_access_audit set access_reason = 'none'", []],
    delete: ['delete from public.log_access_audit', []],
  },
  role_changes: {
    read: ['select id from public.role_changes', []],
    insert: buildInsertStatement('role_changes', {
      user_id: people.grace.id,
      email: people.grace.email,
      role: 'admin',
      change: 'granted',
    }),
    update: ["update public.role_changes set change = 'removed'", []],
    delete: ['delete from public.role_changes', []],
  },
  register_acts: {
    read: ['select id from public.register_acts', []],
    insert: buildInsertStatement('register_acts', { act: 'published', detail: 'version 1' }),
    update: ["update public.register_acts set detail = 'none'", []],
    delete: ['delete from public.register_acts', []],
  },
  ledger_entries: {
    read: ['select number from public.ledger_entries', []],
    insert: buildInsertStatement('ledger_entries', { row_id: logId, kind: 'dispatch', fact: '0'.repeat(64) }),
    update: ['update public.ledger_entries set salt = null', []],
    delete: ['delete from public.ledger_entries', []],
  },
  check_calendars: {
    read: ['select made_at from public.check_calendars', []],
    insert: buildInsertStatement('check_calendars', { user_id: people.grace.id, secret_digest: new Uint8Array(32) }),
    update: ['update public.check_calendars set made_at = null', []],
    delete: ['delete from public.check_calendars', []],
  },
  steward_areas: {
    read: ['select id from public.steward_areas', []],
    insert: buildInsertStatement('steward_areas', {
      user_id: people.grace.id,
      name: 'X',
      west: 0,
      south: 0,
      east: 1,
      north: 1,
    }),
    update: ['update public.steward_areas set ended_at = null', []],
    delete: ['delete from public.steward_areas', []],
  },
  aed_report_cases: {
    read: ['select * from public.aed_report_cases', []],
    insert: buildInsertStatement('aed_report_cases', {
      aed_id: 'x',
      kind: 'gone',
      longitude: 0,
      latitude: 0,
      tile_x: 0,
      tile_y: 0,
    }),
    update: ["update public.aed_report_cases set state = 'confirmed'", []],
    delete: ['delete from public.aed_report_cases', []],
  },
  aed_reports: {
    read: ['select id, words from public.aed_reports', []],
    insert: buildInsertStatement('aed_reports', { id: logId, case_id: logId, round: 1, network: Buffer.alloc(16) }),
    update: ['update public.aed_reports set words = null', []],
    delete: ['delete from public.aed_reports', []],
  },
  aed_report_answers: {
    read: ['select id, words from public.aed_report_answers', []],
    insert: buildInsertStatement('aed_report_answers', {
      case_id: logId,
      report_id: logId,
      question_id: logId,
      words: 'x',
      user_id: people.grace.id,
    }),
    update: ["update public.aed_report_answers set words = 'x'", []],
    delete: ['delete from public.aed_report_answers', []],
  },
  aed_report_decisions: {
    read: ['select * from public.aed_report_decisions', []],
    insert: buildInsertStatement('aed_report_decisions', { case_id: logId, decision: 'confirmed', reason: 'x' }),
    update: ["update public.aed_report_decisions set reason = 'x'", []],
    delete: ['delete from public.aed_report_decisions', []],
  },
};

const cases = Object.entries(expectedOutcomes).flatMap(([table, operations]) =>
  Object.entries(operations).flatMap(([operation, outcomes]) =>
    Object.entries(outcomes).map(([who, outcome]) => ({ table, operation, who, outcome })),
  ),
);

describe('the rights of each caller on each table', () => {
  it.for(Object.entries(statements))(
    '%s: none once the session has ended',
    async ([_table, operations], { inside, owner }) => {
      await grantDrone(owner, 'grace');
      await seedDispatch(owner, 'linus');
      await seedDispatch(owner, 'grace');
      await seedReport(owner, 'grace');
      await owner.query('delete from auth.sessions');
      for (const caller of [callers.owner, callers.administrator]) {
        // An operation on a row that the caller cannot see succeeds and changes nothing.
        const read = await runForOutcome(inside, caller, ...operations.read);
        expect([{ refused: 'PT401' }, { rows: 0 }]).toContainEqual(read);
        const written = await runForOutcome(inside, caller, ...operations.insert);
        expect([refused, { refused: 'PT401' }]).toContainEqual(written);
      }
    },
  );

  it.for(cases)(
    '$table: $operation by $who gives $outcome',
    async ({ table, operation, who, outcome }, { inside, owner }) => {
      await grantDrone(owner, 'grace');
      await owner.query(...buildInsertStatement('aed_dispatch_logs', createDispatchRowBy('grace', { id: logId })));
      await owner.query(
        ...buildInsertStatement('log_access_audit', {
          accessed_by: people.linus.id,
          log_id: logId,
          access_reason: 'x',
        }),
      );
      await owner.query(...buildInsertStatement('register_acts', { act: 'file added', detail: 'town.csv' }));
      await seedReport(owner, 'grace');
      const [text, parameters] = statements[table]?.[operation as Operation] ?? ['', []];
      expect(await runForOutcome(inside, callers[who as Who], text, parameters)).toEqual(outcome);
    },
  );

  it('include every table of the schema, so that a new one cannot be forgotten', async ({ engine }) => {
    const tables = await engine.transaction((session) =>
      session.query<{ relname: string }>(
        "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname",
        [],
      ),
    );
    expect(
      tables.rows.map(({ relname }) => relname),
      'say in `expectedOutcomes` above who may do what with it, and in `statements` how each is tried',
    ).toEqual(Object.keys(expectedOutcomes).sort());
  });
});

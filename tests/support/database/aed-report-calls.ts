import { randomUUID } from 'node:crypto';
import type { DatabaseSession, Engine } from '../../../server/db/engine.ts';
import { type Caller, runAsCaller } from '../../../server/db/run-as-caller.ts';
import { callers } from './test-people.ts';

export const krakowLocation = { aed_id: 'osm/node/1', longitude: 19.94, latitude: 50.06 };
export const goneReportInput = { kind: 'gone', ...krakowLocation };

/**
 * Calls a database function as a client with this network address. Returns the function's value, or the SQLSTATE if the
 * call is refused.
 */
export async function callDatabaseFunction<Value>(
  inside: Engine,
  caller: Caller,
  name: string,
  given: Readonly<Record<string, unknown>>,
  address = '192.0.2.1',
): Promise<Value | { readonly refused: string }> {
  const names = Object.keys(given);
  const text = `select public.${name}(${names.map((key, place) => `${key} => $${place + 1}`).join(', ')}) as value`;
  try {
    return await runAsCaller(
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

export const submitReport = (
  inside: Engine,
  said: Readonly<Record<string, unknown>>,
  address?: string,
  caller: Caller = callers.anonymous,
) => callDatabaseFunction<string>(inside, caller, 'report_aed', { report_id: randomUUID(), ...said }, address);

export interface ReportCall {
  readonly aed: string;
  readonly at?: readonly number[];
  readonly kind: string;
  readonly state: string;
  readonly by: number;
  readonly question?: string;
  readonly place?: readonly number[];
  readonly hours?: string;
  readonly people?: number;
}

/** Returns the public reports of the zoom-6 tile that contains Kraków. */
export const listKrakowReports = (inside: Engine) =>
  callDatabaseFunction(inside, callers.anonymous, 'list_aed_reports', { tile_x: 35, tile_y: 21 }) as Promise<
    readonly ReportCall[]
  >;

export async function findCaseId(owner: DatabaseSession, kind = 'gone'): Promise<string> {
  const { rows } = await owner.query<{ id: string }>('select id from public.aed_report_cases where kind = $1', [kind]);
  return rows[0]?.id as string;
}

export const decideCase = (inside: Engine, caller: Caller, sought_case: string, decision: string, more = {}) =>
  callDatabaseFunction<string>(inside, caller, 'decide_aed_case', {
    sought_case,
    decision,
    reason: 'I was there.',
    ...more,
  });

export const krakowArea = { name: 'Lesser Poland', west: 19, south: 49, east: 21.5, north: 50.6 };
export const appointTestSteward = (inside: Engine, member: string, areas: readonly unknown[] = [krakowArea]) =>
  callDatabaseFunction(inside, callers.administrator, 'appoint_steward', { member, areas: JSON.stringify(areas) });

/**
 * Backdates all role changes by 15 days, so that the appointed people count as independent. Runs as the database's
 * owner.
 */
export const backdateAppointments = (owner: DatabaseSession) =>
  owner.query("update public.role_changes set changed_at = changed_at - interval '15 days'", []);

export async function countTableRows(owner: DatabaseSession, table: string): Promise<number> {
  return (
    (await owner.query<{ count: number }>(`select count(*)::int as count from public.${table}`, [])).rows[0]?.count ??
    -1
  );
}

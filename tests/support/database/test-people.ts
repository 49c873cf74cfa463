import type { DatabaseSession } from '../../../server/db/engine.ts';
import { anonymousCaller, type Caller } from '../../../server/db/run-as-caller.ts';

function personNumber(number: number, email: string) {
  const id = `6e1f4f5c-0000-4000-8000-00000000000${number}`;
  return { id, email, sessionId: `5e551044-0000-4000-8000-00000000000${number}` };
}

/**
 * Grace owns the rows of a test, Ada is a stranger to them, and Linus is an administrator. None of them is a real
 * account.
 */
export const people = {
  grace: personNumber(1, 'grace@example.org'),
  ada: personNumber(2, 'ada@example.org'),
  linus: personNumber(3, 'linus@example.org'),
} as const;

export type PersonName = keyof typeof people;

function callerNamed(name: PersonName): Caller {
  const { id, email, sessionId } = people[name];
  return { role: 'authenticated', claims: { sub: id, role: 'authenticated', email, session_id: sessionId } };
}

export const callers = {
  anonymous: anonymousCaller,
  owner: callerNamed('grace'),
  stranger: callerNamed('ada'),
  administrator: callerNamed('linus'),
} as const;

/** Returns the caller with a password verified just now, as irreversible actions require. */
export function withRecentPassword(caller: Caller): Caller {
  const amr = [{ method: 'password', timestamp: Math.floor(Date.now() / 1000) }];
  return { ...caller, claims: { ...caller.claims, amr } };
}

/**
 * Creates the three accounts, a month old and signed in, and makes Linus an administrator. Runs as the database's
 * owner.
 */
export async function seedPeople(owner: DatabaseSession): Promise<void> {
  for (const { id, email, sessionId } of Object.values(people)) {
    const account = "insert into auth.users (id, email, created_at) values ($1, $2, now() - interval '30 days')";
    await owner.query(account, [id, email]);
    await owner.query('insert into auth.sessions (id, user_id) values ($1, $2)', [sessionId, id]);
  }
  await owner.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [people.linus.id]);
}

export async function grantDrone(owner: DatabaseSession, name: PersonName): Promise<void> {
  await owner.query(
    'insert into public.drone_permissions (user_id, permission_granted, granted_by) values ($1, true, $2)',
    [people[name].id, people.linus.id],
  );
}

/** A dispatch on foot as the site sends it, but without a user. */
export const walkingDispatch = {
  aed_id: 'aed-1',
  aed_name: 'Town Hall',
  aed_address: '1 Main Street',
  dispatch_method: 'foot',
  estimated_time_minutes: 4,
  distance_km: 0.3,
  human_approval_granted: false,
} as const;

/** Returns a dispatch by this person with all its fields, as the site sends it. */
export function createDispatchRowBy(
  name: PersonName,
  changes: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  return {
    user_id: people[name].id,
    ...walkingDispatch,
    ...changes,
  };
}

/** Inserts one dispatch by a person and returns its id. Runs as the database's owner. */
export async function seedDispatch(
  owner: DatabaseSession,
  name: PersonName,
  time = '2026-11-01T10:00:00Z',
): Promise<string> {
  const answer = await owner.query<{ id: string }>(
    `insert into public.aed_dispatch_logs
       (user_id, aed_id, aed_name, aed_address, dispatch_method, estimated_time_minutes, distance_km, dispatch_time)
     values ($1, 'aed-1', 'Town Hall', '1 Main Street', 'foot', 4, 0.3, $2) returning id`,
    [people[name].id, time],
  );
  return answer.rows[0]?.id as string;
}

/**
 * Inserts a person's report that an AED is gone, Linus's question about it, the person's answer, and an area around the
 * AED of which the person is a steward. Runs as the database's owner.
 */
export async function seedReport(owner: DatabaseSession, name: PersonName): Promise<void> {
  const raised = await owner.query<{ id: string }>(
    `insert into public.aed_report_cases (aed_id, kind, longitude, latitude, tile_x, tile_y, networks)
     values ('osm/node/1', 'gone', 20, 50, 35, 21, 1) returning id`,
    [],
  );
  const caseId = raised.rows[0]?.id;
  const sent = await owner.query<{ id: string }>(
    `insert into public.aed_reports (id, case_id, round, user_id, network)
     values (gen_random_uuid(), $1, 1, $2, decode(repeat('00', 16), 'hex')) returning id`,
    [caseId, people[name].id],
  );
  const found = await owner.query<{ id: string }>(
    `insert into public.aed_report_decisions (case_id, aed_id, kind, decision, reason, networks, decided_by)
     values ($1, 'osm/node/1', 'gone', 'asked', 'Which floor?', 1, $2) returning id`,
    [caseId, people.linus.id],
  );
  await owner.query(
    "insert into public.aed_report_answers (case_id, report_id, question_id, words, user_id) values ($1, $2, $3, 'The third.', $4)",
    [caseId, sent.rows[0]?.id, found.rows[0]?.id, people[name].id],
  );
  await owner.query(
    "insert into public.steward_areas (user_id, name, west, south, east, north) values ($1, 'Kraków', 19, 49, 21, 51)",
    [people[name].id],
  );
  await owner.query(
    "insert into public.check_calendars (user_id, secret_digest) values ($1, sha256(convert_to($2, 'UTF8')))",
    [people[name].id, `the secret of ${name}`],
  );
}

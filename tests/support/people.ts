import { anonymousCaller, type Caller } from '../../server/db/as-caller.ts';
import type { Session } from '../../server/db/engine.ts';

/** Grace owns rows, Ada is a stranger to them, Linus is an administrator. Nobody of them exists. */
export const people = {
  grace: { id: '6e1f4f5c-0000-4000-8000-000000000001', email: 'grace@example.org' },
  ada: { id: '6e1f4f5c-0000-4000-8000-000000000002', email: 'ada@example.org' },
  linus: { id: '6e1f4f5c-0000-4000-8000-000000000003', email: 'linus@example.org' },
} as const;

export type PersonName = keyof typeof people;

function callerNamed(name: PersonName): Caller {
  return { role: 'authenticated', claims: { sub: people[name].id, role: 'authenticated', email: people[name].email } };
}

export const callers = {
  anonymous: anonymousCaller,
  owner: callerNamed('grace'),
  stranger: callerNamed('ada'),
  administrator: callerNamed('linus'),
} as const;

/** As the database's owner: creates the three accounts and makes Linus an administrator. */
export async function seedPeople(owner: Session): Promise<void> {
  for (const { id, email } of Object.values(people)) {
    await owner.query('insert into auth.users (id, email) values ($1, $2)', [id, email]);
  }
  await owner.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [people.linus.id]);
}

export async function grantDrone(owner: Session, name: PersonName): Promise<void> {
  await owner.query(
    'insert into public.drone_permissions (user_id, permission_granted, granted_by) values ($1, true, $2)',
    [people[name].id, people.linus.id],
  );
}

/** The eight fields of a dispatch, as the site sends them. */
export function dispatchBy(name: PersonName, changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    user_id: people[name].id,
    aed_id: 'aed-1',
    aed_name: 'Town Hall',
    aed_address: '1 Main Street',
    dispatch_method: 'foot',
    estimated_time_minutes: 4,
    distance_km: 0.3,
    human_approval_granted: false,
    ...changes,
  };
}

/** As the database's owner: one dispatch by somebody; answers its id. */
export async function seedDispatch(owner: Session, name: PersonName, time = '2026-11-01T10:00:00Z'): Promise<string> {
  const answer = await owner.query<{ id: string }>(
    `insert into public.aed_dispatch_logs
       (user_id, aed_id, aed_name, aed_address, dispatch_method, estimated_time_minutes, distance_km, dispatch_time)
     values ($1, 'aed-1', 'Town Hall', '1 Main Street', 'foot', 4, 0.3, $2) returning id`,
    [people[name].id, time],
  );
  return answer.rows[0]?.id as string;
}

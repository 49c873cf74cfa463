import type { Engine, Session } from './engine.ts';

/** The roles a token may name; anything else is refused before it reaches the database. */
export type CallerRole = 'anon' | 'authenticated' | 'service_role';

/** Who asks: the role and the claims of a checked token, or an anonymous visitor with no claims. */
export interface Caller {
  readonly role: CallerRole;
  readonly claims: Readonly<Record<string, unknown>>;
}

export const anonymousCaller: Caller = { role: 'anon', claims: { role: 'anon' } };

const setRole: Readonly<Record<CallerRole, string>> = {
  anon: 'set local role anon',
  authenticated: 'set local role authenticated',
  service_role: 'set local role service_role',
};

/**
 * The only way to data on behalf of a caller: one transaction, in which role and claims hold until its end and no longer.
 * (At session level they would stay for whoever gets the connection next.)
 */
export function asCaller<Result>(
  engine: Engine,
  caller: Caller,
  work: (session: Session) => Promise<Result>,
): Promise<Result> {
  return engine.transaction(async (session) => {
    await session.query("select set_config('request.jwt.claims', $1, true)", [JSON.stringify(caller.claims)]);
    await session.query(setRole[caller.role]);
    return work(session);
  });
}

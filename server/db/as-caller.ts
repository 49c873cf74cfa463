import type { Engine, Session } from './engine.ts';

/** The roles a token may name; anything else is refused before it reaches the database. */
export type CallerRole = 'anon' | 'authenticated' | 'service_role';

/** Who asks: the role and the claims of a checked token, or an anonymous visitor with no claims. */
export interface Caller {
  readonly role: CallerRole;
  readonly claims: Readonly<Record<string, unknown>>;
}

export const anonymousCaller: Caller = { role: 'anon', claims: { role: 'anon' } };

const callerRoles: ReadonlySet<string> = new Set<CallerRole>(['anon', 'authenticated', 'service_role']);

/**
 * The only way to data on behalf of a caller: one transaction, in which role and claims hold until its end and no longer.
 * (At session level they would stay for whoever gets the connection next.)
 */
export function asCaller<Result>(
  engine: Engine,
  caller: Caller,
  work: (session: Session) => Promise<Result>,
): Promise<Result> {
  if (!callerRoles.has(caller.role)) {
    throw new Error(
      `Got the role "${caller.role}", expected one of ${[...callerRoles].join(', ')}; check the token first.`,
    );
  }
  return engine.transaction(async (session) => {
    // The role last: an ordinary caller may not be allowed to change the rest.
    await session.query("select set_config('request.jwt.claims', $1, true), set_config('role', $2, true)", [
      JSON.stringify(caller.claims),
      caller.role,
    ]);
    return work(session);
  });
}

import type { DatabaseSession, Engine, SqlStatement, TransactionLimits } from './engine.ts';

/** The roles that a token may have. A token with another role is refused before it reaches the database. */
export type CallerRole = 'anon' | 'authenticated' | 'service_role';

/** Who sent a request: the role and claims of a verified token, or an anonymous visitor. */
export interface Caller {
  readonly role: CallerRole;
  readonly claims: Readonly<Record<string, unknown>>;
}

export const anonymousCaller: Caller = { role: 'anon', claims: { role: 'anon' } };

/**
 * Time limits of statements for each role, as on hosted Supabase (3 s for anon, 8 s for authenticated). Time limits
 * that are set for the roles in the database would have no effect, because PostgreSQL applies them only when a client
 * connects as that role. Here every connection belongs to the database's owner.
 */
const limitsOf: Readonly<Record<CallerRole, TransactionLimits>> = {
  anon: { statementMs: 3_000, lockMs: 1_000 },
  authenticated: { statementMs: 8_000, lockMs: 2_000 },
  service_role: { statementMs: 8_000, lockMs: 2_000 },
};

const callerRoles: ReadonlySet<string> = new Set<CallerRole>(['anon', 'authenticated', 'service_role']);

/**
 * Runs `work` on behalf of a caller, in one transaction. No other function may read or write data for a caller. Role,
 * claims and `settings` end with the transaction, so that the next user of the connection does not inherit them.
 */
export function runAsCaller<Result>(
  engine: Engine,
  caller: Caller,
  work: (session: DatabaseSession) => Promise<Result>,
  settings: Settings = {},
): Promise<Result> {
  const { text, parameters } = becomeCaller(caller, settings);
  return engine.transaction(async (session) => {
    await session.query(text, parameters);
    return work(session);
  }, limitsOf[caller.role]);
}

/**
 * Runs one statement on behalf of a caller. Role, claims, statement and commit are sent in one message, so the caller
 * cannot roll back after it has seen the result.
 */
export async function runStatementAsCaller<Row>(
  engine: Engine,
  caller: Caller,
  statement: SqlStatement,
  settings: Settings = {},
): Promise<readonly Row[]> {
  if (engine.atOnce !== undefined) {
    const limits = limitsOf[caller.role];
    const timeouts = { statement_timeout: String(limits.statementMs), lock_timeout: String(limits.lockMs) };
    const become = becomeCaller(caller, { ...settings, ...timeouts });
    return engine.atOnce<Row>([become, statement]);
  }
  const ask = (session: DatabaseSession) => session.query<Row>(statement.text, statement.parameters);
  return (await runAsCaller(engine, caller, ask, settings)).rows;
}

/** Values of settings by name. The names are constants, so they are written into the SQL text. */
type Settings = Readonly<Record<string, string>>;

/**
 * Caches the JSON text of claims. All requests with the same token share one claims object, because tokens are cached
 * with their claims.
 */
const claimTexts = new WeakMap<Caller['claims'], string>();

function textOf(claims: Caller['claims']): string {
  const text = claimTexts.get(claims) ?? JSON.stringify(claims);
  claimTexts.set(claims, text);
  return text;
}

function becomeCaller({ role, claims }: Caller, settings: Settings): SqlStatement {
  if (!callerRoles.has(role)) {
    throw new Error(`The role "${role}" is not one of ${[...callerRoles].join(', ')}. Check the token first.`);
  }
  const entries = [...Object.entries(settings), ['request.jwt.claims', textOf(claims)]] as const;
  const calls = entries.map(([name], place) => `set_config('${name}', $${place + 1}, true)`);
  // The role is set last, because a caller's role may not be allowed to change the other settings.
  const text = `select ${calls.join(', ')}, set_config('role', '${role}', true)`;
  return { text, parameters: entries.map(([, value]) => value) };
}

import type { Engine, Session, Statement, TransactionLimits } from './engine.ts';

/** The roles a token may name; any other is refused before it reaches the database. */
export type CallerRole = 'anon' | 'authenticated' | 'service_role';

/** The caller: role and claims of a verified token, or an anonymous visitor without claims. */
export interface Caller {
  readonly role: CallerRole;
  readonly claims: Readonly<Record<string, unknown>>;
}

export const anonymousCaller: Caller = { role: 'anon', claims: { role: 'anon' } };

/**
 * Statement time limits per role, as on hosted Supabase (anon 3 s, authenticated 8 s). Role settings would not work:
 * PostgreSQL applies them when a client connects as that role, and here every connection is the owner's.
 */
const limitsOf: Readonly<Record<CallerRole, TransactionLimits>> = {
  anon: { statementMs: 3_000, lockMs: 1_000 },
  authenticated: { statementMs: 8_000, lockMs: 2_000 },
  service_role: { statementMs: 8_000, lockMs: 2_000 },
};

const callerRoles: ReadonlySet<string> = new Set<CallerRole>(['anon', 'authenticated', 'service_role']);

/**
 * The only way to access data on behalf of a caller: one transaction, in which role and claims are set locally. (Set at
 * session level, they would apply to whoever gets the connection next.) `settings` are also local to the transaction.
 */
export function runAsCaller<Result>(
  engine: Engine,
  caller: Caller,
  work: (session: Session) => Promise<Result>,
  settings: Settings = {},
): Promise<Result> {
  const { text, parameters } = becomeCaller(caller, settings);
  return engine.transaction(async (session) => {
    await session.query(text, parameters);
    return work(session);
  }, limitsOf[caller.role]);
}

/**
 * The same for one statement whose result cannot cause a rollback: role, claims, statement and commit are sent in one
 * message.
 */
export async function runStatementAsCaller<Row>(
  engine: Engine,
  caller: Caller,
  statement: Statement,
  settings: Settings = {},
): Promise<readonly Row[]> {
  if (engine.atOnce !== undefined) {
    const limits = limitsOf[caller.role];
    const timeouts = { statement_timeout: String(limits.statementMs), lock_timeout: String(limits.lockMs) };
    const become = becomeCaller(caller, { ...settings, ...timeouts });
    return engine.atOnce<Row>([become, statement]);
  }
  const ask = (session: Session) => session.query<Row>(statement.text, statement.parameters);
  return (await runAsCaller(engine, caller, ask, settings)).rows;
}

/** Settings by name; the names are constants of this program and are written into the statement. */
type Settings = Readonly<Record<string, string>>;

/** A cached token's claims come with each of its requests. */
const claimTexts = new WeakMap<Caller['claims'], string>();

function textOf(claims: Caller['claims']): string {
  const text = claimTexts.get(claims) ?? JSON.stringify(claims);
  claimTexts.set(claims, text);
  return text;
}

function becomeCaller({ role, claims }: Caller, settings: Settings): Statement {
  if (!callerRoles.has(role)) {
    throw new Error(`The role "${role}" is not one of ${[...callerRoles].join(', ')}. Check the token first.`);
  }
  const entries = [...Object.entries(settings), ['request.jwt.claims', textOf(claims)]] as const;
  const calls = entries.map(([name], place) => `set_config('${name}', $${place + 1}, true)`);
  // The role is set last: an ordinary caller may not be allowed to change the other settings.
  const text = `select ${calls.join(', ')}, set_config('role', '${role}', true)`;
  return { text, parameters: entries.map(([, value]) => value) };
}

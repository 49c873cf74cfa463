import type { DatabaseSession, Engine } from '../db/engine.ts';
import { CommandRefusedError } from './command-refused-error.ts';

interface Person {
  readonly email: string;
  readonly isAdministrator: boolean;
  readonly since: Date;
}

/** Maximum number of accounts that are listed. The administration panel can search all of them. */
const listedMax = 500;

/** Lists the accounts, one per line, administrators first. */
export async function listAccounts(engine: Engine): Promise<readonly string[]> {
  const { rows } = await engine.transaction((db) =>
    db.query<Person>(
      `select member.email, held.user_id is not null as "isAdministrator", member.created_at as since
       from auth.users member
       left join public.user_roles held on held.user_id = member.id and held.role = 'admin'
       where member.email is not null
       order by 2 desc, lower(member.email) limit $1`,
      [listedMax + 1],
    ),
  );
  const listed = rows.slice(0, listedMax);
  const width = Math.max(0, ...listed.map(({ email }) => email.length));
  const lines = listed.map(({ email, isAdministrator, since }) => {
    const role = isAdministrator ? 'administrator' : 'member       ';
    return `${email.padEnd(width)}  ${role}  since ${since.toISOString().slice(0, 10)}`;
  });
  if (listed.length === 0) return ['There is no account yet.'];
  return rows.length > listedMax ? [...lines, `… and more. Search for them in the site's panel.`] : lines;
}

/** Makes a member an administrator. */
export async function promoteToAdministrator(engine: Engine, address: string): Promise<readonly string[]> {
  return engine.transaction(async (db) => {
    const id = await requireAccount(db, address);
    const added = await db.query(
      "insert into public.user_roles (user_id, role) values ($1, 'admin') on conflict (user_id, role) do nothing returning id",
      [id],
    );
    return [
      added.rows.length === 1 ? `${address} is an administrator now.` : `${address} was an administrator already.`,
    ];
  });
}

/** Removes the administrator role of a member, unless no other administrator would remain. */
export async function demoteAdministrator(engine: Engine, address: string): Promise<readonly string[]> {
  return engine.transaction(async (db) => {
    // Without this lock, two simultaneous demotions could remove the last two administrators. With it, the second
    // demotion waits and then counts the administrators again.
    await db.query('lock table public.user_roles in share row exclusive mode', []);
    const id = await requireAccount(db, address);
    const { rows } = await db.query<{ user_id: string }>(
      "select user_id from public.user_roles where role = 'admin'",
      [],
    );
    if (!rows.some(({ user_id }) => user_id === id)) return [`${address} was not an administrator.`];
    if (rows.length === 1) {
      throw new CommandRefusedError(
        `${address} is the last administrator. First appoint another one: npm run admin -- promote EMAIL.`,
      );
    }
    await db.query("delete from public.user_roles where user_id = $1 and role = 'admin'", [id]);
    return [`${address} is no longer an administrator.`];
  });
}

/** Removes the second factor of a member who has lost the authenticator app, and ends all sessions of the account. */
export async function resetSecondFactor(engine: Engine, address: string): Promise<readonly string[]> {
  return engine.transaction(async (db) => {
    const id = await requireAccount(db, address);
    const removed = await db.query('delete from auth.mfa_factors where user_id = $1 returning id', [id]);
    await db.query('delete from auth.sessions where user_id = $1', [id]);
    return [
      removed.rows.length === 0
        ? `${address} had no two-step verification. Every session is signed out.`
        : `Two-step verification of ${address} is off, and every session is signed out.`,
    ];
  });
}

/**
 * Deletes an account in the same way as its owner can, unless it is the last administrator's. Its dispatches and audit
 * entries stay and become anonymous.
 */
export async function deleteAccount(engine: Engine, address: string): Promise<readonly string[]> {
  return engine.transaction(async (db) => {
    const id = await requireAccount(db, address);
    try {
      await db.query('select private.delete_account($1)', [id]);
    } catch (cause) {
      if (!isExpectedError(cause)) throw cause;
      throw new CommandRefusedError(
        `${address} is the last administrator. First appoint another one: npm run admin -- promote EMAIL.`,
      );
    }
    return [
      `The account ${address} is deleted and all its sessions are signed out. Its dispatches stay, without a name.`,
    ];
  });
}

/** Whether an error comes from a check in `private.delete_account`. */
function isExpectedError(cause: unknown): boolean {
  return (cause as { code?: unknown }).code === '22023';
}

async function requireAccount(db: DatabaseSession, address: string): Promise<string> {
  const { rows } = await db.query<{ id: string }>('select id from auth.users where lower(email) = lower($1)', [
    address,
  ]);
  const id = rows[0]?.id;
  if (id !== undefined) return id;
  throw new CommandRefusedError(
    `No account has the address ${address}. People sign up at /sign-in; npm run admin -- list shows all accounts.`,
  );
}

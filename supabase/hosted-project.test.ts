import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Engine } from '../server/db/engine.ts';
import { openPostgres } from '../server/db/postgres/postgres.ts';
import { migrationsFolder, readSqlFiles } from '../server/db/sql-files.ts';
import {
  findPostgresBinaries,
  type PostgresServer,
  runOnServer,
  startPostgresServer,
} from '../tests/support/database/postgres-server.ts';
import { buildInsertStatement, runForOutcome } from '../tests/support/database/query-outcome.ts';
import { callers, createDispatchRowBy, people } from '../tests/support/database/test-people.ts';

const projectFile = new URL('../tests/support/database/hosted-project.sql', import.meta.url);
const deploying = readFileSync(new URL('../docs/deploying.md', import.meta.url), 'utf8');

const longMs = 300_000;

describe.each(findPostgresBinaries())("on a project like hosted Supabase's, PostgreSQL $major", (binaries) => {
  let server: PostgresServer;
  /** Connects with the role that the Supabase CLI and the SQL editor use. */
  let owner: Engine;
  /** Connects with PostgREST's role, which has no privilege except to switch to the role of a caller. */
  let authenticator: Engine;

  beforeAll(async () => {
    server = await startPostgresServer(binaries);
    await runOnServer(server.superuserUrl, 'create database hosted');
    const urlOf = (role: string) => {
      const url = new URL(server.superuserUrl);
      return Object.assign(url, { username: role, pathname: '/hosted' }).href;
    };
    await runOnServer(urlOf('postgres'), readFileSync(projectFile, 'utf8'));
    owner = await openPostgres({ connectionString: urlOf('project_owner') });
    for (const { text } of readSqlFiles(migrationsFolder)) await owner.transaction((db) => db.query(text));
    authenticator = await openPostgres({ connectionString: urlOf('authenticator') });
    for (const { id, email, sessionId } of Object.values(people)) {
      await owner.transaction(async (db) => {
        await db.query('insert into auth.users (id, email, created_at) values ($1, $2, now())', [id, email]);
        await db.query("insert into auth.sessions (id, user_id, aal, created_at) values ($1, $2, 'aal1', now())", [
          sessionId,
          id,
        ]);
      });
    }
  }, longMs);

  afterAll(async () => {
    await authenticator.close();
    await owner.close();
    await server.stop();
  });

  test('a visitor reads nothing, and a member logs and reads their own dispatches', async () => {
    const read = ['select id from public.aed_dispatch_logs'] as const;
    expect(await runForOutcome(authenticator, callers.anonymous, ...read)).toEqual({ refused: '42501' });
    const insert = buildInsertStatement('aed_dispatch_logs', createDispatchRowBy('grace'));
    expect(await runForOutcome(authenticator, callers.owner, ...insert)).toEqual({ rows: 1 });
    expect(await runForOutcome(authenticator, callers.owner, ...read)).toEqual({ rows: 1 });
    expect(await runForOutcome(authenticator, callers.stranger, ...read)).toEqual({ rows: 0 });
  });

  test('the documented statement creates the first administrator, who promotes others; no caller can run it', async () => {
    const [, line = ''] = /```sql\n([\s\S]+?)```/.exec(deploying) ?? [];
    const statement = line.replace('you@example.org', people.linus.email);
    expect(statement).toContain(people.linus.email);
    expect(await runForOutcome(authenticator, callers.owner, statement)).toEqual({ refused: '42501' });
    const nobody = await owner.transaction((db) => db.query(line));
    expect(nobody.rows).toEqual([]);
    const made = await owner.transaction((db) => db.query(statement));
    expect(made.rows).toEqual([{ user_id: people.linus.id }]);
    const promote = ['select public.promote_administrator($1)', [people.ada.id]] as const;
    expect(await runForOutcome(authenticator, callers.owner, ...promote)).toEqual({ refused: '42501' });
    expect(await runForOutcome(authenticator, callers.administrator, ...promote)).toEqual({ rows: 1 });
  });

  test('members see and end their sessions, which takes effect at once', async () => {
    const list = ['select * from public.list_own_sessions()'] as const;
    expect(await runForOutcome(authenticator, callers.stranger, ...list)).toEqual({ rows: 1 });
    const end = ['select public.end_own_session($1)', [people.ada.sessionId]] as const;
    expect(await runForOutcome(authenticator, callers.stranger, ...end)).toEqual({ rows: 1 });
    const insert = buildInsertStatement('aed_dispatch_logs', createDispatchRowBy('ada'));
    expect(await runForOutcome(authenticator, callers.stranger, ...insert)).toEqual({ refused: 'PT401' });
  });
});

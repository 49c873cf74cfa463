import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { bootstrapFolder, migrationsFolder, readSqlFiles } from '../../server/db/sql-files.ts';
import { publishableKey } from '../../server/keys/publishable-key.ts';
import { walkingDispatch } from '../support/database/test-people.ts';
import { type Machine, runNpmScript, startMachine } from './machine.ts';
import { administrator, startThreeMachineSite, type ThreeMachineSite } from './start-site.ts';

const ada = { email: 'ada@example.org', password: 'correct horse battery' };

// The tests start three servers, which answer a few hundred requests. That takes seconds on a fast machine, and must
// not time out on a slow one.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

describe('three machines on one database', () => {
  let site: ThreeMachineSite;
  let { balancer, variables, machines, database, browser } = {} as ThreeMachineSite;

  beforeAll(async () => {
    site = await startThreeMachineSite(import.meta.env.TEST_DATABASE_URL as string);
    ({ balancer, variables, machines, database, browser } = site);
  });
  afterAll(() => site.close());

  const machine = (place: number) => machines[place] as Machine;
  const rowsOf = async (statement: string) => (await database.query<Record<string, unknown>>(statement)).rows;

  test('that start at once on an empty database apply each file once and create one administrator', async () => {
    const counted = await rowsOf(
      `select (select count(*)::int from embedded.applied_files) as bootstrap,
         (select count(*)::int from supabase_migrations.schema_migrations) as migrations,
         (select count(*)::int from auth.users) as accounts`,
    );
    const [bootstrap, migrations] = [bootstrapFolder, migrationsFolder].map((folder) => readSqlFiles(folder).length);
    expect(counted).toEqual([{ bootstrap, migrations, accounts: 1 }]);
    // Only one server may announce that it created the first administrator. The announcement may arrive later than the
    // response, so the test waits for it.
    const announcers = () => machines.filter((each) => each.output().includes('The first administrator')).length;
    await expect.poll(announcers).toBe(1);
    for (const { origin } of machines) expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  });

  test('recognise, refresh and sign out a member who signed in on another', async () => {
    const [atFirst, atSecond, atThird] = machines.map(({ origin }) => browser(origin)) as [
      SupabaseClient,
      SupabaseClient,
      SupabaseClient,
    ];
    await atFirst.auth.signUp(ada);
    const { data } = await atFirst.auth.signInWithPassword(ada);
    const session = data.session as { access_token: string; refresh_token: string };
    expect((await atSecond.auth.getUser(session.access_token)).data.user?.email).toBe(ada.email);
    const refreshed = await atSecond.auth.refreshSession(session);
    expect(refreshed.error).toBeNull();
    const tokens = refreshed.data.session as { access_token: string; refresh_token: string };
    expect((await atThird.auth.setSession(tokens)).error).toBeNull();
    const id = refreshed.data.user?.id as string;
    expect((await atThird.from('aed_dispatch_logs').insert(dispatch(id, 0))).error).toBeNull();

    expect((await atThird.auth.signOut({ scope: 'global' })).error).toBeNull();
    expect((await atFirst.auth.getUser(tokens.access_token)).error?.name).toBe('AuthSessionMissingError');
    expect((await atSecond.auth.refreshSession(tokens)).error?.status).toBe(400);
    const { status } = await fetch(`${machine(1).origin}/rest/v1/aed_dispatch_logs`, {
      headers: { apikey: publishableKey, Authorization: `Bearer ${tokens.access_token}` },
    });
    expect(status).toBe(401);
  });

  test('count password attempts together: the eleventh is refused on any machine', async () => {
    const guess = async (origin: string, number: number) => {
      const wrong = { ...ada, password: `guess number ${number}` };
      return (await browser(origin, `198.51.100.${number}`).auth.signInWithPassword(wrong)).error?.status;
    };
    for (let number = 0; number < 10; number += 1) expect(await guess(machine(number % 3).origin, number)).toBe(400);
    for (const { origin } of machines) expect(await guess(origin, 11)).toBe(429);
  });

  test('count sign-ups and messages of one network together', async () => {
    const signUp = async (number: number) => {
      const person = { email: `somebody${number}@example.org`, password: ada.password };
      return (await browser(balancer.origin, '203.0.113.9').auth.signUp(person)).error?.code;
    };
    const recover = async (number: number) => {
      const { auth } = browser(balancer.origin, '203.0.113.77');
      return (await auth.resetPasswordForEmail(`nobody${number}@example.org`)).error?.code;
    };
    for (let number = 0; number < 20; number += 1) {
      expect([await signUp(number), await recover(number)]).toEqual([undefined, undefined]);
    }
    expect([await signUp(20), await recover(20)]).toEqual(['over_request_rate_limit', 'over_email_send_rate_limit']);
  });

  test('accept tokens signed by another with a new key, and those of the former key', async () => {
    const before = await browser(machine(0).origin).auth.signInWithPassword(administrator);
    await runNpmScript(['admin', 'rotate-key'], variables);
    const fresh = await startMachine(variables);
    const after = await browser(fresh.origin).auth.signInWithPassword(administrator);
    const tokens = [before, after].map(({ data }) => data.session?.access_token as string);
    const keyOf = (token: string) => JSON.parse(atob(token.split('.')[0] as string)).kid;
    expect(keyOf(tokens[1] as string)).not.toBe(keyOf(tokens[0] as string));
    for (const { origin } of [...machines, fresh]) {
      for (const token of tokens) expect((await browser(origin).auth.getUser(token)).error).toBeNull();
    }
    await fresh.kill('SIGTERM');
  });

  test('refuse a machine without their secret, or with another', async () => {
    const { KEYS_SECRET: _, ...without } = variables;
    await expect(startMachine(without)).rejects.toThrow(
      /ended with 1: [\s\S]*KEYS_SECRET is not set, and there is no .+\. It seals/,
    );
    const wrong = { ...variables, KEYS_SECRET: 'another secret that is long enough, too' };
    await expect(startMachine(wrong)).rejects.toThrow(/ended with 1: [\s\S]*KEYS_SECRET does not open /);
  });

  test('lose only the open requests of a machine that is killed under load', async () => {
    const clients = 10;
    const rounds = 12;
    const tokens = await Promise.all(
      Array.from({ length: clients }, async (_, number) => {
        const person = { email: `loader${number}@example.org`, password: ada.password };
        const { data } = await browser(balancer.origin, `192.0.2.${100 + number}`).auth.signUp(person);
        return { id: data.user?.id as string, token: data.session?.access_token as string };
      }),
    );
    const acknowledged: string[] = [];
    let failed = 0;
    let answered = 0;
    const halfway = Promise.withResolvers<void>();

    async function load({ id, token }: { id: string; token: string }, client: number): Promise<void> {
      const headers = {
        apikey: publishableKey,
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        Prefer: 'return=representation',
        'X-Forwarded-For': `192.0.2.${100 + client}`,
      };
      const address = `${balancer.origin}/rest/v1/aed_dispatch_logs`;
      for (let round = 0; round < rounds; round += 1) {
        const body = JSON.stringify(dispatch(id, round));
        const written = await rowsFrom(fetch(address, { method: 'POST', headers, body }));
        if (written === null) failed += 1;
        else acknowledged.push((written[0] as { id: string }).id);
        if ((await rowsFrom(fetch(`${address}?select=id`, { headers }))) === null) failed += 1;
        answered += 2;
        if (answered >= clients * rounds) halfway.resolve();
      }
    }

    const killed = machine(1);
    const loading = Promise.all(tokens.map(load));
    await halfway.promise;
    await killed.kill('SIGKILL');
    await loading;
    // Only the server that was killed may have accepted a request without answering it.
    expect(balancer.dropped.filter((origin) => origin !== killed.origin)).toEqual([]);
    expect(failed).toBe(balancer.dropped.length);
    const kept = (await rowsOf('select id from public.aed_dispatch_logs')).map(({ id }) => id);
    expect(kept).toEqual(expect.arrayContaining(acknowledged));
    expect(acknowledged.length).toBeGreaterThanOrEqual(clients * rounds - failed);
  });
});

/** Returns the rows of a complete response. Returns null if the request was refused, or if the response was cut off. */
async function rowsFrom(asked: Promise<Response>): Promise<readonly unknown[] | null> {
  try {
    const answer = await asked;
    const rows = (await answer.json()) as readonly unknown[];
    return answer.ok ? rows : null;
  } catch {
    return null;
  }
}

function dispatch(id: string, round: number): Record<string, unknown> {
  return {
    user_id: id,
    ...walkingDispatch,
    aed_id: `aed-${round}`,
  };
}

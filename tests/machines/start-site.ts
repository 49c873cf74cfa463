import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import pg from 'pg';
import { publishableKey } from '../../server/keys/publishable-key.ts';
import { runOnServer } from '../support/database/postgres-server.ts';
import { createMigratedTemplate } from '../support/database/test-database.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { type Machine, startMachine } from './machine.ts';

export const administrator = { email: 'linus@example.org', password: 'wide and quiet harbour' };

/** Three servers that share a database, behind a load balancer. */
export interface ThreeMachineSite {
  readonly balancer: Balancer;
  readonly machines: readonly Machine[];
  /** The environment variables of all three servers. Only their data folders differ. */
  readonly variables: Readonly<Record<string, string>>;
  /** A connection with the rights of the database's owner. */
  readonly database: pg.Client;
  /**
   * Creates a Supabase client with its own IP address. It sends its requests to the given server, or by default to the
   * load balancer.
   */
  readonly browser: (origin?: string, clientIp?: string) => SupabaseClient;
  readonly close: () => Promise<void>;
}

/** @param folders the data folders of the servers; by default, each server gets a new one */
export async function startThreeMachineSite(
  serverUrl: string,
  folders: readonly string[] = [],
): Promise<ThreeMachineSite> {
  const balancer = await startBalancer();
  // Creates the database roles in advance. Otherwise each server would create them, perhaps at the same time as another
  // test file.
  await createMigratedTemplate(serverUrl);
  const name = `machines_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(serverUrl, `create database ${name}`);
  const address = new URL(serverUrl);
  address.pathname = `/${name}`;
  const variables = {
    DATABASE_URL: address.href,
    KEYS_SECRET: 'correct horse battery staple, and more',
    SITE_ORIGIN: balancer.origin,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    TRUST_PROXY: '1',
  };
  const ofMachine = (place: number) => {
    const folder = folders[place];
    return folder === undefined ? variables : { ...variables, DATA_FOLDER: folder };
  };
  const machines = await Promise.all([0, 1, 2].map((place) => startMachine(ofMachine(place))));
  balancer.serve(machines.map(({ origin }) => origin));
  const database = new pg.Client({ connectionString: address.href });
  await database.connect();
  return {
    balancer,
    machines,
    variables,
    database,
    browser: (origin = balancer.origin, clientIp = '192.0.2.1') =>
      createClient(origin, publishableKey, {
        auth: { autoRefreshToken: false, persistSession: false },
        global: { headers: { 'X-Forwarded-For': clientIp } },
      }),
    async close() {
      for (const machine of machines) await machine.kill('SIGTERM');
      await balancer.close();
      await database.end();
      await runOnServer(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noTimeLimits } from '../server/db/engine.ts';
import { openDatabase } from '../server/db/open-database.ts';
import { startServerUnderTest } from './durability/acknowledged-writes.ts';
import type { ServedSite } from './served-site.ts';
import { benchAdministrator, createBenchClient } from './signed-in-client.ts';

export interface PopulatedInstallation {
  readonly serve: (variables?: Readonly<Record<string, string>>) => Promise<ServedSite>;
  readonly remove: () => Promise<void>;
}

/**
 * Creates a server whose administrator has logged a number of dispatches.
 * @param address address in each dispatch; its length determines the size of a row
 */
export async function populateInstallation(rows: number, address: string): Promise<PopulatedInstallation> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'bench-filled-'));
  const serve = (variables: Readonly<Record<string, string>> = {}) =>
    startServerUnderTest({ dataFolder, variables, acknowledged: new Set() });
  const remove = () => rm(dataFolder, { recursive: true, force: true });
  try {
    // The first start creates the administrator's account.
    const site = await serve();
    await signInForToken(site.origin);
    await site.stop();
    const database = await openDatabase({ dataFolder });
    await database.engine.transaction(
      (session) =>
        session.query(
          `insert into public.aed_dispatch_logs (user_id, aed_id, aed_name, aed_address, dispatch_method, estimated_time_minutes, distance_km, dispatch_time)
         select member.id, 'aed-' || n, 'Town Hall', $2::text, 'foot', 3.6, 0.3, now() - n * interval '1 minute'
         from generate_series(1, $1::integer) n, (select id from auth.users limit 1) member`,
          [rows, address],
        ),
      noTimeLimits,
    );
    await database.engine.close();
    return { serve, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Signs in as administrator and returns the access token. */
export async function signInForToken(origin: string): Promise<string> {
  const { data, error } = await createBenchClient(origin).auth.signInWithPassword(benchAdministrator);
  if (error) throw new Error(`Signing in failed: '${error.message}'. Run npm test -- unit server.`);
  return data.session.access_token;
}

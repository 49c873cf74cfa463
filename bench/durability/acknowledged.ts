import type { Engine } from '../../server/db/engine.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { type ServedSite, serveSite } from '../served-site.ts';
import { benchAdministrator, type Client, clientOf, dispatchOf, signInForBench } from '../signed-in.ts';

const writers = 4;
const pageRows = 500;

/** A server under test: its data folder, and the writes it acknowledged with 201. */
export interface Witnessed {
  readonly dataFolder: string;
  /** Environment variables of the server, in addition to its data folder. */
  readonly variables?: Readonly<Record<string, string>>;
  readonly acknowledged: Set<string>;
}

/** A new server under test, without any acknowledged writes. */
export function witness(dataFolder: string): Witnessed {
  return { dataFolder, acknowledged: new Set() };
}

export function serveWitnessed({ dataFolder, variables = {} }: Witnessed): Promise<ServedSite> {
  return serveSite({
    variables: { ...variables, DATA_FOLDER: dataFolder, ADMIN_PASSWORD: benchAdministrator.password },
  });
}

/**
 * Raises the dispatch limit while no server runs: one account may log 200 dispatches a day, and this benchmark writes
 * thousands in a minute.
 */
export async function liftDispatchLimitOffline(witnessed: Witnessed): Promise<void> {
  await onDatabase(witnessed, liftDispatchLimit);
}

/** Runs work on the database while no server runs. */
export async function onDatabase<T>({ dataFolder }: Witnessed, work: (engine: Engine) => Promise<T>): Promise<T> {
  const { engine } = await openDatabase({ dataFolder });
  try {
    return await work(engine);
  } finally {
    await engine.close();
  }
}

/** Raises the dispatch limit in an open database. */
export async function liftDispatchLimit(engine: Engine): Promise<void> {
  await engine.transaction((session) =>
    session.query(
      "create or replace function private.dispatches_a_day() returns integer language sql immutable set search_path = '' as 'select 1000000000'",
    ),
  );
}

/**
 * Signs in. The returned function writes rows and records the acknowledged ones until it is stopped; a refusal before
 * that is an error.
 */
export async function prepareWriters(
  origin: string,
  name: string,
  { acknowledged }: Witnessed,
): Promise<(isOver: () => boolean) => Promise<void>> {
  const client = clientOf(origin);
  const userId = await signInForBench(client);
  const write = async (writer: number, isOver: () => boolean) => {
    for (let row = 0; !isOver(); row += 1) {
      const id = `${name}-${writer}-${row}`;
      const { error, status } = await client.from('aed_dispatch_logs').insert(dispatchOf(userId, id));
      if (status === 201 && error === null) acknowledged.add(id);
      else if (!isOver()) throw new Error(`An insert was answered ${status} '${error?.message}' instead of 201.`);
    }
  };
  return async (isOver) => {
    await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer, isOver)));
  };
}

/** How many acknowledged rows are missing after a restart. */
export async function countMissing(witnessed: Witnessed): Promise<number> {
  const site = await serveWitnessed(witnessed);
  try {
    const client = clientOf(site.origin);
    await signInForBench(client);
    const found = await readAll(client);
    return [...witnessed.acknowledged].filter((id) => !found.has(id)).length;
  } finally {
    await site.stop();
  }
}

async function readAll(client: Client): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (let from = 0; ; from += pageRows) {
    const { data, error } = await client
      .from('aed_dispatch_logs')
      .select('aed_id')
      .order('id')
      .range(from, from + pageRows - 1);
    if (error) throw new Error(`The rows could not be read back: '${error.message}'.`);
    for (const { aed_id } of data) found.add(aed_id);
    if (data.length < pageRows) return found;
  }
}

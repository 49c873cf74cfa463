import type { Engine } from '../../server/db/engine.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { type ServedSite, serveSite } from '../served-site.ts';
import {
  type BenchClient,
  benchAdministrator,
  createBenchClient,
  createDispatchRow,
  signInForBench,
} from '../signed-in-client.ts';

const writers = 4;
const pageRows = 500;

/** A server under test, with its data folder and the ids of the writes that it acknowledged with 201. */
export interface ServerUnderTest {
  readonly dataFolder: string;
  /** Additional environment variables for the server. */
  readonly variables?: Readonly<Record<string, string>>;
  readonly acknowledged: Set<string>;
}

/** Creates a server under test that has not acknowledged any writes yet. */
export function createServerUnderTest(dataFolder: string): ServerUnderTest {
  return { dataFolder, acknowledged: new Set() };
}

export function startServerUnderTest({ dataFolder, variables = {} }: ServerUnderTest): Promise<ServedSite> {
  return serveSite({
    variables: { ...variables, DATA_FOLDER: dataFolder, ADMIN_PASSWORD: benchAdministrator.password },
  });
}

/**
 * Raises the dispatch limit in the database of a server that is not running. One account may log 200 dispatches a day,
 * but this benchmark writes thousands in a minute.
 */
export async function liftDispatchLimitOffline(server: ServerUnderTest): Promise<void> {
  await withOfflineDatabase(server, liftDispatchLimit);
}

/** Opens the database for a callback. The server must not be running. */
export async function withOfflineDatabase<T>(
  { dataFolder }: ServerUnderTest,
  work: (engine: Engine) => Promise<T>,
): Promise<T> {
  const { engine } = await openDatabase({ dataFolder });
  try {
    return await work(engine);
  } finally {
    await engine.close();
  }
}

/** Raises the daily dispatch limit in an open database. */
export async function liftDispatchLimit(engine: Engine): Promise<void> {
  await engine.transaction((session) =>
    session.query(
      "create or replace function private.dispatches_a_day() returns integer language sql immutable set search_path = '' as 'select 1000000000'",
    ),
  );
}

/**
 * Signs in and returns a function that writes rows until it is stopped, and records which rows the server acknowledged.
 * The function throws if the server refuses a write before it is stopped.
 */
export async function prepareWriters(
  origin: string,
  name: string,
  { acknowledged }: ServerUnderTest,
): Promise<(isOver: () => boolean) => Promise<void>> {
  const client = createBenchClient(origin);
  const userId = await signInForBench(client);
  const write = async (writer: number, isOver: () => boolean) => {
    for (let row = 0; !isOver(); row += 1) {
      const id = `${name}-${writer}-${row}`;
      const { error, status } = await client.from('aed_dispatch_logs').insert(createDispatchRow(userId, id));
      if (status === 201 && error === null) acknowledged.add(id);
      else if (!isOver()) throw new Error(`An insert was answered ${status} '${error?.message}' instead of 201.`);
    }
  };
  return async (isOver) => {
    await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer, isOver)));
  };
}

/** Starts the server, counts the acknowledged rows that it no longer has, and stops it again. */
export async function countMissingRows(server: ServerUnderTest): Promise<number> {
  const site = await startServerUnderTest(server);
  try {
    const client = createBenchClient(site.origin);
    await signInForBench(client);
    const found = await readAll(client);
    return [...server.acknowledged].filter((id) => !found.has(id)).length;
  } finally {
    await site.stop();
  }
}

async function readAll(client: BenchClient): Promise<ReadonlySet<string>> {
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

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi } from '../../server/api/api.ts';
import { createBackendGate } from '../../server/api/backend-gate.ts';
import { createMetrics } from '../../server/api/metrics.ts';
import { type AppFetch, createApp } from '../../server/app.ts';
import { createBackend } from '../../server/backend.ts';
import type { Engine } from '../../server/db/engine.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { readEnv } from '../../server/env.ts';
import { emptySite } from '../../server/http/files/site.ts';
import { getLocalOrigin, listen } from '../../server/http/listen.ts';
import { createLineLog, createServerLogger } from '../../server/log.ts';
import { liftDispatchLimit } from '../durability/acknowledged-writes.ts';
import { type Measurement, percentile } from '../measurement.ts';
import {
  type BenchClient,
  benchAdministrator,
  createBenchClient,
  createDispatchRow,
  signInForBench,
} from '../signed-in-client.ts';

const rows = 10_000;
const rounds = 1_000;
const warmUpRounds = 300;
const ratioMax = 1.5;

interface Bed {
  readonly engine: Engine;
  readonly recorder: ReturnType<typeof recordingEngine>;
  readonly fetch: AppFetch;
  readonly origin: string;
}

/**
 * Measures the administrator panel's query and an insert in three ways: as SQL statements on the engine, through the
 * REST layer in this process, and over loopback.
 */
export async function measureRestRequests(): Promise<readonly Measurement[]> {
  return withServer(async (bed) => {
    const sent: Request[] = [];
    const client = createBenchClient(bed.origin, (request) => sent.push(request));
    const userId = await signInForBench(client);
    await liftDispatchLimit(bed.engine);
    await fill(bed.engine, userId);
    const panel = (asking: BenchClient) =>
      asking
        .from('aed_dispatch_logs')
        .select('*')
        .order('dispatch_time', { ascending: false })
        .limit(50)
        .throwOnError();
    const insert = (asking: BenchClient) =>
      asking.from('aed_dispatch_logs').insert(createDispatchRow(userId, 'aed-1')).throwOnError();
    const compare = async (ask: typeof panel | typeof insert) => {
      // The first request reads the database's catalogue, which is then cached.
      await ask(client);
      await ask(client);
      const statements = bed.recorder.latest();
      const request = sent.at(-1) as Request;
      return time({
        straight: () => () => replay(bed.engine, statements),
        inProcess: () => {
          const again = request.clone();
          return async () => (await bed.fetch(again)).text();
        },
        loopback: () => async () => ask(client),
      });
    };
    return [...summarise("the panel's query", await compare(panel)), ...summarise('an insert', await compare(insert))];
  });
}

async function withServer<T>(work: (bed: Bed) => Promise<T>): Promise<T> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'bench-rest-'));
  const env = readEnv({ DATA_FOLDER: dataFolder, ADMIN_PASSWORD: benchAdministrator.password });
  const database = await openDatabase({ dataFolder });
  const recorder = recordingEngine(database.engine);
  // Writing a log line for each request is part of the measured work, but the lines are discarded.
  const log = createServerLogger({ level: 'info', format: 'json', write: () => {} });
  const gate = createBackendGate();
  // Turns off rate limiting, which would otherwise refuse the benchmark's requests.
  const limits = { takeForNetwork: () => 0, takeForAccounts: () => 0, countAnswer: () => {}, takeForMember: () => 0 };
  const api = createApi({ gate, log, metrics: createMetrics(), metricsToken: undefined, allowedOrigins: [], limits });
  const fetch = createApp({ site: emptySite, log: createLineLog(log), api });
  const server = await listen({ fetch, port: 0, host: '127.0.0.1', trustedProxies: 0 });
  const origin = getLocalOrigin(server, '127.0.0.1');
  const backend = await createBackend({ ...database, engine: recorder.engine }, { env, siteOrigin: origin, log });
  gate.open(backend);
  try {
    return await work({ engine: database.engine, recorder, fetch, origin });
  } finally {
    server.close();
    server.closeAllConnections();
    await backend.close();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

async function fill(engine: Engine, userId: string): Promise<void> {
  await engine.transaction((session) =>
    session.query(
      `insert into public.aed_dispatch_logs (user_id, aed_id, aed_name, aed_address, dispatch_method, estimated_time_minutes, distance_km, dispatch_time)
       select $1::uuid, 'aed-' || n, 'Town Hall', '1 Main Street', 'foot', 3.6, 0.3, now() - n * interval '1 minute'
       from generate_series(1, $2::integer) n`,
      [userId, rows],
    ),
  );
}

/** Prepares a run and returns the function that executes it. Only the execution is timed. */
type Way = () => () => Promise<unknown>;

interface Ways {
  /** Runs only the SQL statements of the request, in one transaction. */
  readonly straight: Way;
  /** Handles the client's request in this process, without a network. */
  readonly inProcess: Way;
  /** Sends the request with the real client, over HTTP on this machine. */
  readonly loopback: Way;
}

type Times = Readonly<Record<keyof Ways, readonly number[]>>;

/**
 * Runs the three variants in turn, so that a busy moment of the machine slows all of them alike. Returns milliseconds.
 */
async function time(ways: Ways): Promise<Times> {
  const times = { straight: [] as number[], inProcess: [] as number[], loopback: [] as number[] };
  for (let round = -warmUpRounds; round < rounds; round += 1) {
    for (const way of ['straight', 'inProcess', 'loopback'] as const) {
      const run = ways[way]();
      const before = performance.now();
      await run();
      if (round >= 0) times[way].push(performance.now() - before);
    }
  }
  return times;
}

function summarise(what: string, times: Times): Measurement[] {
  const sense = 'at most' as const;
  const absolute = (['straight', 'inProcess', 'loopback'] as const).flatMap((way) =>
    ([0.5, 0.95] as const).map((share) => ({
      what: `${what}, ${wayNames[way]}, p${share * 100}`,
      measured: Number(percentile(times[way], share).toFixed(2)),
      unit: 'ms',
      limit: null,
      sense,
    })),
  );
  const ratio = (way: keyof Ways) => Number((percentile(times[way], 0.5) / percentile(times.straight, 0.5)).toFixed(2));
  return [
    ...absolute,
    { what: `${what}, layer ÷ straight, p50`, measured: ratio('inProcess'), unit: '×', limit: ratioMax, sense },
    { what: `${what}, over loopback ÷ straight, p50`, measured: ratio('loopback'), unit: '×', limit: null, sense },
  ];
}

const wayNames: Readonly<Record<keyof Ways, string>> = {
  straight: 'straight on the engine',
  inProcess: 'through the layer',
  loopback: 'by supabase-js over loopback',
};

type RecordedStatement = readonly [text: string, parameters: readonly unknown[] | undefined];

/**
 * Wraps an engine and records the statements of its latest transaction, so that they can be run again without the REST
 * layer.
 */
function recordingEngine(engine: Engine): { engine: Engine; latest: () => readonly RecordedStatement[] } {
  let latest: readonly RecordedStatement[] = [];
  return {
    latest: () => latest,
    engine: {
      close: () => engine.close(),
      transaction: (work) =>
        engine.transaction((session) => {
          const statements: RecordedStatement[] = [];
          latest = statements;
          return work({
            query: (text, parameters) => {
              statements.push([text, parameters]);
              return session.query(text, parameters);
            },
          });
        }),
    },
  };
}

function replay(engine: Engine, statements: readonly RecordedStatement[]): Promise<void> {
  return engine.transaction(async (session) => {
    for (const [text, parameters] of statements) await session.query(text, parameters);
  });
}

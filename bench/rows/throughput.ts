import { setTimeout as wait } from 'node:timers/promises';
import type { PostgresServer } from '../../tests/support/database/postgres-server.ts';
import { fillInstallation, tokenOf } from '../filled-installation.ts';
import { beginFlood } from '../load/flood.ts';
import { type Measurement, median, told } from '../measurement.ts';
import { serveSite } from '../served-site.ts';

const rows = 10_000;
const address = '1 Main Street';
const atATime = [1, 16, 64, 256];
const rounds = 9;
const forMs = 1_200;
/** Both programs are compiled while they run: what is measured is a server that has been up for a moment, not its first answers. */
const warmMs = 8_000;
const warmAtATime = 16;
const timesBareMin: Readonly<Record<string, number>> = { server: 0.8, postgres: 0.4, pglite: 0.4 };
/** As a neighbour: both kinds of server have the same one. */
const besideTheServer = 0;

interface Asked {
  readonly origin: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What this server is measured beside. */
interface Peer {
  readonly name: string;
  readonly asked: Asked;
  /** Null where it is told for comparison alone. */
  readonly timesMin: number | null;
}

/**
 * The panel's query, answered so many times a second to so many askers at a time, beside bare Hono with pg over the same rows: without a
 * look at who asks, which is the limit's measure, and as whoever shows a token, where both are on one database.
 */
export async function measureThroughput([engine = 'postgres']: readonly string[]): Promise<readonly Measurement[]> {
  const timesMin = timesBareMin[engine];
  if (timesMin === undefined)
    throw new Error(`Got the engine '${engine}'; expected one of ${Object.keys(timesBareMin).join(', ')}.`);
  const ours = await fillInstallation(engine, rows, address);
  const beside = ours.server === undefined ? await fillInstallation('server', rows, address) : ours;
  try {
    const site = await ours.serve({ LOG_LEVEL: 'info' });
    const words = [(beside.server as PostgresServer).superuserUrl.replace(/\w+$/, 'site'), site.origin];
    const bare = await serveSite({ script: 'bench/rows/bare-server.ts', words, variables: {} });
    try {
      const path = '/rest/v1/aed_dispatch_logs?select=*&order=dispatch_time.desc&limit=50';
      const headers = { Authorization: `Bearer ${await tokenOf(site.origin)}` };
      await untilLedgerHolds(site.origin, rows);
      const peers: readonly Peer[] = [
        { name: 'bare Hono with pg', asked: { origin: bare.origin, path: '/rows', headers: {} }, timesMin },
        {
          name: 'Hono with pg as the caller',
          asked: { origin: bare.origin, path: '/rows-as-caller', headers },
          timesMin: null,
        },
      ];
      // Another database knows nothing of this one's sessions.
      return await compare(engine, { origin: site.origin, path, headers }, beside === ours ? peers : peers.slice(0, 1));
    } finally {
      await site.stop();
      await bare.stop();
    }
  } finally {
    await ours.remove();
    if (beside !== ours) await beside.remove();
  }
}

async function compare(engine: string, ours: Asked, peers: readonly Peer[]): Promise<readonly Measurement[]> {
  const measurements: Measurement[] = [];
  const everybody = [ours, ...peers.map(({ asked }) => asked)];
  for (const asked of everybody) await answersASecond(asked, warmAtATime, warmMs);
  for (const connections of atATime) {
    const each: number[][] = everybody.map(() => []);
    // In turn, so that a busy moment of the machine falls on all.
    for (let round = 0; round < rounds; round += 1) {
      for (const [place, asked] of everybody.entries())
        each[place]?.push(await answersASecond(asked, connections, forMs));
    }
    const [own = [], ...others] = each;
    const what = `${connections} at a time`;
    measurements.push(aSecond(`${engine}: ${what}`, median(own)));
    for (const [place, { name, timesMin }] of peers.entries()) {
      const other = others[place] ?? [];
      // Round by round: of one round alone a third of the machine's speed is chance.
      const ratio = median(own.map((answers, round) => answers / (other[round] ?? 0)));
      const times = told(`${engine} ÷ ${name}: ${what}`, ratio, '×', 2);
      measurements.push(aSecond(`${name}: ${what}`, median(other)), { ...times, limit: timesMin, sense: 'at least' });
    }
  }
  return measurements;
}

const aSecond = (what: string, answers: number) => told(what, answers, '/s', 0);

/** Rows that were written past the site are taken into its ledger when it starts: work done once, and no part of an answer. */
async function untilLedgerHolds(origin: string, entries: number): Promise<void> {
  for (;;) {
    const [, size] = (await (await fetch(`${origin}/ledger/checkpoint`)).text()).split('\n');
    if (Number(size) >= entries) return;
    await wait(200);
  }
}

async function answersASecond(asked: Asked, connections: number, ms: number): Promise<number> {
  const flood = beginFlood({ ...asked, connections, method: 'GET', from: 'one', reads: true }, besideTheServer);
  await wait(ms);
  const { answers, seconds } = await flood.stop();
  const others = Object.entries(answers).filter(([status]) => status !== '200');
  if (others.length > 0)
    throw new Error(`Got ${JSON.stringify(answers)} from ${asked.origin}${asked.path}, expected 200 alone.`);
  return (answers[200] ?? 0) / seconds;
}

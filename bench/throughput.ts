import { setTimeout as wait } from 'node:timers/promises';
import type { PostgresServer } from '../tests/support/postgres-server.ts';
import { fillInstallation, tokenOf } from './filled-installation.ts';
import { beginFlood } from './load/flood.ts';
import { type Measurement, median } from './measurement.ts';
import { serveSite } from './served-site.ts';

const rows = 10_000;
const address = '1 Main Street';
const atATime = [1, 16, 64, 256];
const rounds = 3;
const forMs = 1_500;
const timesBareMin: Readonly<Record<string, number>> = { server: 0.8, postgres: 0.4, pglite: 0.4 };
/** As a neighbour: both kinds of server have the same one. */
const besideTheServer = 0;

interface Asked {
  readonly origin: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The panel's query, answered so many times a second to so many askers at a time, beside bare Hono with pg over the same rows. */
export async function measureThroughput([engine = 'postgres']: readonly string[]): Promise<readonly Measurement[]> {
  const timesMin = timesBareMin[engine];
  if (timesMin === undefined)
    throw new Error(`Got the engine '${engine}'; expected one of ${Object.keys(timesBareMin).join(', ')}.`);
  const ours = await fillInstallation(engine, rows, address);
  const beside = ours.server === undefined ? await fillInstallation('server', rows, address) : ours;
  try {
    const site = await ours.serve({ LOG_LEVEL: 'info' });
    const words = [(beside.server as PostgresServer).superuserUrl.replace(/\w+$/, 'site')];
    const bare = await serveSite({ script: 'bench/bare-server.ts', words, variables: {} });
    try {
      const path = '/rest/v1/aed_dispatch_logs?select=*&order=dispatch_time.desc&limit=50';
      const headers = { Authorization: `Bearer ${await tokenOf(site.origin)}` };
      const asked = { origin: site.origin, path, headers };
      return await compare(asked, { origin: bare.origin, path: '/rows', headers: {} }, { engine, timesMin });
    } finally {
      await site.stop();
      await bare.stop();
    }
  } finally {
    await ours.remove();
    if (beside !== ours) await beside.remove();
  }
}

async function compare(
  ours: Asked,
  bare: Asked,
  { engine, timesMin }: { readonly engine: string; readonly timesMin: number },
): Promise<readonly Measurement[]> {
  const measurements: Measurement[] = [];
  for (const connections of atATime) {
    const oursEach: number[] = [];
    const bareEach: number[] = [];
    // In turn, so that a busy moment of the machine falls on both.
    for (let round = 0; round < rounds; round += 1) {
      oursEach.push(await answersASecond(ours, connections));
      bareEach.push(await answersASecond(bare, connections));
    }
    const what = `${connections} at a time`;
    const [oursMedian, bareMedian] = [median(oursEach), median(bareEach)];
    const shared = { unit: '/s', limit: null, sense: 'at least' } as const;
    measurements.push(
      { what: `${engine}: ${what}`, measured: Math.round(oursMedian), ...shared },
      { what: `bare Hono with pg: ${what}`, measured: Math.round(bareMedian), ...shared },
      {
        what: `${engine} ÷ bare: ${what}`,
        measured: Number((oursMedian / bareMedian).toFixed(2)),
        unit: '×',
        limit: timesMin,
        sense: 'at least',
      },
    );
  }
  return measurements;
}

async function answersASecond(asked: Asked, connections: number): Promise<number> {
  const flood = beginFlood({ ...asked, connections, method: 'GET', from: 'one', reads: true }, besideTheServer);
  await wait(forMs);
  const { answers, seconds } = await flood.stop();
  const others = Object.entries(answers).filter(([status]) => status !== '200');
  if (others.length > 0)
    throw new Error(`Got ${JSON.stringify(answers)} from ${asked.origin}${asked.path}, expected 200 alone.`);
  return (answers[200] ?? 0) / seconds;
}

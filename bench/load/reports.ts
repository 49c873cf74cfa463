import type { Engine } from '../../server/db/engine.ts';
import { call, gone, report, type Told } from '../../tests/support/database/aed-report-calls.ts';
import { callers } from '../../tests/support/database/people.ts';
import { onDatabase } from '../durability/acknowledged.ts';
import { fillInstallation } from '../filled-installation.ts';
import { type Measurement, percentile, told } from '../measurement.ts';
import { clientOf, signIn } from '../signed-in.ts';

const ofOneNetwork = 1_000;
const ofManyNetworks = 100;
const usualReports = 100_000;
/** What no network, no provider's network and no day refuses: three of each /24, fewer than 600 of each /16. */
const [wideNetworks, networksInEach] = [200, 185];
const atATime = 8;
const asked = 200;
/** The square of zoom 6 that Kraków is in. */
const square = { tile_x: 35, tile_y: 21 };
const keptOfAnAedMax = 20;
const kilobytesEachMax = 2;
const answerMsMax = 100;

/**
 * A flood of reports: 1,000 of one network and 100 of many about one AED, then as many as the limits let in, each about another AED of the
 * same square with words of full length. What is kept, what the next searcher is told, how long that and the stewards' queue take.
 *
 * @param words the engine, and how many reports in all
 */
export async function measureReports([engine = 'postgres', count]: readonly string[]): Promise<readonly Measurement[]> {
  const all = count === undefined ? usualReports : Number(count);
  const installation = await fillInstallation(engine, 0, '');
  const { DATA_FOLDER: dataFolder = '', ...variables } = installation.variables;
  try {
    const kept = await onDatabase({ dataFolder, variables, acknowledged: new Set() }, (inside) => flood(inside, all));
    const site = await installation.serve();
    try {
      return [...kept, ...(await timeAnswers(site.origin))];
    } finally {
      await site.stop();
    }
  } finally {
    await installation.remove();
  }
}

async function flood(inside: Engine, all: number): Promise<readonly Measurement[]> {
  const before = await sizeOf(inside);
  await sendAll(ofOneNetwork, () => report(inside, gone, '192.0.2.1'));
  await sendAll(ofManyNetworks, (number) => report(inside, gone, `198.51.${number}.1`));
  const ofOneAed = (await call(inside, callers.anonymous, 'list_aed_reports', square)) as readonly Told[];
  const after = await sizeOf(inside);
  const more = all - ofOneNetwork - ofManyNetworks;
  const refused = await sendAll(more, (number) => report(inside, anotherAed(number), networkOf(number)));
  const end = await sizeOf(inside);
  const kept = end.reports - before.reports;
  return [
    {
      what: `reports kept of one AED, of ${ofOneNetwork} of one network and ${ofManyNetworks} of many`,
      measured: after.reports - before.reports,
      unit: 'reports',
      limit: keptOfAnAedMax,
      sense: 'at most',
    },
    told('lines about it to the next searcher', ofOneAed.length, 'lines', 0),
    told('people that its line names', ofOneAed[0]?.by ?? 0, 'people', 0),
    told(`reports kept of ${all} in all`, kept, 'reports', 0),
    told('refused by the limits', refused, 'reports', 0),
    told('the database has grown by', (end.bytes - before.bytes) / 1e6, 'MB'),
    {
      what: 'of the disk for a report that is kept',
      measured: Number(((end.bytes - before.bytes) / 1e3 / kept).toFixed(2)),
      unit: 'kB',
      limit: kilobytesEachMax,
      sense: 'at most',
    },
  ];
}

const anotherAed = (number: number) => ({
  kind: 'gone',
  aed_id: `osm/node/${number + 2}`,
  longitude: 17 + (number % 1_000) / 200,
  latitude: 49 + (Math.floor(number / 1_000) % 1_000) / 400,
  words: `${number} ${'words '.repeat(100)}`.slice(0, 500),
});

const networkOf = (number: number) => {
  const wide = number % wideNetworks;
  return `${20 + Math.floor(wide / 100)}.${wide % 100}.${Math.floor(number / wideNetworks) % networksInEach}.1`;
};

/** Sends so many, some at a time. Answers how many were refused. */
async function sendAll(count: number, send: (number: number) => Promise<unknown>): Promise<number> {
  let [next, refused] = [0, 0];
  const sender = async () => {
    while (next < count) {
      const answer = await send(next++);
      if (typeof answer !== 'string') refused += 1;
    }
  };
  await Promise.all(Array.from({ length: atATime }, sender));
  return refused;
}

async function sizeOf(inside: Engine): Promise<{ readonly reports: number; readonly bytes: number }> {
  return inside.transaction(async (session) => {
    const { rows } = await session.query<{ reports: number; bytes: number }>(
      'select (select count(*) from public.aed_reports)::int as reports, pg_database_size(current_database())::float8 as bytes',
      [],
    );
    return rows[0] as { reports: number; bytes: number };
  });
}

async function timeAnswers(origin: string): Promise<readonly Measurement[]> {
  const [visitor, steward] = [clientOf(origin), clientOf(origin)];
  await signIn(steward);
  const ways = {
    'a searcher’s square': () => visitor.rpc('list_aed_reports', square).throwOnError(),
    'the stewards’ queue': () =>
      steward
        .from('aed_report_cases')
        .select('*')
        .limit(50)
        .in('state', ['open', 'asked', 'awaits-second'])
        .order('answered_at', { ascending: true, nullsFirst: false })
        .order('networks', { ascending: false })
        .order('last_reported_at', { ascending: false })
        .throwOnError(),
  };
  const measurements: Measurement[] = [];
  for (const [what, ask] of Object.entries(ways)) {
    const times: number[] = [];
    for (let round = -10; round < asked; round += 1) {
      const begun = performance.now();
      await ask();
      if (round >= 0) times.push(performance.now() - begun);
    }
    measurements.push(told(`${what}, p50`, percentile(times, 0.5), 'ms'), {
      what: `${what}, p95`,
      measured: Number(percentile(times, 0.95).toFixed(1)),
      unit: 'ms',
      limit: answerMsMax,
      sense: 'at most',
    });
  }
  return measurements;
}

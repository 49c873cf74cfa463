import { formatMeasurement, type Measurement, percentile } from './measurement.ts';
import { createSyntheticCountry, writeSyntheticGeojson } from './registry/synthetic-aeds.ts';
import { type ProcessUsage, type RegistryServer, withRegistryServer } from './served-registry.ts';

const usualCount = 171_000;
const limits = { megabytesASecond: 20, megabytesAboveIdle: 100, idMilliseconds: 20 };
const idsAsked = 10_000;
const lookEveryMs = 20;

/** Measures the download of a country's file: speed, memory, and the response time of the index meanwhile. */
export async function measureOpenData([word]: readonly string[]): Promise<readonly Measurement[]> {
  const count = word === undefined ? usualCount : Number(word);
  return withRegistryServer(
    (file) => writeSyntheticGeojson(file, count, { world: createSyntheticCountry(5) }),
    'open-data',
    (server) => measureServed(server, count),
  );
}

async function measureServed(server: RegistryServer, count: number): Promise<Measurement[]> {
  const { origin, used } = server;
  // Warm-up: loads the code and the time zone names.
  await download(`${origin}/aeds/countries.json`);
  await download(`${origin}/aeds/at.geojson`);
  const idle = (await used()).bytes;
  const before = await used();
  const geojson = await download(`${origin}/aeds/de.geojson`);
  const between = await used();
  const csv = await download(`${origin}/aeds/de.csv`);
  const after = await used();
  const besideOne = watch(server);
  await download(`${origin}/aeds/de.geojson`);
  const one = await besideOne();
  const besideFour = watch(server);
  const start = performance.now();
  const four = await Promise.all([1, 2, 3, 4].map(() => download(`${origin}/aeds/de.geojson`)));
  const fourSeconds = (performance.now() - start) / 1000;
  const fourMegabytes = four.reduce((sum, { megabytes }) => sum + megabytes, 0);
  const together = await besideFour();
  const atLeast = (what: string, measured: number): Measurement => {
    return { ...formatMeasurement(what, measured, 'MB/s'), limit: limits.megabytesASecond, sense: 'at least' };
  };
  return [
    formatMeasurement('the country as GeoJSON', geojson.megabytes, 'MB'),
    formatMeasurement('the country as a table', csv.megabytes, 'MB'),
    atLeast('GeoJSON', geojson.megabytes / geojson.seconds),
    formatMeasurement('GeoJSON, of the server’s processor', geojson.megabytes / busySeconds(before, between), 'MB/s'),
    atLeast('table', csv.megabytes / csv.seconds),
    formatMeasurement('table, of the server’s processor', csv.megabytes / busySeconds(between, after), 'MB/s'),
    atLeast('four GeoJSON at a time, together', fourMegabytes / fourSeconds),
    formatMeasurement('memory, idle', idle / 1e6, 'MB', 0),
    {
      ...formatMeasurement('memory above idle, one file', (one.most - idle) / 1e6, 'MB', 0),
      limit: limits.megabytesAboveIdle,
    },
    formatMeasurement('memory above idle, four', (together.most - idle) / 1e6, 'MB', 0),
    formatMeasurement('the list of countries beside one, p95', percentile(one.waits, 0.95), 'ms'),
    formatMeasurement('the list of countries beside four, p95', percentile(together.waits, 0.95), 'ms'),
    ...(await measureIds(origin, count)),
    formatMeasurement('memory above idle after the ids', ((await used()).bytes - idle) / 1e6, 'MB', 0),
  ];
}

/** Measures requests for AEDs by id; half of the ids do not exist. */
async function measureIds(origin: string, count: number): Promise<Measurement[]> {
  const waits: { readonly known: number[]; readonly invented: number[] } = { known: [], invented: [] };
  for (let asked = 0; asked < idsAsked; asked++) {
    const isKnown = asked % 2 === 0;
    // Ids in the invented register are multiples of a hundred, spread here over all of it.
    const number = (1 + ((asked * 7919) % count)) * 100 + (isKnown ? 0 : 1);
    const start = performance.now();
    const response = await fetch(`${origin}/aeds/id/osm/node/${number}`);
    await response.arrayBuffer();
    if (isKnown !== (response.status === 200)) throw new Error(`osm/node/${number} was answered ${response.status}.`);
    (isKnown ? waits.known : waits.invented).push(performance.now() - start);
  }
  return [
    {
      ...formatMeasurement('an AED by its id, p95', percentile(waits.known, 0.95), 'ms'),
      limit: limits.idMilliseconds,
    },
    formatMeasurement('an invented id, p95', percentile(waits.invented, 0.95), 'ms'),
  ];
}

async function download(address: string): Promise<{ megabytes: number; seconds: number }> {
  const start = performance.now();
  const response = await fetch(address);
  if (response.status !== 200 || response.body === null) throw new Error(`${address} answered ${response.status}.`);
  let bytes = 0;
  for await (const piece of response.body) bytes += piece.length;
  return { megabytes: bytes / 1e6, seconds: (performance.now() - start) / 1000 };
}

/** On a busy machine wall-clock time says less. */
const busySeconds = (before: ProcessUsage, after: ProcessUsage) => after.processorSeconds - before.processorSeconds;

/** Samples the server until the returned function is called. */
function watch({ origin, used }: RegistryServer): () => Promise<{ most: number; waits: readonly number[] }> {
  let isOver = false;
  const waits: number[] = [];
  const watching = (async () => {
    let most = 0;
    while (!isOver) {
      const start = performance.now();
      await (await fetch(`${origin}/aeds/countries.json`)).arrayBuffer();
      waits.push(performance.now() - start);
      most = Math.max(most, (await used()).bytes);
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    }
    return most;
  })();
  return async () => {
    isOver = true;
    return { most: await watching, waits };
  };
}

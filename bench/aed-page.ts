import { languages, sourceLanguage } from '../web/languages/languages.ts';
import { formatMeasurement, type Measurement, percentile } from './measurement.ts';
import { writeSyntheticGeojson } from './registry/synthetic-aeds.ts';
import { type RegistryServer, requestPage, withRegistryServer } from './served-registry.ts';

const usualCount = 1_000_000;
const pagesAsked = 10_000;
const limitMs = 20;

/**
 * Measures pages of random AEDs in every language: the time of each page, and the server's memory afterwards. It needs
 * a build.
 */
export async function measureAedPage([word]: readonly string[]): Promise<readonly Measurement[]> {
  const count = word === undefined ? usualCount : Number(word);
  return withRegistryServer(
    (file) => writeSyntheticGeojson(file, count),
    'pages',
    (server) => measureServed(server, count),
  );
}

async function measureServed({ origin, used }: RegistryServer, count: number): Promise<Measurement[]> {
  const idle = (await used()).bytes;
  const first = await requestPage(`${origin}/aed/osm/node/${idOf(1, count)}`);
  const cold = await askMany(origin, count, 0);
  const warm = await askMany(origin, count, 0);
  const invented: number[] = [];
  for (let asked = 0; asked < pagesAsked; asked++) {
    const { ms, status } = await requestPage(`${origin}/aed/osm/node/${idOf(asked, count) + 1}`);
    if (status !== 404) throw new Error(`An invented id was answered with ${status} in place of 404.`);
    invented.push(ms);
  }
  const limited = (what: string, waits: readonly number[]): Measurement => {
    return { ...formatMeasurement(what, percentile(waits, 0.95), 'ms'), limit: limitMs };
  };
  return [
    formatMeasurement('the very first page', first.ms, 'ms'),
    limited('a page, cold, p95', cold.waits),
    limited('a page, warm, p95', warm.waits),
    limited('an invented id, p95', invented),
    formatMeasurement('a page, compressed', cold.bytes / pagesAsked / 1000, 'kB'),
    formatMeasurement('memory, idle', idle / 1e6, 'MB', 0),
    formatMeasurement('memory above idle after all', ((await used()).bytes - idle) / 1e6, 'MB', 0),
  ];
}

/** Ids in the invented register are multiples of a hundred, spread here over all of it. */
const idOf = (asked: number, count: number) => (1 + ((asked * 7919) % count)) * 100;

async function askMany(origin: string, count: number, from: number) {
  const waits: number[] = [];
  let bytes = 0;
  for (let asked = from; asked < from + pagesAsked; asked++) {
    const { tag } = languages[asked % languages.length] ?? sourceLanguage;
    const prefix = tag === sourceLanguage.tag ? '' : `/${tag}`;
    const answer = await requestPage(`${origin}${prefix}/aed/osm/node/${idOf(asked, count)}`);
    if (answer.status !== 200)
      throw new Error(`The page of an AED was answered with ${answer.status} in place of 200.`);
    waits.push(answer.ms);
    bytes += answer.bytes;
  }
  return { waits, bytes };
}

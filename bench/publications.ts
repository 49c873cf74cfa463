import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importRegistry } from '../registry/import-registry.ts';
import { type Measurement, told } from './measurement.ts';
import { writeMadeUpGeojson } from './registry/made-up-aeds.ts';
import { measureSearch } from './registry/measure-search.ts';
import { type PublishedShare, publishAgainAndAgain } from './registry/publications.ts';

const publications = 10;
const searches = 500;
/** Of the bytes as they lie in the files, for one AED in a hundred changed. */
const percentMax = 5;
/** Of the design, for a million AEDs. */
const limits = { atCount: 1_000_000, kilobytesP95: 120, millisecondsP95: 60 };

/**
 * How many of a registry's bytes are under new addresses after a publication with one AED in a hundred changed at random, ten times in a
 * row, and what a search costs then, beside the last registry written afresh. The words after the name of the bench are counts of made-up
 * AEDs, or a file of OpenStreetMap as GeoJSON, where nothing is searched.
 */
export async function measurePublications(words: readonly string[]): Promise<readonly Measurement[]> {
  const measurements: Measurement[] = [];
  for (const word of words.length === 0 ? ['100000'] : words) measurements.push(...(await measureOne(word)));
  return measurements;
}

async function measureOne(word: string): Promise<Measurement[]> {
  const work = mkdtempSync(join(tmpdir(), 'publications-'));
  const [path, out, afresh] = [join(work, 'register.geojson'), join(work, 'aeds'), join(work, 'afresh')];
  const isFile = existsSync(word);
  const count = Number(word);
  try {
    if (isFile) copyFileSync(word, path);
    else await writeMadeUpGeojson(path, count);
    const shares = await publishAgainAndAgain(path, out, publications);
    const figures = [...shareFigures(shares, 'plain'), ...shareFigures(shares, 'brotli')];
    if (!isFile) {
      await importRegistry({ files: [path], out: afresh, asOf: '2026-11-21' });
      figures.push(...(await searchFigures(afresh, 'written afresh', 0)));
      figures.push(...(await searchFigures(out, 'after ten publications', count)));
    }
    const what = isFile ? 'the file' : `${count.toLocaleString('en-GB')} made-up AEDs`;
    return figures.map((figure) => ({ ...figure, what: `${what}: ${figure.what}` }));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function searchFigures(folder: string, which: string, count: number): Promise<Measurement[]> {
  const found = await measureSearch(folder, searches);
  const isJudged = count === limits.atCount;
  const milliseconds = told(`search, ${which}, p95`, found.millisecondsP95, 'ms');
  const kilobytes = told(`transferred by a search, ${which}, p95`, found.kilobytesP95, 'kB');
  return [
    isJudged ? { ...milliseconds, limit: limits.millisecondsP95 } : milliseconds,
    told(`search, ${which}, processor time with the server's, mean`, found.cpuMillisecondsMean, 'ms'),
    isJudged ? { ...kilobytes, limit: limits.kilobytesP95 } : kilobytes,
    told(`the index, ${which}`, found.indexKilobytes, 'kB'),
  ];
}

function shareFigures(shares: readonly PublishedShare[], kind: 'plain' | 'brotli'): Measurement[] {
  const percents = shares.map((share) => (100 * share.new[kind]) / share.all[kind]);
  const figures = [
    told(`${kind} bytes under new addresses, first publication`, percents[0] ?? Number.NaN, '%'),
    told(`${kind} bytes under new addresses, mean of ten`, percents.reduce((a, b) => a + b, 0) / percents.length, '%'),
    told(`${kind} bytes under new addresses, most of ten`, Math.max(...percents), '%'),
  ];
  return kind === 'plain' ? figures.map((figure) => ({ ...figure, limit: percentMax })) : figures;
}

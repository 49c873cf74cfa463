import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createMeasurement, type Measurement } from './measurement.ts';
import { measureSearch } from './registry/measure-search.ts';
import { writeSyntheticGeojson } from './registry/synthetic-aeds.ts';

const usualCounts = [10_000, 100_000, 1_000_000];
const searches = 500;

/** The limits in the design for a registry of a million AEDs. */
const limits = { atCount: 1_000_000, millisecondsP95: 60, kilobytesP95: 120 };

interface TextKind {
  readonly word: string;
  readonly texts: 'none' | 'remark' | 'long';
  /** Appended to the number of AEDs in the description of a measurement. */
  readonly label: string;
}

const textKinds: readonly TextKind[] = [
  { word: 'remarks', texts: 'remark', label: ' with a remark each' },
  { word: 'texts', texts: 'long', label: ' with long texts' },
];

interface ImportFigures {
  readonly kept: number;
  readonly seconds: number;
  /** Processor time of all threads. On a busy machine it is more reliable than elapsed time. */
  readonly cpuSeconds: number;
  readonly peakMegabytes: number;
  readonly cellCount: { readonly aeds: number; readonly clusters: number };
  readonly bytes: { readonly raw: number; readonly brotli: number };
}

/**
 * Measures registries with growing numbers of synthetic AEDs, clustered like cities: the import, the size, and a
 * visitor's first search over loopback. Other numbers can be given as arguments: `npm run bench -- registry 10000`.
 * With the argument `remarks` each AED has a remark, with `texts` two long texts.
 */
export async function measureRegistry(args: readonly string[]): Promise<readonly Measurement[]> {
  const kind = textKinds.find(({ word }) => args.includes(word)) ?? { texts: 'none', label: '' };
  const countArguments = args.filter((word) => !textKinds.some((other) => other.word === word));
  const counts = countArguments.length === 0 ? usualCounts : countArguments.map(readCount);
  const measurements: Measurement[] = [];
  for (const count of counts) {
    console.log(`Measuring ${count.toLocaleString('en-GB')} AEDs…`);
    measurements.push(...(await measureCount(count, kind)));
  }
  return measurements;
}

function readCount(word: string): number {
  const count = Number(word);
  if (Number.isSafeInteger(count) && count > 0) return count;
  throw new Error(`'${word}' is not a whole number of AEDs. Try npm run bench -- registry 10000.`);
}

async function measureCount(
  count: number,
  { texts, label }: Pick<TextKind, 'texts' | 'label'>,
): Promise<Measurement[]> {
  const work = mkdtempSync(join(tmpdir(), 'aed-bench-'));
  try {
    const geojson = join(work, 'made-up.geojson');
    const out = join(work, 'aeds');
    await writeSyntheticGeojson(geojson, count, { texts });
    const figures = [...importFigures(measureImport(geojson, out)), ...(await searchFigures(out, count))];
    return figures.map((figure) => ({
      ...figure,
      what: `${count.toLocaleString('en-GB')} AEDs${label}: ${figure.what}`,
    }));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function measureImport(geojson: string, out: string): ImportFigures {
  const child = fileURLToPath(new URL('./registry/import-process.ts', import.meta.url));
  return JSON.parse(
    execFileSync(process.execPath, [child, geojson, out], { encoding: 'utf8', env: { TZ: 'UTC' } }),
  ) as ImportFigures;
}

function importFigures({ kept, seconds, cpuSeconds, peakMegabytes, cellCount, bytes }: ImportFigures): Measurement[] {
  return [
    createMeasurement('kept', kept, 'AEDs', 0),
    createMeasurement('import', seconds, 's'),
    createMeasurement('import, processor time', cpuSeconds, 's'),
    createMeasurement('import, peak memory', peakMegabytes, 'MB', 0),
    createMeasurement('cells of AEDs', cellCount.aeds, 'files', 0),
    createMeasurement('tiles of clusters', cellCount.clusters, 'files', 0),
    createMeasurement('cells of AEDs, plain', bytes.raw / 1e6, 'MB'),
    createMeasurement('cells of AEDs, brotli', bytes.brotli / 1e6, 'MB'),
  ];
}

async function searchFigures(out: string, count: number): Promise<Measurement[]> {
  const found = await measureSearch(out, searches);
  const isJudged = count === limits.atCount;
  const milliseconds = createMeasurement('search with index and cells fetched anew, p95', found.millisecondsP95, 'ms');
  const kilobytes = createMeasurement('transferred by a search, p95', found.kilobytesP95, 'kB');
  return [
    createMeasurement('search with index and cells fetched anew, p50', found.millisecondsP50, 'ms'),
    isJudged ? { ...milliseconds, limit: limits.millisecondsP95 } : milliseconds,
    createMeasurement("search, processor time with the server's, mean", found.cpuMillisecondsMean, 'ms'),
    createMeasurement('transferred by a search, p50', found.kilobytesP50, 'kB'),
    isJudged ? { ...kilobytes, limit: limits.kilobytesP95 } : kilobytes,
    createMeasurement('transferred by a search, most', found.kilobytesMax, 'kB'),
    createMeasurement('of which the index', found.indexKilobytes, 'kB'),
    createMeasurement('cells read by a search, p50', found.cellsP50, 'files', 0),
    createMeasurement('cells read by a search, p95', found.cellsP95, 'files', 0),
  ];
}

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeMadeUpGeojson } from './registry/made-up-aeds.ts';
import { measureSearch } from './registry/measure-search.ts';
import { measurePostgres } from './registry/postgres-peer.ts';
import { measureWholeFile } from './registry/whole-file-peer.ts';

/*
 * The AED registry at 10,000, 100,000 and a million made-up AEDs: import, size, search; beside a GiST index and beside
 * one whole GeoJSON. `node bench/registry.ts [count…]`.
 */

const limits = { atCount: 1_000_000, millisecondsP95: 60, kilobytes: 120 };
const searches = 500;

interface ImportFigures {
  readonly kept: number;
  readonly seconds: number;
  /** Of all threads: on a busy machine the clock tells less. */
  readonly cpuSeconds: number;
  readonly peakMegabytes: number;
  readonly cellCount: { readonly aeds: number; readonly clusters: number };
  readonly bytes: { readonly raw: number; readonly brotli: number };
}

const say = (line: string) => process.stdout.write(`${line}\n`);
const shown = (value: number, digits = 1) => value.toLocaleString('en-GB', { maximumFractionDigits: digits });

function measureImport(geojson: string, out: string): ImportFigures {
  const child = fileURLToPath(new URL('./registry/import-child.ts', import.meta.url));
  return JSON.parse(
    execFileSync(process.execPath, [child, geojson, out], { encoding: 'utf8', env: { TZ: 'UTC' } }),
  ) as ImportFigures;
}

function judge(what: string, measured: number, limit: number, unit: string): void {
  say(`  ${measured <= limit ? 'holds' : 'FAILS'}  ${what}: ${shown(measured)} ${unit}, limit ${limit} ${unit}`);
  if (measured > limit) process.exitCode = 1;
}

async function measure(count: number): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'aed-bench-'));
  try {
    const geojson = join(work, 'made-up.geojson');
    const out = join(work, 'aeds');
    await writeMadeUpGeojson(geojson, count);
    say(`\n${shown(count)} AEDs`);
    const made = measureImport(geojson, out);
    say(
      `  import       ${shown(made.seconds)} s (processor ${shown(made.cpuSeconds)} s), peak memory ${shown(made.peakMegabytes, 0)} MB, ${shown(made.kept)} kept`,
    );
    say(
      `  output       ${shown(made.cellCount.aeds)} cells, ${shown(made.cellCount.clusters)} cluster tiles, AEDs ${shown(made.bytes.raw / 1e6)} MB, brotli ${shown(made.bytes.brotli / 1e6)} MB`,
    );
    const search = await measureSearch(out, searches);
    say(
      `  search       p50 ${shown(search.millisecondsP50)} ms, p95 ${shown(search.millisecondsP95)} ms, processor ${shown(search.cpuMillisecondsMean)} ms with the server's; index and cells fetched anew each time`,
    );
    say(
      `  transferred  p50 ${shown(search.kilobytesP50)} kB, p95 ${shown(search.kilobytesP95)} kB, most ${shown(search.kilobytesMax)} kB (index ${shown(search.indexKilobytes)} kB); cells p50 ${search.cellsP50}, p95 ${search.cellsP95}`,
    );
    const postgres = await measurePostgres(work, geojson, searches);
    say(
      postgres
        ? `  GiST index   p50 ${shown(postgres.millisecondsP50, 2)} ms, p95 ${shown(postgres.millisecondsP95, 2)} ms (PostgreSQL, query alone)`
        : '  GiST index   not measured: no PostgreSQL installed',
    );
    const whole = measureWholeFile(geojson, [19.94, 50.06]);
    say(`  one GeoJSON  ${shown(whole.milliseconds, 0)} ms, ${shown(whole.megabytes)} MB to load`);
    if (count === limits.atCount) {
      judge('nearest AED, p95', search.millisecondsP95, limits.millisecondsP95, 'ms');
      judge('transferred, p95', search.kilobytesP95, limits.kilobytes, 'kB');
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

const counts = process.argv.slice(2).map(Number);
for (const count of counts.length > 0 ? counts : [10_000, 100_000, 1_000_000]) await measure(count);

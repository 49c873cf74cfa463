import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseStreetArea, parseStreetIndex, streetAreaFile } from '../domain/streets/street-index.ts';
import { createMeasurement, type Measurement, percentile } from './measurement.ts';

/** Elapsed seconds of an import, and the peak memory in MB of the import and tilemaker together. */
interface Used {
  readonly seconds: number;
  readonly megabytes: number;
}

/** Resident memory of a process and its children in MB, read from Linux's /proc. */
function residentMegabytes(pid: number): number {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
    return (pages * 4096) / 1e6 + children.reduce((sum, child) => sum + residentMegabytes(child), 0);
  } catch {
    return 0;
  }
}

async function importInto(out: string, files: readonly string[]): Promise<Used> {
  const startedMs = performance.now();
  const args = ['streets/main.ts', 'import', ...files, '--out', out];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'ignore'] });
  let megabytes = 0;
  const watching = setInterval(() => {
    megabytes = Math.max(megabytes, residentMegabytes(child.pid ?? 0));
  }, 50);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearInterval(watching);
  if (code !== 0) throw new Error(`The import of ${files.join(', ')} failed with ${code}. Run it by hand to see why.`);
  return { seconds: (performance.now() - startedMs) / 1000, megabytes };
}

/** Returns the size of each published cell in bytes with brotli: its streets and its land together. */
function cellBytes(folder: string): number[] {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const areas = parseStreetIndex(read('index.json'))?.areas ?? new Map<string, string>();
  return Array.from(areas).flatMap(([name, hash]) => {
    const [x = 0, y = 0] = name.split('/').map(Number);
    const cells = parseStreetArea(read(streetAreaFile({ x, y }, hash)));
    return Array.from(cells.values(), ({ ways, land }) => ways.bytes + (land?.bytes ?? 0));
  });
}

/**
 * Measures the import of OpenStreetMap extracts: `npm run bench -- street-import FILE…`. The extracts are not part of
 * the project; without files nothing is measured.
 */
export async function measureStreetImport(files: readonly string[]): Promise<readonly Measurement[]> {
  if (files.length === 0) {
    console.log(
      'The extracts, which are not part of the project, are missing, so nothing is measured. Run npm run bench -- street-import FILE….',
    );
    return [];
  }
  const folder = await mkdtemp(join(tmpdir(), 'street-import-'));
  try {
    const out = join(folder, 'streets');
    const { seconds, megabytes } = await importInto(out, files);
    const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
    const rate = sizes.reduce((sum, size) => sum + size, 0) / 1e6 / seconds;
    const kilobytes = cellBytes(out).map((bytes) => bytes / 1000);
    const middle = percentile(kilobytes, 0.5);
    return [
      {
        what: 'import of extracts',
        measured: Number(rate.toFixed(2)),
        unit: 'MB of .osm.pbf a second',
        limit: 1,
        sense: 'at least',
      },
      createMeasurement('most memory, tilemaker included', megabytes, 'MB', 0),
      { what: 'a cell, brotli, median', measured: Math.round(middle), unit: 'kB', limit: 100, sense: 'at most' },
      {
        what: 'a cell, brotli, p95',
        measured: Math.round(percentile(kilobytes, 0.95)),
        unit: 'kB',
        limit: 300,
        sense: 'at most',
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

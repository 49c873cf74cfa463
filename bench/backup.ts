import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from '../scripts/toolchain/run.mjs';
import { fillInstallation, tokenOf } from './filled-installation.ts';
import { type Probed, probe } from './load/probe.ts';
import { type Measurement, percentile } from './measurement.ts';

/** A row is about 0.8 kB as it is backed up: some 450 MB. */
const rows = 540_000;
const address = 'Main Street '.repeat(41);
const watchMs = 1_500;
const p95MsMax = 100;

const paths = {
  '/aed': '/aed',
  'a read of rows': '/rest/v1/aed_dispatch_logs?select=id&order=dispatch_time.desc&limit=50',
} as const;

/** How long a page and a read of rows take while the operator backs some 450 MB up, beside the same server before. */
export async function measureBackup([engine = 'postgres']: readonly string[]): Promise<readonly Measurement[]> {
  const installation = await fillInstallation(engine, rows, address);
  const folder = await mkdtemp(join(tmpdir(), 'bench-backup-'));
  try {
    const site = await installation.serve();
    try {
      const headers = { Authorization: `Bearer ${await tokenOf(site.origin)}` };
      const watch = () => watchBoth(site.origin, headers);
      // The first answers read files and the catalogue for the first time.
      await watch();
      const before = await watch();
      const file = join(folder, 'backup.tar');
      const startedMs = performance.now();
      const backup = startProgram(process.execPath, ['server/control/main.ts', 'backup', file], installation.variables);
      const ended = once(backup, 'exit').then(() => performance.now() - startedMs);
      const during: Both[] = [];
      while (backup.exitCode === null) during.push(await watch());
      const seconds = Number(((await ended) / 1000).toFixed(1));
      const megabytes = Math.round((await stat(file)).size / 1e6);
      return [
        { what: `${engine}: backup of ${rows} rows`, measured: seconds, unit: 's', limit: null, sense: 'at most' },
        { what: `${engine}: its file`, measured: megabytes, unit: 'MB', limit: null, sense: 'at most' },
        ...told(`${engine}: before, `, [before], null),
        ...told(`${engine}: during the backup, `, during, p95MsMax),
      ];
    } finally {
      await site.stop();
    }
  } finally {
    await installation.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

type Both = Readonly<Record<keyof typeof paths, Probed>>;

async function watchBoth(origin: string, headers: Readonly<Record<string, string>>): Promise<Both> {
  const both = Object.entries(paths).map(async ([name, path]) => {
    const probed = await probe({ origin, addresses: [path], headers, forMs: watchMs });
    if (probed.refused > 0) throw new Error(`Got ${probed.refused} refusals of ${path}, expected none.`);
    return [name, probed];
  });
  return Object.fromEntries(await Promise.all(both)) as Both;
}

function told(when: string, watched: readonly Both[], limit: number | null): Measurement[] {
  return (Object.keys(paths) as (keyof typeof paths)[]).flatMap((name) => {
    const times = watched.flatMap((both) => both[name].times);
    const shared = { unit: 'ms', sense: 'at most' } as const;
    return [
      { what: `${when}${name}, p95`, measured: Number(percentile(times, 0.95).toFixed(1)), limit, ...shared },
      { what: `${when}${name}, slowest`, measured: Number(Math.max(...times).toFixed(1)), limit: null, ...shared },
    ];
  });
}

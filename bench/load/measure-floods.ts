import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { writeSmallRegistry } from '../../tests/support/towns/small-registry.ts';
import { createMeasurement, type Measurement, percentile } from '../measurement.ts';
import { populateInstallation, signInForToken } from '../populated-installation.ts';
import type { ServedSite } from '../served-site.ts';
import { buildFloodRequests } from './build-flood-requests.ts';
import { startFlood } from './flood.ts';
import { type ProbeResult, probe } from './probe.ts';

const rows = 10_000;
const address = 'Main Street '.repeat(30);
const warmMs = 1_000;
const watchMs = 5_000;
const p95MsMax = 100;
const timesIdleMax = 5;
const memoryMbMax = 700;

/**
 * Measures how fast the emergency page's resources are served during floods of 256 concurrent requests, and on an idle
 * server for comparison.
 */
export async function measureFloods(): Promise<readonly Measurement[]> {
  const town = Array.from({ length: 300 }, (_, id) => ({
    id: id + 1,
    longitude: 19.9 + id / 9_000,
    latitude: 50.06,
    tags: {},
  }));
  const registry = await writeSmallRegistry(town, 50);
  const installation = await populateInstallation(rows, address);
  try {
    // The default settings, except that X-Forwarded-For is trusted so that a flood can choose its addresses.
    const shipped = { TRUST_PROXY: '1', REST_REQUESTS_PER_MINUTE: '1200', LOG_LEVEL: 'silent' };
    const site = await installation.serve({ ...shipped, AEDS_FOLDER: registry.folder });
    try {
      return await compare(site, registry.folder);
    } finally {
      await site.stop();
    }
  } finally {
    await installation.remove();
    await rm(dirname(registry.folder), { recursive: true });
  }
}

async function compare(site: ServedSite, aedsFolder: string): Promise<readonly Measurement[]> {
  const { origin } = site;
  const token = await signInForToken(origin);
  const addresses = probedAddresses(aedsFolder);
  // Warms up the server: its first responses read files from disk.
  await probe({ origin, addresses, forMs: warmMs });
  const quiet = await probe({ origin, addresses, forMs: watchMs });
  const idle = p95(quiet);
  const limit = Math.min(p95MsMax, Math.round(idle * timesIdleMax * 10) / 10);
  const measurements = [createMeasurement('idle, p95', idle, 'ms'), refused('idle, refused', quiet)];
  for (const [name, order] of Object.entries(buildFloodRequests(token))) {
    const flood = startFlood({ ...order, origin });
    // Gives the flood time to open all of its connections.
    await probe({ origin, addresses, forMs: warmMs });
    const probed = await probe({ origin, addresses, forMs: watchMs });
    const { answers, seconds } = await flood.stop();
    console.log(`${name}: answers by status in ${seconds.toFixed(1)} s ${JSON.stringify(answers)}`);
    measurements.push({ what: `${name}, p95`, measured: p95(probed), unit: 'ms', limit, sense: 'at most' });
    measurements.push(refused(`${name}, refused`, probed));
  }
  const mostMb = mostMemoryMb(site.pid);
  const memory = "most memory of the server's process";
  return [...measurements, { what: memory, measured: mostMb, unit: 'MB', limit: memoryMbMax, sense: 'at most' }];
}

const p95 = ({ times }: ProbeResult) => Number(percentile(times, 0.95).toFixed(1));
const refused = (what: string, { refused: measured }: ProbeResult): Measurement => ({
  what,
  measured,
  unit: '',
  limit: 0,
  sense: 'at most',
});

function probedAddresses(aedsFolder: string): readonly string[] {
  const cell = readdirSync(aedsFolder, { recursive: true, encoding: 'utf8' }).find((name) =>
    /^\d+\/\d+\/\d+\.json$/.test(name),
  );
  if (cell === undefined) throw new Error(`${aedsFolder} holds no cell. Import AEDs first.`);
  return ['/aed', `/aeds/${cell}`, '/aeds/index.json'];
}

/** Peak memory of the server's process in megabytes, without its child processes. */
function mostMemoryMb(pid: number): number {
  const kilobytes = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

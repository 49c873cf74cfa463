import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { seededRandom } from '../../tests/support/seeded-random.ts';
import type { Measurement } from '../measurement.ts';
import {
  countMissing,
  liftDailyLimit,
  prepareWriters,
  serveWitnessed,
  type Witnessed,
  witness,
} from './acknowledged.ts';
import { compareRowsWithEntries } from './ledger-agreement.ts';
import { type OwnServer, startOwnServer } from './own-server.ts';

const usualKills = 50;
const writingMs = { least: 150, most: 1_500 } as const;

/**
 * Kills the server at random while it acknowledges writes, and checks after the last restart that all acknowledged rows
 * exist and that the ledger has exactly one entry for each row.
 */
export async function measureKills([engine = 'postgres', count]: readonly string[]): Promise<readonly Measurement[]> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'bench-kill-'));
  const kills = count === undefined ? usualKills : Number(count);
  const random = seededRandom(Date.now());
  // PostgreSQL runs under another account, which must be able to traverse this folder.
  await chmod(dataFolder, 0o711);
  const server = engine === 'server' ? await startOwnServer(dataFolder) : undefined;
  const witnessed = witness(join(dataFolder, 'data'), server?.url);
  try {
    await liftDailyLimit(witnessed);
    for (let round = 1; round <= kills; round += 1) {
      await writeUntilKilled(
        witnessed,
        server,
        `round-${round}`,
        writingMs.least + random.below(writingMs.most - writingMs.least),
      );
    }
    const missing = await countMissing(witnessed);
    return [
      { what: `kills during writes, ${engine}`, measured: kills, unit: '', limit: usualKills, sense: 'at least' },
      { what: 'acknowledged rows', measured: witnessed.acknowledged.size, unit: '', limit: 1, sense: 'at least' },
      { what: 'acknowledged rows missing', measured: missing, unit: '', limit: 0, sense: 'at most' },
      ...(await compareRowsWithEntries(witnessed)),
    ];
  } finally {
    await server?.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

/** A separate database server is killed as well, and restarted as a supervisor would. */
async function writeUntilKilled(
  witnessed: Witnessed,
  server: OwnServer | undefined,
  name: string,
  afterMs: number,
): Promise<void> {
  const site = await serveWitnessed(witnessed);
  const write = await prepareWriters(site.origin, name, witnessed);
  let isKilled = false;
  const writing = write(() => isKilled);
  await Promise.race([writing, wait(afterMs)]);
  isKilled = true;
  await Promise.all([site.kill(), server?.kill()]);
  await writing;
  await server?.start();
}

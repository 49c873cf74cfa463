import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  computeTileWidthInLog,
  formatTileAddress,
  type LogTile,
  logTileWidth,
} from '../../domain/ledger/tree/tile-address.ts';
import { verifyLog } from '../../domain/ledger/verification/verify-log.ts';
import { openTestDatabase } from '../../tests/support/database/test-database.ts';
import { seedDispatch, seedPeople } from '../../tests/support/database/test-people.ts';
import { createTestSigner } from '../../tests/support/server/published-log.ts';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import type { Engine } from '../db/engine.ts';
import { LogFolder } from './log-folder.ts';
import { LogWriter } from './log-writer.ts';
import { nodeSha256, verifySignature } from './node-crypto.ts';
import { PublishedLedger } from './published-ledger.ts';

const signer = createTestSigner();
let engine: Engine;

beforeAll(async () => {
  engine = await openTestDatabase();
});
afterAll(() => engine.close());
beforeEach(async () => {
  await engine.transaction(async (owner) => {
    await owner.query('delete from auth.users', []);
    for (const table of ['role_changes', 'aed_dispatch_logs', 'ledger_entries']) {
      await owner.query(`delete from public.${table}`, []);
    }
    await seedPeople(owner);
  });
});

const dispatches = (count: number) =>
  engine.transaction(async (owner) => {
    for (let number = 0; number < count; number += 1) await seedDispatch(owner, 'grace');
  });
/** Adds checksum entries, which are faster to create than dispatches. */
const checksums = (count: number) =>
  engine.transaction((owner) =>
    owner.query(
      `insert into public.ledger_entries (row_id, kind, fact)
       select gen_random_uuid(), 'atlas', encode(sha256(number::text::bytea), 'hex') from generate_series(1, $1) as number`,
      [count],
    ),
  );

/** Starts a server on the shared database, with its own folder. */
async function startMachine() {
  const published = new PublishedLedger(createTestFolder(), { isShared: true });
  const writer = new LogWriter({ engine, folder: published.folder, signers: [signer] });
  await writer.resume();
  published.join({ engine, catchUp: () => writer.catchUp() });
  return { published, writer };
}

describe('several machines that publish one ledger', () => {
  it('give the same answer, however far each has come', async () => {
    const machines = await Promise.all([startMachine(), startMachine(), startMachine()]);
    let turn = 0;
    const read = (name: string) => machines[turn++ % machines.length]?.published.read(name) ?? Promise.resolve(null);
    let memory = null;
    for (let round = 0; round < 20; round += 1) {
      await (round === 5 ? checksums(300) : dispatches(1));
      // One machine assigns positions to the new entries. The other machines have not read these positions yet.
      await machines[round % 3]?.writer.publish();
      const source = { read, keys: [signer.key], hash: nodeSha256, checkSignature: verifySignature };
      const verification = await verifyLog(source, { memory });
      expect(verification.findings).toEqual([]);
      memory = verification.memory;
    }
    expect(memory?.size).toBe(1 + 19 + 300);
  });

  it('send a checkpoint that contains all entries another has signed', async () => {
    const [first, second] = await Promise.all([startMachine(), startMachine()]);
    await dispatches(3);
    await first.writer.publish();
    expect(await second.published.read('checkpoint')).toEqual(await first.published.read('checkpoint'));
  });

  it('send none while the database is unavailable, because it may be outdated', async () => {
    const { published, writer } = await startMachine();
    await writer.publish();
    published.join({ engine, catchUp: () => Promise.reject(new Error('no answer')) });
    await expect(published.read('checkpoint')).rejects.toThrow('The ledger is not available at the moment');
    const starting = new PublishedLedger(published.folder.path, { isShared: true });
    await expect(starting.read('checkpoint')).rejects.toThrow('The ledger is not available at the moment');
    expect(await new PublishedLedger(published.folder.path).read('checkpoint')).not.toBeNull();
  });
});

describe('a tile', () => {
  it('has the same bytes as a file, cut from a wider one, and built from the rows', async () => {
    const { published, writer } = await startMachine();
    await checksums(2 * logTileWidth + 10);
    await writer.publish();
    const size = writer.size;
    const tiles = (['entries', 0, 1] as const).flatMap((level) =>
      [0, 1, 2]
        .map((index) => ({ level, index, width: computeTileWidthInLog(size, { level, index }) }))
        .filter(({ width }) => width > 0),
    );
    expect(tiles).toHaveLength(7);
    const read = async (tile: LogTile) => Buffer.from((await published.read(formatTileAddress(tile))) ?? []);
    const files = await Promise.all(tiles.map(read));
    const narrow = await Promise.all(tiles.map((tile) => read({ ...tile, width: 1 })));
    rmSync(join(published.folder.path, 'tile'), { recursive: true });
    for (const [at, tile] of tiles.entries()) {
      expect(await read(tile)).toEqual(files[at]);
      expect(await read({ ...tile, width: 1 })).toEqual(narrow[at]);
    }
  });

  it('does not exist beyond the entries with a position, nor without a database', async () => {
    const { published, writer } = await startMachine();
    await writer.publish();
    await dispatches(1);
    expect(await published.read(formatTileAddress({ level: 0, index: 0, width: 2 }))).toBeNull();
    expect(await published.read(formatTileAddress({ level: 3, index: 4, width: 2 }))).toBeNull();
    const alone = new PublishedLedger(new LogFolder(createTestFolder()).path);
    expect(await alone.read(formatTileAddress({ level: 0, index: 0, width: 1 }))).toBeNull();
  });
});

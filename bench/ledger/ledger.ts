import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { madeUpSigner } from '../../tests/support/server/published-log.ts';
import type { Measurement } from '../measurement.ts';
import { measureVerification } from './browser-verification.ts';
import { measureInserts } from './inserts.ts';
import { writeLargeLog } from './large-log.ts';
import { measureProofs } from './large-log-proofs.ts';

const size = 1_000_000;

/** What the ledger costs: `inserts` of rows with their entry, or reading a `log` of a million entries; both without a word. */
export async function measureLedger([part]: readonly string[]): Promise<readonly Measurement[]> {
  const inserts = part === 'log' ? [] : [...(await measureInserts('postgres')), ...(await measureInserts('pglite'))];
  return part === 'inserts' ? inserts : [...inserts, ...(await measureLog())];
}

async function measureLog(): Promise<readonly Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-log-'));
  try {
    writeLargeLog(folder, size, madeUpSigner());
    return [...(await measureProofs(folder, size)), ...(await measureVerification(folder, size))];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

import { LogProver } from '../../domain/ledger/tree/log-proofs.ts';
import { requireTile } from '../../domain/ledger/verification/read-bundle.ts';
import { LogFolder } from '../../server/ledger/log-folder.ts';
import { sha256 } from '../../server/ledger/node-crypto.ts';
import { seededRandom } from '../../tests/support/seeded-random.ts';
import { type Measurement, percentile } from '../measurement.ts';

const proofs = 300;
const limits = { hashes: 20, ms: 50 } as const;

/** Proofs of entries anywhere in a published log, each built from its files by somebody who has read none of them before. */
export async function measureProofs(folder: string, size: number): Promise<readonly Measurement[]> {
  const random = seededRandom(1);
  const files = new LogFolder(folder);
  const times: number[] = [];
  let longest = 0;
  for (let proof = 0; proof < proofs; proof += 1) {
    const position = random.below(size);
    const before = performance.now();
    const prover = new LogProver(size, (tile) => requireTile({ read: (name) => files.read(name) }, tile), sha256);
    const path = await prover.inclusion(position);
    times.push(performance.now() - before);
    longest = Math.max(longest, path.length);
  }
  const what = `a proof from a log of ${size.toLocaleString('en')}`;
  const sense = 'at most' as const;
  return [
    { what: `${what}, longest`, measured: longest, unit: 'hashes', limit: limits.hashes, sense },
    {
      what: `${what}, p95`,
      measured: Number(percentile(times, 0.95).toFixed(2)),
      unit: 'ms',
      limit: limits.ms,
      sense,
    },
  ];
}

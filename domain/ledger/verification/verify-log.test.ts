import { hash as hashNow } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createTestSigner, publishLeaves } from '../../../tests/support/server/published-log.ts';
import { logTileWidth } from '../tree/tile-address.ts';
import { describeFinding } from './log-finding.ts';
import { verifyLog } from './verify-log.ts';

const sha256 = (bytes: Uint8Array) => new Uint8Array(hashNow('sha256', bytes, 'buffer'));
const signer = createTestSigner();
const size = 1_000;
const leaves = Array.from({ length: size }, (_, position) => `look 2026-11-22T09:00:00Z checksum:${position}`);
const honest = publishLeaves(leaves, signer);

/**
 * Verifies a log twice and returns both lists of findings. The first time, the hashes of all entries are read; the
 * second time, only those where there is a problem.
 */
async function verifyTwice(
  log: ReadonlyMap<string, Uint8Array>,
  remembered = honest,
): Promise<readonly (readonly string[])[]> {
  const source = (files: typeof log) => ({
    read: async (name: string) => files.get(name) ?? null,
    keys: [signer.key],
    hash: sha256,
    checkSignature: async () => true,
  });
  const { memory } = await verifyLog(source(remembered), { memory: null });
  const readings = [Number.POSITIVE_INFINITY, 0].map(async (leafHashesUpTo) => {
    const { findings } = await verifyLog(source(log), { memory, leafHashesUpTo });
    return findings.map(describeFinding);
  });
  return Promise.all(readings);
}

function damaged(name: string, damage: (bytes: Uint8Array) => Uint8Array | null, log = honest) {
  const files = new Map(log);
  const bytes = damage(log.get(name)?.slice() ?? new Uint8Array());
  if (bytes === null) files.delete(name);
  else files.set(name, bytes);
  return files;
}

const gone = () => null;
const flipped = (at: number) => (bytes: Uint8Array) => bytes.with(at, (bytes[at] as number) ^ 1);

describe('a damaged file of a log', () => {
  it.each([
    ['a bundle', 'tile/entries/001', 'Entries 256 to 511 are missing: the checkpoint counts them'],
    ['the beginning of a bundle', 'tile/entries/003.p/232', 'Entries 768 to 999 are missing'],
    ['a tile above others', 'tile/1/000.p/3', 'Entries 0 to 767: hashes of the tree above them are missing'],
  ])('is named with its position when it is missing: %s', async (_what, name, sentence) => {
    for (const sentences of await verifyTwice(damaged(name, gone))) {
      expect(sentences).toEqual([expect.stringContaining(sentence)]);
    }
  });

  it.each([
    ['an entry', 'tile/entries/001', 20, 'Entry 256 was changed: it is not'],
    ['the hash of a hash', 'tile/1/000.p/3', 32 * 2, 'The tree was changed above entries 512 to 767'],
    ['the hash of one of the last entries', 'tile/0/003.p/232', 64, 'Entry 770: its hash in the tree was changed'],
  ])('is named with its position when a bit was flipped: %s', async (_what, name, at, sentence) => {
    for (const sentences of await verifyTwice(damaged(name, flipped(at)))) {
      expect(sentences[0]).toContain(sentence);
    }
  });

  it('does not hide further damage behind it', async () => {
    const rewritten = publishLeaves(leaves.with(600, 'look 2026-11-22T09:00:01Z checksum:1'), signer);
    const withoutBundle = damaged('tile/entries/001', gone, rewritten);
    for (const sentences of await verifyTwice(withoutBundle)) {
      expect(sentences).toEqual([
        expect.stringContaining('Entry 600 was changed: it is not the one seen here before.'),
        expect.stringContaining('Entries 256 to 511 are missing'),
      ]);
    }
    const withoutTile = damaged('tile/0/001', gone, withoutBundle);
    for (const sentences of await verifyTwice(withoutTile)) {
      expect(sentences[0]).toContain('Entry 600 was changed');
      expect(sentences).toContainEqual(expect.stringContaining('Entries 256 to 511 are missing'));
    }
  });

  it('that only proofs need is found by a reader of all leaf hashes', async () => {
    const [all, fewer] = await verifyTwice(damaged('tile/0/002', flipped(32 * 9)));
    expect(all).toEqual(['Entry 521: its hash in the tree was changed and no longer matches it.']);
    expect(fewer).toEqual([]);
    const [missed] = await verifyTwice(damaged('tile/0/002', (bytes) => bytes.slice(0, 32 * (logTileWidth - 6))));
    expect(missed).toEqual([
      'Entries 762 to 767: hashes of the tree above them are missing, so some proofs of them cannot be built.',
    ]);
  });
});

import { createHash, generateKeyPairSync } from 'node:crypto';
import { packEntryBundle } from '../../../domain/ledger/log-entry.ts';
import { formatCheckpoint } from '../../../domain/ledger/notes/checkpoint.ts';
import { formatNoteKey, formatSignatureLine, noteKeyTypes } from '../../../domain/ledger/notes/signed-note.ts';
import { IncrementalMerkleTree } from '../../../domain/ledger/tree/incremental-merkle-tree.ts';
import { computeTileWidthInLog, formatTileAddress, logTileWidth } from '../../../domain/ledger/tree/tile-address.ts';
import { hashTreeLeaf } from '../../../domain/ledger/tree/tree-hash.ts';
import { type NoteSigner, parseNoteSigner } from '../../../server/keys/ledger-keys.ts';
import { nodeSha256 } from '../../../server/ledger/node-crypto.ts';

/** The files of a published log, by their paths below the log's URL. */
export type PublishedLog = ReadonlyMap<string, Uint8Array>;

export const createTestSigner = (name = 'log.test/ledger'): NoteSigner =>
  parseNoteSigner(generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }), name, noteKeyTypes.log);

/** Creates distinct invented entries for a log. */
const inventedLeaves = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => {
    const commitment = createHash('sha256').update(`row ${index}`).digest('base64');
    return `dispatch 2026-11-22T09:00:00Z commitment:${commitment}`;
  });

/**
 * Publishes entries as anyone with the key can. The tiles, the bundles and the checkpoint are consistent with each
 * other.
 */
export function publishLeaves(leaves: readonly string[], { key, sign }: NoteSigner): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  const tree = new IncrementalMerkleTree(nodeSha256);
  const bytes = leaves.map((leaf) => new TextEncoder().encode(leaf));
  for (const leaf of bytes) {
    for (const full of tree.add(hashTreeLeaf(leaf, nodeSha256))) files.set(formatTileAddress(full), full.hashes);
  }
  for (const begun of tree.partialTiles()) files.set(formatTileAddress(begun), begun.hashes);
  for (let index = 0; index * logTileWidth < bytes.length; index += 1) {
    const tile = {
      level: 'entries',
      index,
      width: computeTileWidthInLog(bytes.length, { level: 'entries', index }),
    } as const;
    files.set(formatTileAddress(tile), packEntryBundle(bytes.slice(index * logTileWidth, (index + 1) * logTileWidth)));
  }
  const text = formatCheckpoint({ origin: key.name, size: bytes.length, root: tree.root() });
  const line = formatSignatureLine(key, sign(new TextEncoder().encode(text)), nodeSha256);
  files.set('checkpoint', new TextEncoder().encode(`${text}\n${line}`));
  files.set('key', new TextEncoder().encode(`${formatNoteKey(key, nodeSha256)}\n`));
  return files;
}

/**
 * Returns eight attacks on a log of 600 entries. The reader has seen the log before. Each attack has the message that
 * must report it.
 */
export function buildLogAttacks(honest: NoteSigner, thief: NoteSigner) {
  const leaves = inventedLeaves(600);
  const grown = [...leaves, ...inventedLeaves(610).slice(600)];
  const forged = inventedLeaves(1)[0]?.replace('09:00', '10:00') as string;
  const swapped = grown.with(40, grown[41] as string).with(41, grown[40] as string);
  const fork = [...leaves.slice(0, 300), ...leaves.slice(300).map((leaf) => leaf.replace('dispatch', 'look'))];
  const cut = (size: number) => publishLeaves(leaves.slice(0, size), honest);
  const storedEdit = publishLeaves(grown, honest);
  const bundle = grown
    .slice(0, 256)
    .with(7, forged)
    .map((leaf) => new TextEncoder().encode(leaf));
  storedEdit.set('tile/entries/000', packEntryBundle(bundle));
  return {
    seen: publishLeaves(leaves, honest),
    grown: publishLeaves(grown, honest),
    attacks: [
      { name: 'edit', log: publishLeaves(grown.with(41, forged), honest), position: 41, says: 'Entry 41 was changed' },
      { name: 'edit of the stored entry alone', log: storedEdit, position: 7, says: 'Entry 7 was changed' },
      {
        name: 'delete',
        log: publishLeaves(grown.toSpliced(299, 1), honest),
        position: 299,
        says: 'Entry 299 was removed',
      },
      {
        name: 'insert in the middle',
        log: publishLeaves(grown.toSpliced(128, 0, forged), honest),
        position: 128,
        says: 'Entry 128 was inserted afterwards',
      },
      { name: 'reorder', log: publishLeaves(swapped, honest), position: 40, says: 'Entry 40 changed places' },
      { name: 'truncate', log: cut(513), position: 513, says: 'entry 513 and what followed are gone' },
      { name: 'fork', log: publishLeaves(fork, honest), position: 300, says: 'Entry 300 was changed' },
      {
        name: 'forged checkpoint',
        log: publishLeaves(grown, thief),
        position: 600,
        says: 'nothing from entry 600 on is proven',
      },
      {
        name: 'stolen older backup that went on',
        log: publishLeaves([...leaves.slice(0, 450), ...inventedLeaves(900).slice(700)], honest),
        position: 450,
        says: 'Entry 450 was changed',
      },
    ] as const,
  };
}

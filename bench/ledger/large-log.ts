import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packBundle } from '../../domain/ledger/log-entry.ts';
import { checkpointText } from '../../domain/ledger/notes/checkpoint.ts';
import { signatureLine, writeNoteKey } from '../../domain/ledger/notes/signed-note.ts';
import { GrowingTree } from '../../domain/ledger/tree/growing-tree.ts';
import { type Tile, tileAddress, tileWidth } from '../../domain/ledger/tree/tile-address.ts';
import { hashOfLeaf } from '../../domain/ledger/tree/tree-hash.ts';
import type { NoteSigner } from '../../server/keys/ledger-keys.ts';
import { sha256 } from '../../server/ledger/node-crypto.ts';

/** Writes a log of made-up dispatches as files, as it is published. */
export function writeLargeLog(folder: string, size: number, { key, sign }: NoteSigner): void {
  const tree = new GrowingTree(sha256);
  const write = (name: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  };
  const writeTile = (tile: Tile, bytes: Uint8Array) => write(tileAddress(tile), bytes);
  let bundle: Uint8Array[] = [];
  const writeBundle = (index: number) => {
    writeTile({ level: 'entries', index, width: bundle.length }, packBundle(bundle));
    bundle = [];
  };
  for (let position = 0; position < size; position += 1) {
    const commitment = Buffer.from(sha256(Buffer.from(`row ${position}`))).toString('base64');
    const leaf = Buffer.from(`dispatch 2026-11-22T09:00:00Z commitment:${commitment}`);
    bundle.push(leaf);
    for (const full of tree.add(hashOfLeaf(leaf, sha256))) writeTile(full, full.hashes);
    if (bundle.length === tileWidth) writeBundle((position + 1) / tileWidth - 1);
  }
  for (const begun of tree.begun()) writeTile(begun, begun.hashes);
  if (bundle.length > 0) writeBundle(Math.floor(size / tileWidth));
  const text = checkpointText({ origin: key.name, size, root: tree.root() });
  write('checkpoint', `${text}\n${signatureLine(key, sign(new TextEncoder().encode(text)), sha256)}`);
  write('key', `${writeNoteKey(key, sha256)}\n`);
}

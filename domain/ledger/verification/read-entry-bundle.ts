import { parseLogEntry, unpackEntryBundle } from '../log-entry.ts';
import { splitTileHashes } from '../tree/incremental-merkle-tree.ts';
import { type LogTile, logTileWidth, tileAddress } from '../tree/tile-address.ts';
import { hashLength, hashOfLeaf, hasSameBytes, rootOfFullTile, type SyncHash } from '../tree/tree-hash.ts';
import type { LogReadFinding } from './log-finding.ts';
import { leafHashPrefixLength } from './verifier-state.ts';

/** The bytes at a path below the log's address; null if the log has none there. */
export type ReadLogFile = (address: string) => Promise<Uint8Array | null>;

/** Which bundle to read, and whether to read the published leaf hashes too. */
export interface BundleRequest {
  readonly index: number;
  /** Number of entries in it according to the checkpoint. */
  readonly width: number;
  readonly withLeafHashes: boolean;
}

/** A bundle with every entry hashed. Bundles are independent, so several threads can read them. */
export interface HashedBundle {
  /** For a full bundle the root over its leaves; for a partial one, the leaves' hashes. */
  readonly hashes: Uint8Array;
  /** The stored prefix of each known leaf hash. */
  readonly prints: Uint8Array;
  readonly findings: readonly LogReadFinding[];
  readonly alterations: readonly AlteredEntry[];
  readonly entriesByKind: Readonly<Record<string, number>>;
}

/** An entry that says that an earlier entry's row was changed afterwards. */
export interface AlteredEntry {
  readonly position: number;
  readonly altered: number;
  readonly time: string;
}

interface BundleSource {
  readonly read: ReadLogFile;
  readonly hash: SyncHash;
}

const utf8 = new TextDecoder();

/** Reads a bundle and hashes every entry. If a hash cannot be computed, the one in the tree is used, if available. */
export async function readEntryBundle(source: BundleSource, order: BundleRequest): Promise<HashedBundle> {
  const { index, width, withLeafHashes } = order;
  const readLeafHashes = () => requireTile(source, { level: 0, index, width });
  const [bundle, hashesRead] = await Promise.all([
    requireTile(source, { level: 'entries', index, width }),
    withLeafHashes ? readLeafHashes() : null,
  ]);
  const leaves = unpackEntryBundle(bundle).slice(0, width);
  const published = hashesRead ?? (leaves.length < width ? await readLeafHashes() : null);
  const hashes = new Uint8Array(width * hashLength);
  for (const [at, leaf] of leaves.entries()) hashes.set(hashOfLeaf(leaf, source.hash), at * hashLength);
  const findings = findAmiss(hashes, leaves.length, published, order);
  const rest = published?.subarray(leaves.length * hashLength, width * hashLength) ?? new Uint8Array();
  hashes.set(rest, leaves.length * hashLength);
  return {
    hashes: width === logTileWidth ? rootOfFullTile(hashes, source.hash) : hashes,
    prints: printsOf(hashes, leaves.length + Math.floor(rest.length / hashLength)),
    findings,
    ...tellEntries(leaves, index * logTileWidth),
  };
}

/** The bytes of a tile: if it has been completed meanwhile, the prefix of the full one. Empty if there is none. */
export async function requireTile({ read }: { readonly read: ReadLogFile }, tile: LogTile): Promise<Uint8Array> {
  const bytes = await read(tileAddress(tile));
  if (bytes !== null) return bytes;
  const full = tile.width === logTileWidth ? null : await read(tileAddress({ ...tile, width: logTileWidth }));
  if (full === null) return new Uint8Array();
  return tile.level === 'entries' ? full : full.slice(0, tile.width * hashLength);
}

/** Lists the entries that are missing or do not match the tree. */
function findAmiss(
  own: Uint8Array,
  count: number,
  published: Uint8Array | null,
  { index, width }: BundleRequest,
): readonly LogReadFinding[] {
  const first = index * logTileWidth;
  const findings: LogReadFinding[] = [];
  if (count < width) findings.push({ what: 'entry-missing', position: first + count, past: first + width });
  if (published === null) return findings;
  const theirs = splitTileHashes(published);
  for (const [at, hash] of splitTileHashes(own.subarray(0, count * hashLength)).entries()) {
    const there = theirs[at];
    if (there === undefined || hasSameBytes(hash, there)) continue;
    findings.push({ what: 'entry-altered', position: first + at, past: first + at + 1 });
  }
  if (theirs.length < width) {
    findings.push({ what: 'tile-missing', position: first + theirs.length, past: first + width });
  }
  return findings;
}

function printsOf(hashes: Uint8Array, count: number): Uint8Array {
  const prints = new Uint8Array(count * leafHashPrefixLength);
  for (let at = 0; at < count; at += 1) {
    prints.set(hashes.subarray(at * hashLength, at * hashLength + leafHashPrefixLength), at * leafHashPrefixLength);
  }
  return prints;
}

function tellEntries(leaves: readonly Uint8Array[], first: number) {
  const alterations: AlteredEntry[] = [];
  const entriesByKind: Record<string, number> = {};
  for (const [at, leaf] of leaves.entries()) {
    const entry = parseLogEntry(utf8.decode(leaf));
    const kind = entry?.kind ?? 'unreadable';
    entriesByKind[kind] = (entriesByKind[kind] ?? 0) + 1;
    if (entry !== null && 'alters' in entry.says) {
      alterations.push({ position: first + at, altered: entry.says.alters, time: entry.time });
    }
  }
  return { alterations, entriesByKind };
}

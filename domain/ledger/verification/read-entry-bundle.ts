import { parseLogEntry, unpackEntryBundle } from '../log-entry.ts';
import { splitTileHashes } from '../tree/incremental-merkle-tree.ts';
import { formatTileAddress, type LogTile, logTileWidth } from '../tree/tile-address.ts';
import { computeRootOfFullTile, hashLength, hashTreeLeaf, hasSameBytes, type SyncHash } from '../tree/tree-hash.ts';
import type { LogReadFinding } from './log-finding.ts';
import { leafHashPrefixLength } from './verifier-state.ts';

/** Reads a file of the log at a path relative to the log's URL; null if it does not exist. */
export type ReadLogFile = (address: string) => Promise<Uint8Array | null>;

/** A request for an entry bundle, with or without the published hashes of its entries. */
export interface BundleRequest {
  readonly index: number;
  /** Number of entries that the bundle must have according to the checkpoint. */
  readonly width: number;
  readonly withLeafHashes: boolean;
}

/**
 * The result of reading an entry bundle and hashing its entries. Bundles are independent of each other, so several
 * threads can read them.
 */
export interface HashedBundle {
  /** The root over all entries of a full bundle, or the hashes of the entries of a partial one. */
  readonly hashes: Uint8Array;
  /** The first `leafHashPrefixLength` bytes of each known hash, which a verifier stores. */
  readonly prints: Uint8Array;
  readonly findings: readonly LogReadFinding[];
  readonly alterations: readonly AlterationEntry[];
  readonly entriesByKind: Readonly<Record<string, number>>;
}

/** An entry which says that the row of an earlier entry was changed. */
export interface AlterationEntry {
  readonly position: number;
  readonly altered: number;
  readonly time: string;
}

interface BundleSource {
  readonly read: ReadLogFile;
  readonly hash: SyncHash;
}

const utf8 = new TextDecoder();

/** Reads an entry bundle and hashes its entries. For a missing entry, the published hash is used if there is one. */
export async function readEntryBundle(source: BundleSource, request: BundleRequest): Promise<HashedBundle> {
  const { index, width, withLeafHashes } = request;
  const readLeafHashes = () => readAvailableTile(source, { level: 0, index, width });
  const [bundle, hashesRead] = await Promise.all([
    readAvailableTile(source, { level: 'entries', index, width }),
    withLeafHashes ? readLeafHashes() : null,
  ]);
  const leaves = unpackEntryBundle(bundle).slice(0, width);
  const published = hashesRead ?? (leaves.length < width ? await readLeafHashes() : null);
  const hashes = new Uint8Array(width * hashLength);
  for (const [at, leaf] of leaves.entries()) hashes.set(hashTreeLeaf(leaf, source.hash), at * hashLength);
  const findings = findProblems(hashes, leaves.length, published, request);
  const rest = published?.subarray(leaves.length * hashLength, width * hashLength) ?? new Uint8Array();
  hashes.set(rest, leaves.length * hashLength);
  return {
    hashes: width === logTileWidth ? computeRootOfFullTile(hashes, source.hash) : hashes,
    prints: printsOf(hashes, leaves.length + Math.floor(rest.length / hashLength)),
    findings,
    ...summariseEntries(leaves, index * logTileWidth),
  };
}

/**
 * Reads a tile. If a partial tile no longer exists because it has become full, the beginning of the full tile is
 * returned. The result is empty if neither exists.
 */
export async function readAvailableTile({ read }: { readonly read: ReadLogFile }, tile: LogTile): Promise<Uint8Array> {
  const bytes = await read(formatTileAddress(tile));
  if (bytes !== null) return bytes;
  const full = tile.width === logTileWidth ? null : await read(formatTileAddress({ ...tile, width: logTileWidth }));
  if (full === null) return new Uint8Array();
  return tile.level === 'entries' ? full : full.slice(0, tile.width * hashLength);
}

/** Finds the entries and hashes of a bundle that are missing or do not match each other. */
function findProblems(
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

function summariseEntries(leaves: readonly Uint8Array[], first: number) {
  const alterations: AlterationEntry[] = [];
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

import { fromHex, toHex } from './hexadecimal.ts';
import type { AsyncHash } from './leaf-hash.ts';
import { buildMerkleTree, computeRootFromAuditPath } from './merkle-tree.ts';
import { hashRecord, type PublishedRecord, type RecordHash } from './record-hash.ts';

/** Version of the checksum's definition. Increase it with any change that gives the same records another root. */
export const checksumDefinitionVersion = 1;

/** Short description of the checksum's definition, for published documents. */
export const checksumAlgorithm = 'RFC 8785 JSON, SHA-256, Merkle tree of RFC 9162 section 2.1';

export interface ChecksumWithLeaves {
  readonly root: string;
  /** Hashes of all records, sorted by id. */
  readonly leaves: readonly RecordHash[];
}

/** Proof that a record belongs to a root. It can be verified without the other records. */
export interface RecordProof extends RecordHash {
  /** Index of the record among all leaves, from 0. */
  readonly index: number;
  readonly recordCount: number;
  /** Sibling hashes on the way from the leaf up to the root. */
  readonly path: readonly string[];
  readonly root: string;
}

/** The differences between local records and a published list. Each property lists the ids of records. */
export interface RecordsComparison {
  readonly matching: readonly string[];
  readonly changed: readonly string[];
  /** Records that are published but missing locally. */
  readonly missing: readonly string[];
  /** Records that exist locally but are not published. */
  readonly added: readonly string[];
}

// Ids made of these characters have the same order by code point, by code unit and by byte.
const wellFormedId = /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/;

/** Sorts records by id, which is the order of the tree's leaves. Throws RangeError for a malformed or duplicate id. */
export function sortInLeafOrder<Item extends { readonly id: string }>(items: readonly Item[]): readonly Item[] {
  const sorted = items.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  for (const [place, { id }] of sorted.entries()) {
    if (!wellFormedId.test(id)) {
      throw new RangeError(
        `The record id "${id}" may hold only small letters, digits, hyphens and slashes. Rename it.`,
      );
    }
    if (sorted[place + 1]?.id === id) throw new RangeError(`Two records have the id "${id}". Rename one.`);
  }
  return sorted;
}

/** Calculates the leaves and the root of records, which may be in any order. */
export async function computeRecordsChecksum(
  records: readonly PublishedRecord[],
  hash: AsyncHash,
): Promise<ChecksumWithLeaves> {
  const leaves: RecordHash[] = [];
  for (const record of sortInLeafOrder(records)) leaves.push(await hashRecord(record, hash));
  return { root: await computeRootOfLeaves(leaves, hash), leaves };
}

/** Calculates the root of leaves, which must be in order. */
export async function computeRootOfLeaves(leaves: readonly RecordHash[], hash: AsyncHash): Promise<string> {
  return toHex((await buildMerkleTree(leafBytes(leaves), hash)).root);
}

/** Builds a proof for each leaf, in the order of the leaves. */
export async function buildRecordProofs(
  leaves: readonly RecordHash[],
  hash: AsyncHash,
): Promise<readonly RecordProof[]> {
  const { root, paths } = await buildMerkleTree(leafBytes(leaves), hash);
  return leaves.map((leaf, index) => ({
    ...leaf,
    index,
    recordCount: leaves.length,
    path: (paths[index] ?? []).map(toHex),
    root: toHex(root),
  }));
}

/** Whether a proof leads from its hash to its root. To check that the hash belongs to the record, use `hashRecord`. */
export async function isProofValid(proof: RecordProof, hash: AsyncHash): Promise<boolean> {
  const { index, recordCount: leafCount } = proof;
  const root = await computeRootFromAuditPath(fromHex(proof.hash), { index, leafCount }, proof.path.map(fromHex), hash);
  return root !== null && toHex(root) === proof.root;
}

/** Lists the differences between local records and a published list. */
export function compareRecords(atHand: readonly RecordHash[], published: readonly RecordHash[]): RecordsComparison {
  const publishedHash = new Map(published.map(({ id, hash }) => [id, hash]));
  const idsAtHand = new Set(atHand.map(({ id }) => id));
  const idsWhere = (holds: (leaf: RecordHash) => boolean) => atHand.filter(holds).map(({ id }) => id);
  return {
    matching: idsWhere(({ id, hash }) => publishedHash.get(id) === hash),
    changed: idsWhere(({ id, hash }) => publishedHash.has(id) && publishedHash.get(id) !== hash),
    missing: published.filter(({ id }) => !idsAtHand.has(id)).map(({ id }) => id),
    added: idsWhere(({ id }) => !publishedHash.has(id)),
  };
}

const leafBytes = (leaves: readonly RecordHash[]) => leaves.map(({ hash }) => fromHex(hash));

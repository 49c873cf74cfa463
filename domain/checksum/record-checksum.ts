import { fromHex, toHex } from './hexadecimal.ts';
import type { AsyncHash } from './leaf-hash.ts';
import { buildMerkleTree, rootFromAuditPath } from './merkle-tree.ts';
import { hashRecord, type PublishedRecord, type RecordHash } from './record-hash.ts';

/** Version of the definition: changes when the same records would get another root. */
export const checksumDefinition = 1;

/** The definition in one line, for published documents. */
export const checksumAlgorithm = 'RFC 8785 JSON, SHA-256, Merkle tree of RFC 9162 section 2.1';

export interface ChecksumWithLeaves {
  readonly root: string;
  /** Sorted by id. */
  readonly leaves: readonly RecordHash[];
}

/** Proof that one record is among those of a root, without the other records. */
export interface RecordProof extends RecordHash {
  /** Index among the leaves, from 0. */
  readonly index: number;
  readonly recordCount: number;
  /** Sibling hashes on the path from the leaf up to the root. */
  readonly path: readonly string[];
  readonly root: string;
}

/** Differences between local records and a published list. Each list holds ids. */
export interface RecordsComparison {
  readonly matching: readonly string[];
  readonly changed: readonly string[];
  /** Published, but missing locally. */
  readonly missing: readonly string[];
  /** Present locally, but not published. */
  readonly added: readonly string[];
}

// Strings of these characters sort the same by code point, by code unit and by byte.
const wellFormedId = /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/;

/** The records in leaf order. Throws RangeError for a duplicate or malformed id. */
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

/** Leaves and root of records given in any order. */
export async function checksumRecords(
  records: readonly PublishedRecord[],
  hash: AsyncHash,
): Promise<ChecksumWithLeaves> {
  const leaves: RecordHash[] = [];
  for (const record of sortInLeafOrder(records)) leaves.push(await hashRecord(record, hash));
  return { root: await rootOfLeaves(leaves, hash), leaves };
}

/** The root over a list of leaves in their order. */
export async function rootOfLeaves(leaves: readonly RecordHash[], hash: AsyncHash): Promise<string> {
  return toHex((await buildMerkleTree(leafBytes(leaves), hash)).root);
}

/** The proofs of all leaves, in their order. */
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

/** Whether a proof leads from its hash to its root. Use `hashRecord` to check that the hash is the record's. */
export async function isProofValid(proof: RecordProof, hash: AsyncHash): Promise<boolean> {
  const { index, recordCount: leafCount } = proof;
  const root = await rootFromAuditPath(fromHex(proof.hash), { index, leafCount }, proof.path.map(fromHex), hash);
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

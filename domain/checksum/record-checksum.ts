import { fromHex, toHex } from './hexadecimal.ts';
import type { Hash } from './leaf-hash.ts';
import { climbToRoot, growMerkleTree } from './merkle-tree.ts';
import { hashRecord, type PublishedRecord, type RecordHash } from './record-hash.ts';

/** Edition of the definition: changes when the same records would get another root. */
export const checksumDefinition = 1;

/** The definition in a line, as it is in what is published. */
export const checksumAlgorithm = 'RFC 8785 JSON, SHA-256, Merkle tree of RFC 9162 section 2.1';

export interface ChecksumOfRecords {
  readonly root: string;
  /** In the order of the ids. */
  readonly leaves: readonly RecordHash[];
}

/** What shows that one record is among those of a root, without the others. */
export interface RecordProof extends RecordHash {
  /** Place among the leaves, counted from 0. */
  readonly index: number;
  readonly recordCount: number;
  /** Hashes beside the way from the leaf up to the root. */
  readonly path: readonly string[];
  readonly root: string;
}

/** How the records at hand stand to a published list. Each list holds ids. */
export interface RecordsComparison {
  readonly matching: readonly string[];
  readonly changed: readonly string[];
  /** Published, and not at hand. */
  readonly missing: readonly string[];
  /** At hand, and not published. */
  readonly added: readonly string[];
}

// Of these characters every order of text is the same: by code point, by code unit, by byte.
const wellFormedId = /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/;

/** The records in the order in which they are leaves. Throws RangeError for an id that is given twice or badly formed. */
export function inLeafOrder<Item extends { readonly id: string }>(items: readonly Item[]): readonly Item[] {
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

/** Leaves and root of records, in whatever order they come. */
export async function checksumRecords(records: readonly PublishedRecord[], hash: Hash): Promise<ChecksumOfRecords> {
  const leaves: RecordHash[] = [];
  for (const record of inLeafOrder(records)) leaves.push(await hashRecord(record, hash));
  return { root: await rootOfLeaves(leaves, hash), leaves };
}

/** The root over a list of leaves in their order. */
export async function rootOfLeaves(leaves: readonly RecordHash[], hash: Hash): Promise<string> {
  return toHex((await growMerkleTree(leafBytes(leaves), hash)).root);
}

/** The proofs of all leaves, in their order. */
export async function proveRecords(leaves: readonly RecordHash[], hash: Hash): Promise<readonly RecordProof[]> {
  const { root, paths } = await growMerkleTree(leafBytes(leaves), hash);
  return leaves.map((leaf, index) => ({
    ...leaf,
    index,
    recordCount: leaves.length,
    path: (paths[index] ?? []).map(toHex),
    root: toHex(root),
  }));
}

/** Whether a proof leads from its hash to its root. That the hash is the record's is for `hashRecord` to say. */
export async function isProofSound(proof: RecordProof, hash: Hash): Promise<boolean> {
  const { index, recordCount: leafCount } = proof;
  const root = await climbToRoot(fromHex(proof.hash), { index, leafCount }, proof.path.map(fromHex), hash);
  return root !== null && toHex(root) === proof.root;
}

/** Names what differs between the records at hand and a published list. */
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

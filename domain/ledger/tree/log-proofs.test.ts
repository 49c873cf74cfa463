import { hash as hashNow } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fromHex, toHex } from '../../checksum/hexadecimal.ts';
import { computeRootFromAuditPath } from '../../checksum/merkle-tree.ts';
import { IncrementalMerkleTree, type LogTileHashes } from './incremental-merkle-tree.ts';
import { isConsistencyProofValid, LogProver } from './log-proofs.ts';
import { hashTreeLeaf } from './tree-hash.ts';

const sha256 = (bytes: Uint8Array) => new Uint8Array(hashNow('sha256', bytes, 'buffer'));
const slowly = async (bytes: Uint8Array) => sha256(bytes);

/** The eight leaves of the test data that implementations of Certificate Transparency (RFC 6962) share. */
const leaves = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];

function growFrom(data: readonly Uint8Array[], rootsAt: readonly number[]) {
  const tree = new IncrementalMerkleTree(sha256);
  const tiles = new Map<string, LogTileHashes>();
  const roots: Uint8Array[] = [];
  if (rootsAt.includes(0)) roots[0] = tree.root();
  for (const leaf of data) {
    for (const full of tree.add(hashTreeLeaf(leaf, sha256))) tiles.set(`${full.level}/${full.index}`, full);
    if (rootsAt.includes(tree.size)) roots[tree.size] = tree.root();
  }
  for (const begun of tree.partialTiles()) tiles.set(`${begun.level}/${begun.index}`, begun);
  const read = async ({ level, index, width }: { level: number; index: number; width: number }) => {
    const tile = tiles.get(`${level}/${index}`);
    if (tile?.width !== width) throw new Error(`Got no tile ${level}/${index} of ${width}`);
    return tile.hashes;
  };
  return { roots, prover: new LogProver(data.length, read, sha256) };
}

describe('a growing tree', () => {
  it('has the roots of certificate transparency at each size', () => {
    const { roots } = growFrom(leaves.map(fromHex), [0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(roots.map(toHex)).toEqual([
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
      'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
      'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
      '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
      '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
      'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
      '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
    ]);
  });
});

const size = 70_000;
const sizes = [1, 2, 255, 256, 257, 65_536, 65_537, 69_888, 69_999, 70_000];
const large = growFrom(
  Array.from({ length: size }, (_, index) => new TextEncoder().encode(`leaf ${index}`)),
  [...sizes, ...sizes.map((each) => each - 1), 300],
);

describe('proofs from the tiles of 70,000 leaves', () => {
  it.each([0, 1, 255, 256, 65_535, 65_536, 69_887, 69_888, 69_999])('lead from leaf %i to the root', async (index) => {
    const path = await large.prover.inclusion(index);
    const leaf = hashTreeLeaf(new TextEncoder().encode(`leaf ${index}`), sha256);
    const climbed = await computeRootFromAuditPath(leaf, { index, leafCount: size }, path, slowly);
    expect(toHex(climbed ?? new Uint8Array())).toBe(toHex(large.roots[size] ?? new Uint8Array()));
    expect(path.length).toBeLessThanOrEqual(17);
  });

  it.each(sizes)('show that the first %i are its beginning, and refuse another root', async (earlier) => {
    const proof = await large.prover.consistency(earlier);
    const later = { size, root: large.roots[size] as Uint8Array };
    expect(
      isConsistencyProofValid({ size: earlier, root: large.roots[earlier] as Uint8Array }, later, proof, sha256),
    ).toBe(true);
    const other = large.roots[earlier - 1] as Uint8Array;
    expect(isConsistencyProofValid({ size: earlier, root: other }, later, proof, sha256)).toBe(false);
    expect(
      isConsistencyProofValid(
        { size: earlier, root: large.roots[earlier] as Uint8Array },
        { size, root: other },
        proof,
        sha256,
      ),
    ).toBe(false);
  });

  it('cannot be shortened, lengthened or reversed', async () => {
    const proof = await large.prover.consistency(300);
    const earlier = { size: 300, root: large.roots[300] as Uint8Array };
    const later = { size, root: large.roots[size] as Uint8Array };
    expect(isConsistencyProofValid(earlier, later, proof, sha256)).toBe(true);
    expect(isConsistencyProofValid(earlier, later, proof.slice(1), sha256)).toBe(false);
    expect(isConsistencyProofValid(earlier, later, proof.slice(0, -1), sha256)).toBe(false);
    expect(isConsistencyProofValid(earlier, later, [...proof, earlier.root], sha256)).toBe(false);
    expect(isConsistencyProofValid(later, earlier, proof, sha256)).toBe(false);
    expect(isConsistencyProofValid(earlier, later, [], sha256)).toBe(false);
  });
});

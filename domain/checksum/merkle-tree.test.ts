import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import vectors from '../../tests/vectors/merkle-tree.json' with { type: 'json' };
import { fromHex, toHex } from './hexadecimal.ts';
import { hashLeaf } from './leaf-hash.ts';
import { buildMerkleTree, computeRootFromAuditPath } from './merkle-tree.ts';

const sha256 = async (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());
const hashLeaves = (leaves: readonly Uint8Array[]) => Promise.all(leaves.map((leaf) => hashLeaf(leaf, sha256)));

/** The eight leaves of the test data that implementations of Certificate Transparency (RFC 6962) share. */
const transparencyLeaves = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
].map(fromHex);

describe('the root', () => {
  it.each([
    [0, 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    [1, '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d'],
    [2, 'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125'],
    [3, 'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77'],
    [4, 'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7'],
    [5, '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4'],
    [6, '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef'],
    [7, 'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c'],
    [8, '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328'],
  ])('over the first %i leaves of certificate transparency equals the published one', async (size, root) => {
    const leaves = await hashLeaves(transparencyLeaves.slice(0, size));
    expect(toHex((await buildMerkleTree(leaves, sha256)).root)).toBe(root);
  });

  it.each(vectors.trees)(
    'and the paths of $size leaves equal those computed by a Python script',
    async ({ size, root, paths }) => {
      const data = Array.from({ length: size }, (_, index) => new TextEncoder().encode(`leaf ${index}`));
      const tree = await buildMerkleTree(await hashLeaves(data), sha256);
      expect(toHex(tree.root)).toBe(root);
      expect(tree.paths.map((path) => path.map(toHex))).toEqual(paths);
    },
  );
});

describe('a path', () => {
  const path = [
    'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
    'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
    'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  ].map(fromHex);
  const root = '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328';
  const climb = async (leaf: string, index: number, leafCount: number, steps: readonly Uint8Array[]) => {
    const climbed = await computeRootFromAuditPath(
      await hashLeaf(fromHex(leaf), sha256),
      { index, leafCount },
      steps,
      sha256,
    );
    return climbed === null ? null : toHex(climbed);
  };

  it('leads from the sixth leaf of certificate transparency to the root of eight', async () => {
    expect(await climb('40414243', 5, 8, path)).toBe(root);
  });

  it('does not lead there from another leaf or another position', async () => {
    expect(await climb('40414244', 5, 8, path)).not.toBe(root);
    expect(await climb('40414243', 4, 8, path)).not.toBe(root);
  });

  it('with a step too few or too many is invalid, and so is a position outside the tree', async () => {
    expect(await climb('40414243', 5, 8, path.slice(1))).toBeNull();
    expect(await climb('40414243', 5, 8, [...path, ...path.slice(0, 1)])).toBeNull();
    expect(await climb('40414243', 8, 8, path)).toBeNull();
    expect(await climb('40414243', -1, 8, path)).toBeNull();
  });

  it.each(vectors.trees)('leads to the root from each of $size leaves', async ({ size, root: expected, paths }) => {
    const climbed = await Promise.all(
      paths.map(async (steps, index) =>
        climb(toHex(new TextEncoder().encode(`leaf ${index}`)), index, size, steps.map(fromHex)),
      ),
    );
    expect(climbed).toEqual(Array.from({ length: size }, () => expected));
  });
});

it('refuses digits that are not bytes, and says what to do', () => {
  expect(() => fromHex('abc')).toThrow(
    '"abc" is not a hash: it must be pairs of digits from 0 to f. Copy the hash from its source again.',
  );
});

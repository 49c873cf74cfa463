import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import vectors from '../../tests/vectors/merkle-tree.json' with { type: 'json' };
import { buildChecksumDocument, parseChecksumDocument } from './published-checksum.ts';
import {
  buildRecordProofs,
  compareRecords,
  computeRecordsChecksum,
  computeRootOfLeaves,
  isProofValid,
} from './record-checksum.ts';
import { formatRecordLine, hashRecord } from './record-hash.ts';

const sha256 = async (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());
const { records, lines, hashes, root, paths } = vectors.records;
const leaves = records.map(({ id }, index) => ({ id, hash: hashes[index] ?? '' }));

describe('the checksum of records', () => {
  it('is the root, and its leaves the hashes, as computed by a Python script', async () => {
    expect(records.map(formatRecordLine)).toEqual(lines);
    expect(await computeRecordsChecksum(records, sha256)).toEqual({ root, leaves });
  });

  it('does not depend on the order of the records', async () => {
    expect(await computeRecordsChecksum(records.toReversed(), sha256)).toEqual({ root, leaves });
  });

  it('refuses a duplicate id and an id with invalid characters', async () => {
    const of = (...ids: string[]) =>
      computeRecordsChecksum(
        ids.map((id) => ({ id, record: 1 })),
        sha256,
      );
    await expect(of('hub/a', 'hub/a')).rejects.toThrow('Two records have the id "hub/a". Rename one.');
    await expect(of('Hub/é')).rejects.toThrow('The record id "Hub/é" may hold only small letters');
  });
});

describe('a proof', () => {
  it('is the path computed by a Python script', async () => {
    const proofs = await buildRecordProofs(leaves, sha256);
    expect(proofs.map(({ path }) => path)).toEqual(paths);
    expect(proofs[1]).toMatchObject({ id: 'hub/samplestan', index: 1, recordCount: 3, root });
  });

  it('is valid for each record, and not once a letter, a position or the root has changed', async () => {
    const proofs = await buildRecordProofs(leaves, sha256);
    expect(await Promise.all(proofs.map((proof) => isProofValid(proof, sha256)))).toEqual([true, true, true]);
    const [first] = proofs;
    if (first === undefined) throw new Error('Got no proof, expected three');
    const changed = await hashRecord({ id: 'hub/examplia', record: { name: 'Examplia' } }, sha256);
    expect(await isProofValid({ ...first, ...changed }, sha256)).toBe(false);
    expect(await isProofValid({ ...first, index: 1 }, sha256)).toBe(false);
    expect(await isProofValid({ ...first, root: hashes[0] ?? '' }, sha256)).toBe(false);
  });
});

it('a comparison names each record that was changed, removed or added', () => {
  const published = [
    { id: 'hub/a', hash: '11' },
    { id: 'hub/b', hash: '22' },
    { id: 'hub/c', hash: '33' },
  ];
  const atHand = [
    { id: 'hub/a', hash: '11' },
    { id: 'hub/b', hash: '99' },
    { id: 'hub/d', hash: '44' },
  ];
  expect(compareRecords(atHand, published)).toEqual({
    matching: ['hub/a'],
    changed: ['hub/b'],
    missing: ['hub/c'],
    added: ['hub/d'],
  });
});

describe('the published list', () => {
  it('returns root and leaves, and its leaves give its root', async () => {
    const read = parseChecksumDocument(JSON.parse(JSON.stringify(buildChecksumDocument({ root, leaves }))));
    expect(read).toEqual({ root, leaves });
    expect(await computeRootOfLeaves(read.leaves, sha256)).toBe(root);
  });

  it('is refused with a message under another definition, or with an invalid hash', () => {
    const document = buildChecksumDocument({ root, leaves });
    expect(() => parseChecksumDocument({ ...document, definition: 2 })).toThrow(
      'checksum.json.definition is 2, but must be 1. Reload the page.',
    );
    expect(() => parseChecksumDocument({ ...document, root: 'abc' })).toThrow(
      'checksum.json.root is "abc", but must be 64 digits from 0 to f. Reload the page.',
    );
  });
});

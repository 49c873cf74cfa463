import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import { writeChecksumFiles } from './checksum-files.ts';

async function writtenFiles() {
  const folder = createTestFolder();
  const root = await writeChecksumFiles(folder);
  const list = JSON.parse(readFileSync(join(folder, 'checksum.json'), 'utf8'));
  return { root, list, lines: readFileSync(join(folder, 'records.ndjson'), 'utf8').trimEnd().split('\n') };
}

const sha256 = (...parts: readonly (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

/** Computes the root of the Merkle tree from its published definition, without the code in domain/. */
function rootOf(leaves: readonly Buffer[]): Buffer {
  const [first] = leaves;
  if (leaves.length === 1 && first !== undefined) return first;
  const middle = 2 ** (Math.ceil(Math.log2(leaves.length)) - 1);
  return sha256('\u0001', rootOf(leaves.slice(0, middle)), rootOf(leaves.slice(middle)));
}

test('a line of records.ndjson after a zero byte hashes to the leaf at its position, and the leaves to the root', async () => {
  const { root, list, lines } = await writtenFiles();
  const leaves = lines.map((line) => sha256('\u0000', line));
  expect(leaves.map((leaf) => leaf.toString('hex'))).toEqual(list.leaves.map(({ hash }: { hash: string }) => hash));
  expect(lines.map((line) => JSON.parse(line).id)).toEqual(list.leaves.map(({ id }: { id: string }) => id));
  expect(rootOf(leaves).toString('hex')).toBe(root);
  expect(list).toMatchObject({ definition: 1, root, recordCount: lines.length });
});

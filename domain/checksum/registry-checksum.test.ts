import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import vectors from '../../tests/vectors/merkle-tree.json' with { type: 'json' };
import { checksumListPath, checksumListTileOf } from './cell-names.ts';
import { createCellVerifier, DamagedCellError, UnverifiableCellError } from './registry-checksum.ts';

const sha256 = async (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** The checksum and lists of a registry with three cells, as calculated by a Python script. */
const { checksum, lists } = vectors.registry;
const index = { checksum, version: '1' };
const published: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(lists).map(([path, list]) => [path, JSON.stringify(list)]),
);

const first = '3/4/2';
const second = '8/141/85';
const third = '11/1130/685';

/** Creates a verifier that reads the given files, and records the paths that it requests. */
function verifierOver(files: Readonly<Record<string, string>>) {
  const asked: string[] = [];
  const loadText = async (path: string) => {
    asked.push(path);
    const text = files[path];
    if (text === undefined) throw new Error('offline');
    return text;
  };
  return { verifyCell: createCellVerifier(index, loadText, sha256), asked };
}

describe('a cell', () => {
  it('is accepted when its bytes are the published ones', async () => {
    const { verifyCell, asked } = verifierOver(published);
    await verifyCell(bytesOf('first cell\n'), first);
    await verifyCell(bytesOf('second cell\n'), second);
    await verifyCell(bytesOf('third cell\n'), third);
    expect(asked).toEqual(['checksums/0/0/0.json?v=1', 'checksums/8/141/85.json?v=1']);
  });

  it('loads its checksum list while it is still loading itself', async () => {
    const { verifyCell, asked } = verifierOver(published);
    const coming = Promise.withResolvers<Uint8Array>();
    const verified = verifyCell(coming.promise, first);
    expect(asked).toEqual(['checksums/0/0/0.json?v=1']);
    coming.resolve(bytesOf('first cell\n'));
    await verified;
  });

  it('with one changed letter is refused and named', async () => {
    const { verifyCell } = verifierOver(published);
    const refusal = verifyCell(bytesOf('third sell\n'), third);
    await expect(refusal).rejects.toBeInstanceOf(DamagedCellError);
    await expect(refusal).rejects.toThrow(
      /^Cell 11\/1130\/685: its checksum is [0-9a-f]{12}…, not [0-9a-f]{12}…\. Do not use it; load it again/,
    );
  });

  it('that arrives under another name is refused', async () => {
    const { verifyCell } = verifierOver(published);
    await expect(verifyCell(bytesOf('second cell\n'), third)).rejects.toBeInstanceOf(DamagedCellError);
  });

  it('missing from every list is refused', async () => {
    const { verifyCell } = verifierOver(published);
    await expect(verifyCell(bytesOf('first cell\n'), '2/0/0')).rejects.toThrow('not listed');
  });

  it('is not called damaged while its list cannot be loaded, and is checked once it can', async () => {
    const files: Record<string, string> = {};
    const { verifyCell } = verifierOver(files);
    await expect(verifyCell(bytesOf('first cell\n'), first)).rejects.toBeInstanceOf(UnverifiableCellError);
    Object.assign(files, published);
    await expect(verifyCell(bytesOf('first cell\n'), first)).resolves.toBeUndefined();
  });
});

describe('a list', () => {
  it.each([
    [
      'a hash in it was changed to match a changed cell',
      (text: string) => text.replace(/"3\/4\/2":"[0-9a-f]{4}/, '"3/4/2":"0000'),
    ],
    ['it has no proof', (text: string) => text.replace(/"path":\[[^\]]*\]/, '"path":[]')],
    ['it is not JSON', () => '<html>'],
  ])('is not trusted when %s', async (_why, damage) => {
    const path = 'checksums/0/0/0.json?v=1';
    const { verifyCell } = verifierOver({ ...published, [path]: damage(published[path] ?? '') });
    const refusal = verifyCell(bytesOf('first cell\n'), first);
    await expect(refusal).rejects.toBeInstanceOf(DamagedCellError);
    await expect(refusal).rejects.toThrow('Checksums 0/0/0: the list does not match the registry’s checksum');
  });
});

it('lists are at zoom 0, 4 and 8, and a cell belongs to the finest above it', () => {
  expect(checksumListTileOf({ z: 3, x: 7, y: 5 })).toEqual({ z: 0, x: 0, y: 0 });
  expect(checksumListTileOf({ z: 7, x: 70, y: 43 })).toEqual({ z: 4, x: 8, y: 5 });
  expect(checksumListTileOf({ z: 12, x: 2275, y: 1386 })).toEqual({ z: 8, x: 142, y: 86 });
  expect(checksumListPath({ z: 12, x: 2275, y: 1386 }, 'abc')).toBe('checksums/8/142/86.json?v=abc');
});

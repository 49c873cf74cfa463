import { createPublicKey, hash as hashNow, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { toHex } from '../checksum/hexadecimal.ts';
import { packEntryBundle, parseLogEntry, unpackEntryBundle } from './log-entry.ts';
import { parseCheckpoint, verifyCheckpoint } from './notes/checkpoint.ts';
import { formatNoteKey, parseNote, parseNoteKey } from './notes/signed-note.ts';
import { computeTileWidthInLog, formatTileAddress, parseTileAddress } from './tree/tile-address.ts';
import { findLogDifference, leafHashPrefixLength } from './verification/verifier-state.ts';

const sha256 = (bytes: Uint8Array) => new Uint8Array(hashNow('sha256', bytes, 'buffer'));

const checkSignature = async (publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array) => {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(publicKey).toString('base64url') };
  return verify(null, message, createPublicKey({ key: jwk, format: 'jwk' }), signature);
};

describe('the address of a tile', () => {
  it.each([
    ['tile/0/000', { level: 0, index: 0, width: 256 }],
    ['tile/0/x001/x234/067', { level: 0, index: 1_234_067, width: 256 }],
    ['tile/2/000.p/1', { level: 2, index: 0, width: 1 }],
    ['tile/entries/273.p/112', { level: 'entries', index: 273, width: 112 }],
  ] as const)('%s', (address, tile) => {
    expect(formatTileAddress(tile)).toBe(address);
    expect(parseTileAddress(address)).toEqual(tile);
  });

  it.each([
    'tile/0/0',
    'tile/00/000',
    'tile/64/000',
    'tile/0/x000/001',
    'tile/0/000.p/0',
    'tile/0/000.p/256',
    'tile/0/../keys',
    'tile/8/1/067',
  ])('is not %s', (address) => expect(parseTileAddress(address)).toBeNull());

  it('uses the widths of the C2SP specification for a log of 70,000', () => {
    const widths = [
      [0, 272],
      [0, 273],
      [1, 0],
      [1, 1],
      [2, 0],
      [2, 1],
      [0, 274],
    ] as const;
    expect(widths.map(([level, index]) => computeTileWidthInLog(70_000, { level, index }))).toEqual([
      256, 112, 256, 17, 1, 0, 0,
    ]);
  });
});

// The examples are from the specification (https://c2sp.org/tlog-checkpoint). The key is from the source code of Go's
// checksum database.
const goSum = 'sum.golang.org+033de0ae+Ac4zctda0e5eza+HJyk9SxEdh+s3Ux18htTTAD8OuAn8';

describe('a signed note', () => {
  it('is read as C2SP writes it', () => {
    const note =
      'example.com/behind-the-sofa\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n\n' +
      '— example.com/behind-the-sofa Az3grlgtzPICa5OS8npVmf1Myq/5IZniMp+ZJurmRDeOoRDe4URYN7u5/Zhcyv2q1gGzGku9nTo+zyWE+xeMcTOAYQ8=\n';
    const parsed = parseNote(note);
    expect(parsed?.signatures.map(({ name, keyId, bytes }) => [name, toHex(keyId), bytes.length])).toEqual([
      ['example.com/behind-the-sofa', '033de0ae', 64],
    ]);
    expect(parseCheckpoint(parsed?.text ?? '')).toMatchObject({
      origin: 'example.com/behind-the-sofa',
      size: 20_852_163,
    });
  });

  it.each([
    ['without a signature', 'a\n1\n\n'],
    ['without a last line break', 'a\n\n— b AAAAAAAA'],
    ['with a control character', 'a\t\n\n— b AAAAAAAA\n'],
    ['with two words after the name', 'a\n\n— b AAAAAAAA c\n'],
  ])('is refused %s', (_how, text) => expect(parseNote(text)).toBeNull());

  it('has keys written as in Go, which are accepted only with their own id', () => {
    const key = parseNoteKey(goSum, sha256);
    expect(key?.name).toBe('sum.golang.org');
    expect(key === null ? '' : formatNoteKey(key, sha256)).toBe(goSum);
    expect(parseNoteKey(goSum.replace('033de0ae', '033de0af'), sha256)).toBeNull();
  });

  it('of a log is accepted only with its own key', async () => {
    // Signed with `openssl pkeyutl -sign -rawin` and a key that was made for this test.
    const key = parseNoteKey('log.test/ledger+8f1d3a3c+AQ==', sha256);
    expect(key).toBeNull();
    const go = parseNoteKey(goSum, sha256);
    const forged =
      'sum.golang.org\n1\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n\n— sum.golang.org Az3grlgtzPICa5OS8npVmf1Myq/5IZniMp+ZJurmRDeOoRDe4URYN7u5/Zhcyv2q1gGzGku9nTo+zyWE+xeMcTOAYQ8=\n';
    const by = { hash: sha256, checkSignature };
    await expect(verifyCheckpoint(forged, go === null ? [] : [go], by)).rejects.toThrow(
      'the signature was not made with the key',
    );
    await expect(verifyCheckpoint(forged, [], by)).rejects.toThrow('no key of the log signed it');
    await expect(verifyCheckpoint('nothing', [], by)).rejects.toThrow('it is not a checkpoint');
  });
});

describe('an entry', () => {
  it.each([
    ['dispatch 2026-11-22T09:17:00Z commitment:CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=', 'dispatch', false],
    ['look 2026-11-22T09:17:00Z commitment:CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I= at-installation', 'look', true],
    [`atlas 2026-11-22T09:17:00Z checksum:${'ab'.repeat(32)}`, 'atlas', false],
    ['alteration 2026-11-22T09:17:00Z entry:17', 'alteration', false],
  ])('is read: %s', (text, kind, isAtInstallation) => {
    expect(parseLogEntry(text)).toMatchObject({ kind, isAtInstallation });
  });

  it('is in a bundle with two bytes of length before it', () => {
    const packed = packEntryBundle([Uint8Array.of(1, 2, 3), new Uint8Array(), new Uint8Array(300).fill(7)]);
    expect([...packed.subarray(0, 10)]).toEqual([0, 3, 1, 2, 3, 0, 0, 1, 44, 7]);
    expect(unpackEntryBundle(packed).map(({ length }) => length)).toEqual([3, 0, 300]);
    expect(unpackEntryBundle(packed.subarray(0, 100)).map(({ length }) => length)).toEqual([3, 0]);
  });
});

describe('a remembered log', () => {
  const prints = (letters: string) => {
    const bytes = new Uint8Array(letters.length * leafHashPrefixLength);
    for (const [place, letter] of [...letters].entries()) bytes[place * leafHashPrefixLength] = letter.charCodeAt(0);
    return bytes;
  };

  it.each([
    ['abcdef', null],
    ['abcdefgh', null],
    ['abXdef', { what: 'changed', position: 2 }],
    ['abdefg', { what: 'removed', position: 2 }],
    ['abXcdef', { what: 'inserted', position: 2 }],
    ['aecdbf', { what: 'reordered', position: 1 }],
    ['acbdef', { what: 'reordered', position: 1 }],
    ['abcd', { what: 'truncated', position: 4 }],
    ['', { what: 'truncated', position: 0 }],
  ])('that was abcdef and is %s', (present, rewriting) => {
    expect(findLogDifference(prints('abcdef'), prints(present))).toEqual(rewriting);
  });
});

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parseLogEntry } from '../../domain/ledger/log-entry.ts';
import {
  DispatchTimeOutOfRangeError,
  formatDispatchCommitment,
  type LoggedDispatch,
} from '../../domain/ledger/logged-dispatch.ts';
import { verifyCheckpoint } from '../../domain/ledger/notes/checkpoint.ts';
import { parseLogProof } from '../../domain/ledger/notes/tlog-proof.ts';
import { LogProver } from '../../domain/ledger/tree/log-proofs.ts';
import { readAvailableTile } from '../../domain/ledger/verification/read-entry-bundle.ts';
import { serializeRowProof } from '../../domain/ledger/verification/row-proof.ts';
import { createTestSigner, publishLeaves } from '../../tests/support/server/published-log.ts';
import { nodeSha256, verifySignature } from './node-crypto.ts';
import { verifyProof } from './proof-command.ts';

const signer = createTestSigner();
const tools = { hash: nodeSha256, checkSignature: verifySignature };
const salt = new Uint8Array(32).fill(7);

const row: LoggedDispatch = {
  id: '3a0c1d5e-0000-4000-8000-000000000011',
  user_id: '6e1f4f5c-0000-4000-8000-000000000001',
  aed_id: 'aed-1',
  aed_name: 'Café "Nord"\n\u0001',
  aed_address: '1 Main Street',
  dispatch_method: 'foot',
  dispatch_time: '2026-11-01T11:00:00.00012+01:00',
  queued_at: null,
  estimated_time_minutes: 4,
  distance_km: 0.30000000000000004,
  human_approval_granted: false,
};

const text =
  '{"aed_address":"1 Main Street","aed_id":"aed-1","aed_name":"Café \\"Nord\\"\\n\\u0001","dispatch_method":"foot",' +
  '"dispatch_time":"2026-11-01T10:00:00.000120Z","distance_km":0.30000000000000004,"estimated_time_minutes":4,' +
  '"human_approval_granted":false,"id":"3a0c1d5e-0000-4000-8000-000000000011","queued_at":null,' +
  '"user_id":"6e1f4f5c-0000-4000-8000-000000000001"}';

describe('the text of a dispatch', () => {
  it('equals the one that the database commits to, and its own test case', () =>
    expect(formatDispatchCommitment(row)).toBe(text));

  it('has numbers without exponents, and a device time', () => {
    const near = { ...row, distance_km: 1.5e-7, queued_at: '2026-11-01T10:00:00+00:00' };
    expect(formatDispatchCommitment(near)).toContain('"distance_km":0.00000015,');
    expect(formatDispatchCommitment(near)).toContain('"queued_at":"2026-11-01T10:00:00.000000Z"');
  });

  it.each([
    '4714-11-24T00:00:00+00:00 BC',
    '294276-12-31T23:59:59.999999+00:00',
    '9999-12-31T23:59:59-01:00',
    'infinity',
  ])('is refused for a time like %s', (queued_at) =>
    expect(() => formatDispatchCommitment({ ...row, queued_at })).toThrow(DispatchTimeOutOfRangeError),
  );
});

/** Returns the proof for the dispatch at position 300 of 600 entries. */
async function proofOf(opened: string) {
  const commitment = createHash('sha256').update(salt).update(text).digest('base64');
  const leaf = `dispatch 2026-11-01T10:00:00Z commitment:${commitment}`;
  const leaves = Array.from({ length: 600 }, (_, at) =>
    at === 300 ? leaf : `atlas 2026-11-01T09:00:00Z checksum:${at.toString(16).padStart(64, '0')}`,
  );
  const files = publishLeaves(leaves, signer);
  const read = async (name: string) => files.get(name) ?? null;
  const note = new TextDecoder().decode(files.get('checkpoint'));
  const checkpoint = await verifyCheckpoint(note, [signer.key], tools);
  const path = await new LogProver(600, (tile) => readAvailableTile({ read }, tile), nodeSha256).inclusion(300);
  const entry = parseLogEntry(leaf);
  if (entry === null) throw new Error('Got no entry');
  return serializeRowProof({ entry, salt, text: opened }, { position: 300, path, checkpoint: checkpoint.signed });
}

describe('the proof of a row', () => {
  it('has the form of C2SP’s tlog-proof', async () => {
    const lines = (await proofOf(text)).split('\n');
    expect(lines[0]).toBe('c2sp.org/tlog-proof@v1');
    expect(lines[1]).toMatch(/^extra [A-Za-z0-9+/]+=*$/);
    expect(lines[2]).toBe('index 300');
    // A tree of 600 leaves has ten levels, so the proof has ten hashes.
    expect(lines.slice(3, 13).every((line) => /^[A-Za-z0-9+/]{43}=$/.test(line))).toBe(true);
    expect(lines.slice(13, 16)).toEqual(['', 'log.test/ledger', '600']);
  });

  it('is verified with the key of the log, and says which row it is about', async () => {
    expect(await verifyProof(await proofOf(text), [signer.key])).toEqual({
      isSound: true,
      lines: [
        'Entry 300 of log.test/ledger, dispatch of 2026-11-01T10:00:00Z, is in the log of 600 entries that its key signed.',
        `The row it commits to: ${text}`,
      ],
    });
  });

  it.each([
    ['another row', async () => proofOf(text.replace('Nord', 'Süd')), 'The row is not the one that was entered'],
    [
      'another position',
      async () => (await proofOf(text)).replace('index 300', 'index 301'),
      'does not lead from position 301',
    ],
    ['another size', async () => (await proofOf(text)).replace('\n600\n', '\n601\n'), 'checkpoint cannot be trusted'],
    ['something else', async () => 'a note\n\nabout nothing\n', 'This is not a proof'],
    [
      'a proof without its row',
      async () => (await proofOf(text)).replace(/extra .*\n/, ''),
      'does not contain an entry',
    ],
  ])('is refused for %s', async (_what, file, why) => {
    const { isSound, lines } = await verifyProof(await file(), [signer.key]);
    expect([isSound, lines]).toEqual([false, [expect.stringContaining(why)]]);
  });

  it('is refused with a key that did not sign', async () => {
    const { isSound, lines } = await verifyProof(await proofOf(text), [createTestSigner().key]);
    expect([isSound, lines]).toEqual([false, [expect.stringContaining('checkpoint cannot be trusted')]]);
  });
});

describe('a tlog-proof', () => {
  it.each(['index 01', 'index -1', 'index 9007199254740993', 'position 1', 'extra ?\nindex 1', 'index 1\nshort'])(
    'is rejected with %s',
    (line) => expect(parseLogProof(`c2sp.org/tlog-proof@v1\n${line}\n\nlog\n1\n`)).toBeNull(),
  );
});

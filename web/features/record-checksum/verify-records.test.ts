import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatRecordLine } from '../../../domain/checksum/record-hash.ts';
import vectors from '../../../tests/vectors/merkle-tree.json' with { type: 'json' };
import { browserSha256 } from '../../platform/sha256.ts';
import { verifyPlaceRecords } from './place/verify-place-records.ts';
import { areAllRecordsVerified, verifyRecords } from './verify-records.ts';

/** Three records and the root that an independent Python script computed for them. */
const { records, hashes, root } = vectors.records;
const published = { root, leaves: records.map(({ id }, index) => ({ id, hash: hashes[index] ?? '' })) };
const otherRoot = 'f'.repeat(64);
const lines = records.map((record) => `${formatRecordLine(record)}\n`).join('');

const verify = (changes: Partial<Parameters<typeof verifyRecords>[0]> = {}) =>
  verifyRecords({ records, published, lines, printedRoot: root, hash: browserSha256, ...changes });

describe('all records', () => {
  test('are verified when each equals the published one', async () => {
    const outcome = await verify();
    expect(areAllRecordsVerified(outcome)).toBe(true);
    expect(outcome.atHand).toEqual(published);
  });

  test('are not verified when one letter differs, and that record is named', async () => {
    const changed = records.map((entry) =>
      entry.id === 'principle/1' ? { ...entry, record: { title: 'Walk “oftem”', text: entry.record.text } } : entry,
    );
    const outcome = await verify({ records: changed });
    expect(areAllRecordsVerified(outcome)).toBe(false);
    expect(outcome.comparison).toEqual({
      matching: ['hub/examplia', 'hub/samplestan'],
      changed: ['principle/1'],
      missing: [],
      added: [],
    });
  });

  test('are not verified when the list names a record that is missing', async () => {
    const outcome = await verify({ records: records.slice(0, 2) });
    expect(areAllRecordsVerified(outcome)).toBe(false);
    expect(outcome.comparison.missing).toEqual(['principle/1']);
  });

  test("are not verified when the list's root does not follow from its leaves, or differs from the page's", async () => {
    const forged = await verify({ published: { ...published, root: otherRoot }, printedRoot: otherRoot });
    expect([areAllRecordsVerified(forged), forged.isListSound]).toEqual([false, false]);
    const other = await verify({ printedRoot: otherRoot });
    expect([areAllRecordsVerified(other), other.isThisEdition]).toEqual([false, false]);
  });

  test('are not verified when the file for checking by hand has a changed letter, or a missing or extra line', async () => {
    const altered = await verify({ lines: lines.replace('Samplestān', 'Sampelstān') });
    expect([areAllRecordsVerified(altered), altered.lines.differing]).toEqual([false, ['hub/samplestan']]);
    const cut = await verify({ lines: lines.split('\n').slice(0, 2).join('\n') });
    expect([areAllRecordsVerified(cut), cut.lines.differing]).toEqual([false, ['principle/1']]);
    const longer = await verify({ lines: `${lines}{}\n` });
    expect([areAllRecordsVerified(longer), longer.lines]).toEqual([false, { matching: 3, differing: [], surplus: 1 }]);
  });

  test('are reported one by one', async () => {
    const reported: string[] = [];
    await verify({ onProgress: (done, { id }) => reported.push(`${done} ${id}`) });
    expect(reported).toEqual(['0 hub/examplia', '1 hub/samplestan', '2 principle/1']);
  });
});

describe('the records of a place', () => {
  afterEach(() => vi.unstubAllGlobals());
  const serve = (list: object) =>
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ definition: 1, ...list })));

  test('are compared with the published list', async () => {
    serve(published);
    expect(await verifyPlaceRecords(records.slice(0, 2), root)).toEqual({
      verdict: 'good',
      sentence: 'The 2 records on this page are, letter for letter, the published ones.',
    });
  });

  test('are named when they differ', async () => {
    serve(published);
    const { verdict, sentence } = await verifyPlaceRecords([{ id: 'hub/examplia', record: { sli: 1 } }], root);
    expect(verdict).toBe('bad');
    expect(sentence).toContain('Not as published: hub/examplia.');
  });

  test('are reported when of another edition, and a contradictory list is rejected', async () => {
    serve(published);
    expect((await verifyPlaceRecords(records, otherRoot)).sentence).toContain('different editions');
    serve({ ...published, root: otherRoot });
    expect((await verifyPlaceRecords(records, otherRoot)).sentence).toContain('contradicts itself');
  });
});

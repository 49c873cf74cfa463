import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sortInLeafOrder } from '../domain/checksum/record-checksum.ts';
import { formatRecordLine } from '../domain/checksum/record-hash.ts';
import { trackedFiles } from '../tests/support/project-rules/tracked-files.ts';
import { hubs } from './hubs.ts';
import { placeProfiles } from './places.ts';
import { publishedRecords } from './published-records.ts';
import { recordKinds } from './record-kinds.ts';

/** Finds the paths of all files that a file imports, directly or indirectly. */
function reachedFrom(path: string, reached = new Set<string>()): ReadonlySet<string> {
  if (reached.has(path)) return reached;
  reached.add(path);
  for (const [, target = ''] of readFileSync(path, 'utf8').matchAll(/from '(\.{1,2}\/[^']+)'/g)) {
    reachedFrom(posix.join(posix.dirname(path), target), reached);
  }
  return reached;
}

describe('the published records', () => {
  test('include every content file except the samples, the drawings and the place count', () => {
    const reached = reachedFrom('content/published-records.ts');
    const recordFiles = trackedFiles.filter(
      (path) => /^content\/(?!samples\/).*\.ts$/.test(path) && !/(?:\.test|\/drawing|\/place-count)\.ts$/.test(path),
    );
    expect(
      recordFiles.filter((path) => !reached.has(path)),
      'of a new place: run `npm run places`; of other new records: list them in content/published-records.ts',
    ).toEqual([]);
  });

  test('have valid, unique ids, and contain only JSON values', () => {
    expect(() => sortInLeafOrder(publishedRecords)).not.toThrow();
    expect(() => publishedRecords.map(formatRecordLine)).not.toThrow();
  });

  test('are every hub, every profile and Iceland’s, and nine principles, with what the pages say about them', () => {
    const countOf = (kind: string) => publishedRecords.filter(({ id }) => id.startsWith(`${kind}/`)).length;
    expect(countOf('hub')).toBe(hubs.length);
    expect(countOf('profile')).toBe(placeProfiles.length + 1);
    expect(countOf('principle')).toBe(9);
  });

  test('have a kind defined in the methodology, and every kind has a record', () => {
    const kinds = new Set(publishedRecords.map(({ id }) => id.split('/')[0]));
    expect([...kinds].toSorted()).toEqual(recordKinds.map(({ kind }) => kind).toSorted());
  });

  test('contain the figures of Monaco as hub/monaco', () => {
    const monaco = publishedRecords.find(({ id }) => id === 'hub/monaco');
    expect(monaco?.record).toMatchObject({ name: 'Monaco', sli: 0.95, xiAccess: 0.92 });
  });
});

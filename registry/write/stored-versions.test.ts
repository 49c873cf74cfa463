import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import { findVersionFolder, listStoredVersions, storeVersion } from './stored-versions.ts';

const target = () => join(createTestFolder(), 'aeds');

/** Stores a version of a registry as if it had been replaced at the given time. */
async function store(place: string, version: string, now: string): Promise<void> {
  const previous = `${place}.former`;
  mkdirSync(previous);
  writeFileSync(join(previous, 'index.json'), JSON.stringify({ registry: { version } }));
  await storeVersion(place, previous, new Date(now));
}

const versionsIn = (place: string) => listStoredVersions(place).map((name) => name.split('-').at(-1));

test('the newest version is the one stored last, even after a clock that was two years ahead', async () => {
  const place = target();
  for (const [day, version] of ['a1', 'a2', 'a3', 'a4', 'a5'].entries())
    await store(place, version, `2028-11-0${day + 1}T10:00:00Z`);
  await store(place, 'b1', '2026-11-20T10:00:00Z');
  await store(place, 'b2', '2026-11-20T10:00:00Z');
  expect(versionsIn(place)).toEqual(['b2', 'b1', 'a5', 'a4', 'a3']);
  expect(findVersionFolder(place, undefined)).toMatch(/-b2$/);
});

test('a folder without a time in its name does not affect the order', async () => {
  const place = target();
  mkdirSync(join(`${place}.versions`, '0-by-hand'), { recursive: true });
  await store(place, 'c1', '2026-11-20T10:00:00Z');
  expect(listStoredVersions(place)).toEqual(['20261120T100000000Z-c1', '0-by-hand']);
});

import { expect, test } from 'vitest';
import type { RegistryReader } from '../../../domain/registry/read-aeds-in-area.ts';
import { createRegisteredAed } from '../../../tests/support/aeds/registered-aed.ts';
import { maxAedsRead, maxDueChecks, readDueChecks } from './read-due-checks.ts';

const area = { name: 'Everywhere', box: { west: -180, south: -85, east: 180, north: 85 } };

/**
 * Creates a reader of a registry that has one cell with `count` AEDs. The pads of the last AED have expired, so it is
 * the most urgent one.
 */
function readerWith(count: number): RegistryReader {
  const checked = createRegisteredAed({ id: 'x/1', checked: '2026-11-01' });
  const aeds = Array.from({ length: count - 1 }, (_, place) => ({ ...checked, id: `x/${place}` }));
  const expired = createRegisteredAed({ id: 'x/expired', expires: { pads: '2020-01-01' } });
  return {
    index: async () => ({ tree: count, sources: [] }),
    cell: async () => ({ aeds: [...aeds, expired], clusters: [] }),
  } as unknown as RegistryReader;
}

const read = (count: number) => readDueChecks(readerWith(count), [area], '2026-11-27', () => undefined);

test('lists the most urgent AEDs of an area that has more than fit, and counts all', async () => {
  const found = await read(maxDueChecks + 5);
  if (found.kind !== 'read') throw new Error(`Got '${found.kind}', expected a list.`);
  expect([found.checks.length, found.count]).toEqual([maxDueChecks, maxDueChecks + 5]);
  expect(found.checks[0]?.aed.id).toBe('x/expired');
});

test('refuses an area with more AEDs than a browser can read, and states their number', async () => {
  const reader = { index: async () => ({ tree: maxAedsRead + 1, sources: [] }) } as unknown as RegistryReader;
  const found = await readDueChecks(reader, [area], '2026-11-27', () => undefined);
  expect(found).toEqual({ kind: 'too-many', count: maxAedsRead + 1 });
});

import { expect, it } from 'vitest';
import { createRegisteredAed } from '../../tests/support/aeds/registered-aed.ts';
import { encodeAed, parseCell } from '../registry/registry-cell.ts';
import type { DataUncertainty } from './data-uncertainty.ts';
import { rankByArrival } from './rank-by-arrival.ts';
import { alwaysOpen } from './weekly-opening-hours.ts';

const now = new Date('2026-11-25T10:00:00Z');

const open = (id: string, doubts?: DataUncertainty) =>
  createRegisteredAed({ id, hours: alwaysOpen, ...(doubts && { doubts }) });

it.each([[{ state: 'Phase B' }], [{ access: 'code at the gate' }], [{ place: 1400 }], [{ place: true }]] as const)(
  'an AED with the doubt %o comes after an equally near one without, and is never certainly open',
  (doubts) => {
    const found = [open('a/1', doubts), open('b/1')].map((item) => ({ item, distanceKm: 0.3 }));
    const { inReach } = rankByArrival(found, now);
    expect(inReach.map(({ aed, usability }) => [aed.id, usability])).toEqual([
      ['b/1', 'likely'],
      ['a/1', 'uncertain'],
    ]);
    expect(inReach[1]?.reason).toMatchObject({ kind: 'uncertain', because: 'unclear' });
  },
);

it('a cell keeps each doubt, and a cell from before doubts existed can be read', () => {
  const aeds = [
    open('a/1', { state: 'Phase B', access: 'B2', place: 1400 }),
    open('b/1', { place: true }),
    open('c/1'),
  ];
  const cell = JSON.parse(JSON.stringify({ features: aeds.map(encodeAed) }));
  expect(parseCell(cell, '0/0/0').aeds).toStrictEqual(aeds);
  expect(Object.keys(cell.features[2].properties)).not.toContain('doubts');
});

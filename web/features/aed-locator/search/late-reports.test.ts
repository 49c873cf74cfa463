import { expect, test } from 'vitest';
import type { PublicReport } from '../../../../domain/report/public-report.ts';
import { gone } from '../../../../tests/support/aeds/gone.ts';
import { registeredAed } from '../../../../tests/support/aeds/registered-aed.ts';
import { withLateReports } from './late-reports.ts';

const krakow = registeredAed({ id: 'a/1', position: [19.94, 50.06] });
const warsaw = registeredAed({ id: 'a/2', position: [21.01, 52.23] });
const tokyo = registeredAed({ id: 'a/3', position: [139.7, 35.7] });

test('reports that came after the list mark what they are about, leave out what is gone and move what hangs elsewhere', () => {
  const found = {
    listed: [krakow, warsaw, tokyo].map((item) => ({ item, distanceKm: 1 })),
    alternative: { item: krakow, distanceKm: 1 },
  };
  const missed: PublicReport = { ...gone, aedId: 'a/2', state: 'open' };
  const elsewhere: PublicReport = { ...gone, aedId: 'a/3', kind: 'place', place: [139.7, 35.8] };
  const later = withLateReports(found, [gone, missed, elsewhere], [139.7, 35.8]);
  expect(later.alternative).toBeNull();
  expect(later.listed).toMatchObject([
    { item: { id: 'a/2', reported: [missed] } },
    { item: { id: 'a/3', position: [139.7, 35.8] }, distanceKm: 0 },
  ]);
  // What they put right is not put right twice.
  expect(withLateReports(later, [gone, missed, elsewhere], [0, 0])).toEqual(later);
});

test('a missing AED that a late report confirms stands in the list once, where nothing found stands beside it', () => {
  const found = { listed: [{ item: krakow, distanceKm: 1 }], alternative: null };
  const missing: PublicReport = { ...gone, aedId: 'new/1', kind: 'new', place: [19.95, 50.06], says: 'By the lift' };
  const listed: PublicReport = { ...missing, aedId: 'new/2', place: krakow.position };
  const far: PublicReport = { ...missing, aedId: 'new/3', place: warsaw.position };
  const open: PublicReport = { ...missing, aedId: 'new/4', state: 'open', place: [19.96, 50.06] };
  const later = withLateReports(found, [missing, listed, far, open], krakow.position);
  expect(later.listed.map(({ item }) => item.id).sort()).toEqual(['a/1', 'new/1']);
  expect(withLateReports(later, [missing, listed, far, open], krakow.position)).toEqual(later);
});

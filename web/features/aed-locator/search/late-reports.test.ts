import { expect, test } from 'vitest';
import type { ToldReport } from '../../../../domain/report/told-report.ts';
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
  const missed: ToldReport = { ...gone, aedId: 'a/2', state: 'open' };
  const elsewhere: ToldReport = { ...gone, aedId: 'a/3', kind: 'place', place: [139.7, 35.8] };
  const later = withLateReports(found, [gone, missed, elsewhere], [139.7, 35.8]);
  expect(later.alternative).toBeNull();
  expect(later.listed).toMatchObject([
    { item: { id: 'a/2', reported: [missed] } },
    { item: { id: 'a/3', position: [139.7, 35.8] }, distanceKm: 0 },
  ]);
  // What they put right is not put right twice.
  expect(withLateReports(later, [gone, missed, elsewhere], [0, 0])).toEqual(later);
});

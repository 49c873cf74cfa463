import { expect, test } from 'vitest';
import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import type { MapTile } from '../../../../domain/geography/map-tile.ts';
import type { PublicReport } from '../../../../domain/report/public-report.ts';
import { goneReport } from '../../../../tests/support/aeds/gone-report.ts';
import { createRegisteredAed } from '../../../../tests/support/aeds/registered-aed.ts';
import type { RegistryClient } from '../registry/registry-client.ts';
import { withLateReports, withReportsApplied } from './registry-with-reports.ts';

function registryOf(aeds: readonly RegisteredAed[], reports: readonly PublicReport[]) {
  const asked: string[] = [];
  const client: RegistryClient = {
    index: async () => null,
    cell: async () => ({ aeds, clusters: [] }),
    places: async () => [],
    missingAround: async () => [],
  };
  const reported = withReportsApplied(client, async ({ z, x, y }: MapTile) => {
    asked.push(`${z}/${x}/${y}`);
    return reports;
  });
  return { reported, asked };
}

const krakow = createRegisteredAed({ id: 'a/1', position: [19.94, 50.06] });
const warsaw = createRegisteredAed({ id: 'a/2', position: [21.01, 52.23] });
const tokyo = createRegisteredAed({ id: 'a/3', position: [139.7, 35.7] });

test("requests the reports of a cell's tile at zoom 6, and omits an AED that is gone", async () => {
  const { reported, asked } = registryOf([krakow, warsaw], [goneReport]);
  const { aeds } = await reported.cell({ z: 12, x: 2274, y: 1386 });
  expect(asked).toEqual(['6/35/21']);
  expect(aeds.map(({ id }) => id)).toEqual(['a/2']);
});

test('requests the reports of a larger cell by the tiles of its AEDs', async () => {
  const { reported, asked } = registryOf([krakow, tokyo, warsaw], []);
  expect((await reported.cell({ z: 1, x: 1, y: 0 })).aeds).toHaveLength(3);
  expect(asked.sort()).toEqual(['6/35/21', '6/56/25']);
});

const missing: PublicReport = {
  ...goneReport,
  aedId: 'new/1',
  kind: 'new',
  place: [19.941, 50.06],
  says: 'Beside the porter',
};

test('a confirmed missing AED is added to its cell and those around, until it is gone or a source lists it', async () => {
  const tile = { z: 12, x: 2274, y: 1388 };
  const idsOf = async (aeds: readonly RegisteredAed[], reports: readonly PublicReport[], cell = tile) =>
    (await registryOf(aeds, reports).reported.cell(cell)).aeds.map(({ id }) => id);
  expect(await idsOf([krakow], [missing])).toEqual(['a/1', 'new/1']);
  expect(await idsOf([krakow], [missing], { ...tile, x: 2275 })).toEqual(['a/1']);
  expect(await idsOf([krakow], [{ ...missing, state: 'open' }])).toEqual(['a/1']);
  expect(await idsOf([krakow], [missing, { ...goneReport, aedId: 'new/1' }])).toEqual(['a/1']);
  const listed = createRegisteredAed({ id: 'a/9', position: [19.9411, 50.06] });
  expect(await idsOf([krakow, listed], [missing])).toEqual(['a/1', 'a/9']);
  const { reported, asked } = registryOf([], [missing]);
  const around = await reported.missingAround([19.94, 50.06]);
  expect(around).toMatchObject([{ id: 'new/1', name: 'Beside the porter', sources: [], checked: null }]);
  expect(around[0]?.reported).toEqual([missing]);
  expect(asked).toEqual(['6/35/21']);
});

test('later reports mark their AEDs, remove those that are gone and move those in another place', () => {
  const found = {
    listed: [krakow, warsaw, tokyo].map((item) => ({ item, distanceKm: 1 })),
    alternative: { item: krakow, distanceKm: 1 },
  };
  const missed: PublicReport = { ...goneReport, aedId: 'a/2', state: 'open' };
  const elsewhere: PublicReport = { ...goneReport, aedId: 'a/3', kind: 'place', place: [139.7, 35.8] };
  const later = withLateReports(found, [goneReport, missed, elsewhere], [139.7, 35.8]);
  expect(later.alternative).toBeNull();
  expect(later.listed).toMatchObject([
    { item: { id: 'a/2', reported: [missed] } },
    { item: { id: 'a/3', position: [139.7, 35.8] }, distanceKm: 0 },
  ]);
  // Reports that the search has already applied are not applied again.
  expect(withLateReports(later, [goneReport, missed, elsewhere], [0, 0])).toEqual(later);
});

test('adds a missing AED confirmed by a later report to the list once, unless an AED was found beside it', () => {
  const found = { listed: [{ item: krakow, distanceKm: 1 }], alternative: null };
  const porter: PublicReport = {
    ...goneReport,
    aedId: 'new/1',
    kind: 'new',
    place: [19.95, 50.06],
    says: 'By the lift',
  };
  const listed: PublicReport = { ...porter, aedId: 'new/2', place: krakow.position };
  const far: PublicReport = { ...porter, aedId: 'new/3', place: warsaw.position };
  const open: PublicReport = { ...porter, aedId: 'new/4', state: 'open', place: [19.96, 50.06] };
  const later = withLateReports(found, [porter, listed, far, open], krakow.position);
  expect(later.listed.map(({ item }) => item.id).sort()).toEqual(['a/1', 'new/1']);
  expect(withLateReports(later, [porter, listed, far, open], krakow.position)).toEqual(later);
});

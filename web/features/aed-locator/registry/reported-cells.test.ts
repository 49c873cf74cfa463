import { expect, test } from 'vitest';
import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import type { MapTile } from '../../../../domain/geography/map-tile.ts';
import type { PublicReport } from '../../../../domain/report/public-report.ts';
import { gone } from '../../../../tests/support/aeds/gone.ts';
import { registeredAed } from '../../../../tests/support/aeds/registered-aed.ts';
import type { RegistryClient } from './registry-client.ts';
import { withReports } from './reported-cells.ts';

function registryOf(aeds: readonly RegisteredAed[], reports: readonly PublicReport[]) {
  const asked: string[] = [];
  const client: RegistryClient = {
    index: async () => null,
    cell: async () => ({ aeds, clusters: [] }),
    places: async () => [],
    missingAround: async () => [],
  };
  const reported = withReports(client, async ({ z, x, y }: MapTile) => {
    asked.push(`${z}/${x}/${y}`);
    return reports;
  });
  return { reported, asked };
}

const krakow = registeredAed({ id: 'a/1', position: [19.94, 50.06] });
const warsaw = registeredAed({ id: 'a/2', position: [21.01, 52.23] });
const tokyo = registeredAed({ id: 'a/3', position: [139.7, 35.7] });

test('a cell is asked about by the square of zoom 6 around it, whatever lies in it, and one that is gone is left out', async () => {
  const { reported, asked } = registryOf([krakow, warsaw], [gone]);
  const { aeds } = await reported.cell({ z: 12, x: 2274, y: 1386 });
  expect(asked).toEqual(['6/35/21']);
  expect(aeds.map(({ id }) => id)).toEqual(['a/2']);
});

test('a cell wider than that is asked about by the squares of its AEDs', async () => {
  const { reported, asked } = registryOf([krakow, tokyo, warsaw], []);
  expect((await reported.cell({ z: 1, x: 1, y: 0 })).aeds).toHaveLength(3);
  expect(asked.sort()).toEqual(['6/35/21', '6/56/25']);
});

const missing: PublicReport = {
  ...gone,
  aedId: 'new/1',
  kind: 'new',
  place: [19.941, 50.06],
  says: 'Beside the porter',
};

test('a missing AED that is confirmed stands in the cell of its place and around it, until it is gone or a register lists it', async () => {
  const tile = { z: 12, x: 2274, y: 1388 };
  const idsOf = async (aeds: readonly RegisteredAed[], reports: readonly PublicReport[], cell = tile) =>
    (await registryOf(aeds, reports).reported.cell(cell)).aeds.map(({ id }) => id);
  expect(await idsOf([krakow], [missing])).toEqual(['a/1', 'new/1']);
  expect(await idsOf([krakow], [missing], { ...tile, x: 2275 })).toEqual(['a/1']);
  expect(await idsOf([krakow], [{ ...missing, state: 'open' }])).toEqual(['a/1']);
  expect(await idsOf([krakow], [missing, { ...gone, aedId: 'new/1' }])).toEqual(['a/1']);
  const listed = registeredAed({ id: 'a/9', position: [19.9411, 50.06] });
  expect(await idsOf([krakow, listed], [missing])).toEqual(['a/1', 'a/9']);
  const { reported, asked } = registryOf([], [missing]);
  const around = await reported.missingAround([19.94, 50.06]);
  expect(around).toMatchObject([{ id: 'new/1', name: 'Beside the porter', sources: [], checked: null }]);
  expect(around[0]?.reported).toEqual([missing]);
  expect(asked).toEqual(['6/35/21']);
});

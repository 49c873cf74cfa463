import { expect, test } from 'vitest';
import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import type { MapTile } from '../../../../domain/geography/map-tile.ts';
import type { ToldReport } from '../../../../domain/report/told-report.ts';
import { registeredAed } from '../../../../tests/support/registered-aed.ts';
import type { RegistryClient } from './registry-client.ts';
import { withReports } from './reported-cells.ts';

const gone: ToldReport = {
  aedId: 'a/1',
  kind: 'gone',
  state: 'confirmed',
  count: 2,
  since: '2026-11-12',
  last: '2026-11-12',
  question: null,
  place: null,
  hoursText: null,
  decided: '2026-11-13',
  registered: null,
};

function registryOf(aeds: readonly RegisteredAed[], reports: readonly ToldReport[]) {
  const asked: string[] = [];
  const client: RegistryClient = {
    index: async () => null,
    cell: async () => ({ aeds, clusters: [] }),
    places: async () => [],
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

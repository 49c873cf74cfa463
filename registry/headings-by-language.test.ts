import { expect, it } from 'vitest';
import { distanceKm } from '../domain/geography/distance.ts';
import { columnMapPlaceholder } from '../domain/registry-admin/column-fields.ts';
import { abbreviatedTables } from '../tests/support/aeds/unknown-formats/abbreviated-headings.ts';
import { unknownDocuments } from '../tests/support/aeds/unknown-formats/documents.ts';
import { formatTable, unknownTables } from '../tests/support/aeds/unknown-formats/headings.ts';
import { inventedPlaceCount, inventPlacesAround } from '../tests/support/aeds/unknown-formats/invented-places.ts';
import { mapServerDocuments } from '../tests/support/aeds/unknown-formats/map-server-documents.ts';
import { createTestFolder } from '../tests/support/test-folder.ts';
import { analyseFile } from './file-analysis/analyse-file.ts';
import { toColumnMap } from './sources/columns/column-map.ts';
import { writeFileIn } from './testing/fixture-files.ts';
import { importAndReadRegistry } from './testing/imported-registry-fixture.ts';

const asOf = '2026-11-22' as const;

/**
 * Imports a file with the column map that was proposed for it. Like a person who confirms the map, it only fills in
 * what the publisher alone knows.
 */
async function imported(content: string | Uint8Array) {
  const { columns, map } = await analyseFile({ file: writeFileIn(createTestFolder(), 'a', content), asOf });
  const completedMap = JSON.parse(JSON.stringify(map).replaceAll(columnMapPlaceholder, 'example'));
  const { aeds, remarks } = await importAndReadRegistry([content as string], {
    columnMaps: [toColumnMap(completedMap, 'it')],
    asOf,
  });
  return { fields: Object.fromEntries(columns.map(({ column, field }) => [column, field])), aeds, remarks };
}

type Placed = Awaited<ReturnType<typeof imported>>['aeds'];

const placed = (aeds: Placed, middle: readonly [number, number]) =>
  inventPlacesAround(middle).filter(({ longitude, latitude }) =>
    aeds.some(({ position }) => distanceKm(position, [longitude, latitude]) * 1000 < 25),
  ).length;

it.each([...unknownTables, ...abbreviatedTables].map((table) => [table.language, table] as const))(
  'understands headings in %s',
  async (_language, table) => {
    const { fields, aeds, remarks } = await imported(formatTable(table));
    expect(fields).toEqual(Object.fromEntries(Object.entries(table.columns).map(([name, [field]]) => [name, field])));
    expect(placed(aeds, table.middle)).toBe(inventedPlaceCount);
    expect(remarks.filter(({ reason }) => /check|expire/.test(reason))).toEqual([]);
    const hasChecks = Object.values(fields).includes('checked');
    expect(aeds.filter(({ checked }) => checked !== null)).toHaveLength(hasChecks ? inventedPlaceCount : 0);
  },
);

it.each([...unknownDocuments, ...mapServerDocuments].map((document) => [document.kind, document] as const))(
  '%s: reads every position',
  async (_kind, document) => {
    const { fields, aeds } = await imported(document.write(inventPlacesAround(document.middle)));
    expect(fields).toMatchObject(document.used);
    expect(aeds).toHaveLength(inventedPlaceCount);
    expect(placed(aeds, document.middle)).toBe(inventedPlaceCount);
    const hasHours = Object.values(fields).some((field) => field?.startsWith('hours'));
    expect(aeds.filter(({ hours }) => hours !== null)).toHaveLength(hasHours ? inventedPlaceCount : 0);
  },
);

import { expect, it } from 'vitest';
import { distanceKm } from '../domain/geography/distance.ts';
import { toComplete } from '../domain/registry-admin/column-fields.ts';
import { strangeDocuments } from '../tests/support/aeds/strangers/documents.ts';
import { drawnDocuments } from '../tests/support/aeds/strangers/drawn-documents.ts';
import { furtherTables } from '../tests/support/aeds/strangers/further-headings.ts';
import { strangeTables, writtenTable } from '../tests/support/aeds/strangers/headings.ts';
import { placeCount, placesRound } from '../tests/support/aeds/strangers/places.ts';
import { testFolder } from '../tests/support/test-folder.ts';
import { columnMapFrom } from './sources/columns/column-map.ts';
import { writeIn } from './testing/made-up-files.ts';
import { published } from './testing/published.ts';
import { understandFile } from './understand/understand-file.ts';

const asOf = '2026-11-22' as const;

/** An unknown file, imported after a person confirmed the proposal and filled in only what its publisher knows. */
async function imported(content: string | Uint8Array) {
  const { columns, map } = await understandFile({ file: writeIn(testFolder(), 'a', content), asOf });
  const said = JSON.parse(JSON.stringify(map).replaceAll(toComplete, 'example'));
  const { aeds, remarks } = await published([content as string], { columnMaps: [columnMapFrom(said, 'it')], asOf });
  return { fields: Object.fromEntries(columns.map(({ column, field }) => [column, field])), aeds, remarks };
}

type Placed = Awaited<ReturnType<typeof imported>>['aeds'];

const placed = (aeds: Placed, middle: readonly [number, number]) =>
  placesRound(middle).filter(({ longitude, latitude }) =>
    aeds.some(({ position }) => distanceKm(position, [longitude, latitude]) * 1000 < 25),
  ).length;

it.each([...strangeTables, ...furtherTables].map((table) => [table.language, table] as const))(
  'headings in %s are understood',
  async (_language, table) => {
    const { fields, aeds, remarks } = await imported(writtenTable(table));
    expect(fields).toEqual(Object.fromEntries(Object.entries(table.columns).map(([name, [field]]) => [name, field])));
    expect(placed(aeds, table.middle)).toBe(placeCount);
    expect(remarks.filter(({ reason }) => /check|expire/.test(reason))).toEqual([]);
    const hasChecks = Object.values(fields).includes('checked');
    expect(aeds.filter(({ checked }) => checked !== null)).toHaveLength(hasChecks ? placeCount : 0);
  },
);

it.each([...strangeDocuments, ...drawnDocuments].map((document) => [document.kind, document] as const))(
  '%s: every place is read',
  async (_kind, document) => {
    const { fields, aeds } = await imported(document.write(placesRound(document.middle)));
    expect(fields).toMatchObject(document.used);
    expect(aeds).toHaveLength(placeCount);
    expect(placed(aeds, document.middle)).toBe(placeCount);
    const hasHours = Object.values(fields).some((field) => field?.startsWith('hours'));
    expect(aeds.filter(({ hours }) => hours !== null)).toHaveLength(hasHours ? placeCount : 0);
  },
);

import { expect, it } from 'vitest';
import { addDays, openingStateAt } from '../domain/aed/weekly-opening-hours.ts';
import { distanceKm } from '../domain/geography/distance.ts';
import { columnMapPlaceholder } from '../domain/registry-admin/column-fields.ts';
import { computeExpectedState } from '../tests/support/aeds/expected-hours.ts';
import { asianLayouts } from '../tests/support/aeds/layouts/asia.ts';
import { europeanLayouts } from '../tests/support/aeds/layouts/europe.ts';
import { iberianLayouts } from '../tests/support/aeds/layouts/iberia.ts';
import {
  generateRows,
  hoursCaseOf,
  type InventedRow,
  layoutRowCount,
  renderLayout,
  type SourceLayout,
} from '../tests/support/aeds/layouts/layout.ts';
import { undocumentedLayouts } from '../tests/support/aeds/layouts/undocumented.ts';
import { createTestFolder } from '../tests/support/test-folder.ts';
import { analyseFile } from './file-analysis/analyse-file.ts';
import { toColumnMap } from './sources/columns/column-map.ts';
import { writeFileIn } from './testing/fixture-files.ts';
import { importAndReadRegistry } from './testing/imported-registry-fixture.ts';

const asOf = '2026-11-22' as const;
const layouts = [...iberianLayouts, ...asianLayouts, ...europeanLayouts, ...undocumentedLayouts];

/**
 * Imports a file with the column map that was proposed for it. Like a person who confirms the map, it only fills in
 * what the publisher alone knows.
 */
async function imported(layout: SourceLayout) {
  const content = renderLayout(layout);
  const encoding = layout.encoding === undefined ? undefined : 'windows-1252';
  const file = writeFileIn(createTestFolder(), `${layout.name}.txt`, content);
  const { map, isRecognised } = await analyseFile({ file, asOf, encoding });
  const completedMap = JSON.parse(JSON.stringify(map ?? null).replaceAll(columnMapPlaceholder, 'example'));
  const columnMaps = isRecognised ? [] : [toColumnMap(completedMap, 'proposal')];
  const encodings = encoding === undefined ? [] : [{ file: null, encoding }];
  return importAndReadRegistry([content as string], { columnMaps, asOf, encodings });
}

/**
 * Eight times at which the hours of a row are checked: one on each day of an ordinary week, and one on a public
 * holiday.
 */
const testTimesOf = ({ holiday }: SourceLayout, { at }: InventedRow) => [
  ...Array.from({ length: 7 }, (_, step) => ({
    date: addDays('2027-01-18', (at + step) % 7),
    minute: (at * 37 + step * 211) % 1440,
    isHoliday: false,
  })),
  { date: holiday as `${number}-${number}-${number}`, minute: 600 + (at % 300), isHoliday: true },
];

it('covers at least 25 layouts, each with the source of its headings', () => {
  expect(layouts.length).toBeGreaterThanOrEqual(25);
  expect(layouts.filter(({ source }) => source === '')).toEqual([]);
});

it.each(layouts.map((layout) => [layout.name, layout] as const))(
  '%s is imported without a hand-written map, and with correct hours',
  async (_name, layout) => {
    const rows = generateRows(layout);
    const { aeds, remarks } = await imported(layout);
    const near = (row: InventedRow) =>
      aeds.find(({ position }) => distanceKm(position, [row.longitude, row.latitude]) * 1000 < 25);
    const inUse = rows.filter((row) => !layout.isOut?.(row));
    const placed = inUse.filter((row) => near(row) !== undefined);
    expect(placed.length).toBeGreaterThanOrEqual(0.98 * inUse.length);
    // Every row is either used or reported as dropped.
    expect(aeds.length + remarks.filter(({ kind }) => kind === 'dropped').length).toBe(layoutRowCount);
    expect(rows.filter((row) => layout.isOut?.(row) && near(row) !== undefined)).toEqual([]);
    const wrong = placed.flatMap((row) => {
      const [cells, judged = '?'] = hoursCaseOf(layout, row) ?? [];
      const hours = near(row)?.hours ?? null;
      return testTimesOf(layout, row).flatMap(({ date, minute, isHoliday }) => {
        const state = hours === null ? 'unknown' : openingStateAt(hours, date, minute);
        const meanings = judged.split(' | ').map((meaning) => computeExpectedState(meaning, date, minute, isHoliday));
        return state === 'unknown' || meanings.every((meaning) => meaning === state)
          ? []
          : [`${JSON.stringify(cells)}: ${date} ${minute} ${state}, not ${meanings}`];
      });
    });
    expect(wrong.slice(0, 5)).toEqual([]);
    const read = placed.filter((row) => (hoursCaseOf(layout, row)?.[1] ?? '?') !== '?');
    const unread = read
      .filter((row) => near(row)?.hours === null)
      .map((row) => JSON.stringify(hoursCaseOf(layout, row)?.[0]));
    expect(unread.slice(0, 3)).toEqual([]);
  },
);

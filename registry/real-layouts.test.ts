import { expect, it } from 'vitest';
import { addDays, stateAt } from '../domain/aed/opening-week.ts';
import { distanceKm } from '../domain/geography/distance.ts';
import { toComplete } from '../domain/registry-admin/column-fields.ts';
import { judgedState } from '../tests/support/aeds/judged-hours.ts';
import { asia } from '../tests/support/aeds/layouts/asia.ts';
import { europe } from '../tests/support/aeds/layouts/europe.ts';
import { further } from '../tests/support/aeds/layouts/further.ts';
import { iberia } from '../tests/support/aeds/layouts/iberia.ts';
import {
  caseOf,
  type MadeRow,
  renderLayout,
  rowCount,
  rowsOf,
  type SourceLayout,
} from '../tests/support/aeds/layouts/layout.ts';
import { testFolder } from '../tests/support/test-folder.ts';
import { columnMapFrom } from './sources/columns/column-map.ts';
import { writeIn } from './testing/made-up-files.ts';
import { published } from './testing/published.ts';
import { understandFile } from './understand/understand-file.ts';

const asOf = '2026-11-22' as const;
const layouts = [...iberia, ...asia, ...europe, ...further];

/** The file as imported after a person confirmed the proposal and filled in only what its publisher knows. */
async function imported(layout: SourceLayout) {
  const content = renderLayout(layout);
  const encoding = layout.encoding === undefined ? undefined : 'windows-1252';
  const file = writeIn(testFolder(), `${layout.name}.txt`, content);
  const { map, isRecognised } = await understandFile({ file, asOf, encoding });
  const said = JSON.parse(JSON.stringify(map ?? null).replaceAll(toComplete, 'example'));
  const columnMaps = isRecognised ? [] : [columnMapFrom(said, 'proposal')];
  const encodings = encoding === undefined ? [] : [{ file: null, encoding }];
  return published([content as string], { columnMaps, asOf, encodings });
}

/** Eight times: seven in an ordinary week, one on a public holiday. */
const momentsOf = ({ holiday }: SourceLayout, { at }: MadeRow) => [
  ...Array.from({ length: 7 }, (_, step) => ({
    date: addDays('2027-01-18', (at + step) % 7),
    minute: (at * 37 + step * 211) % 1440,
    isHoliday: false,
  })),
  { date: holiday as `${number}-${number}-${number}`, minute: 600 + (at % 300), isHoliday: true },
];

it('there are 25 layouts and more, each with where its headings come from', () => {
  expect(layouts.length).toBeGreaterThanOrEqual(25);
  expect(layouts.filter(({ source }) => source === '')).toEqual([]);
});

it.each(layouts.map((layout) => [layout.name, layout] as const))(
  '%s is imported with no map written by hand, and says nothing wrong of its hours',
  async (_name, layout) => {
    const rows = rowsOf(layout);
    const { aeds, remarks } = await imported(layout);
    const near = (row: MadeRow) =>
      aeds.find(({ position }) => distanceKm(position, [row.longitude, row.latitude]) * 1000 < 25);
    const inUse = rows.filter((row) => !layout.isOut?.(row));
    const placed = inUse.filter((row) => near(row) !== undefined);
    expect(placed.length).toBeGreaterThanOrEqual(0.98 * inUse.length);
    // Every row is used, or reported as left out.
    expect(aeds.length + remarks.filter(({ kind }) => kind === 'dropped').length).toBe(rowCount);
    expect(rows.filter((row) => layout.isOut?.(row) && near(row) !== undefined)).toEqual([]);
    const wrong = placed.flatMap((row) => {
      const [cells, judged = '?'] = caseOf(layout, row) ?? [];
      const hours = near(row)?.hours ?? null;
      return momentsOf(layout, row).flatMap(({ date, minute, isHoliday }) => {
        const says = hours === null ? 'unknown' : stateAt(hours, date, minute);
        const meanings = judged.split(' | ').map((meaning) => judgedState(meaning, date, minute, isHoliday));
        return says === 'unknown' || meanings.every((meaning) => meaning === says)
          ? []
          : [`${JSON.stringify(cells)}: ${date} ${minute} ${says}, not ${meanings}`];
      });
    });
    expect(wrong.slice(0, 5)).toEqual([]);
    const read = placed.filter((row) => (caseOf(layout, row)?.[1] ?? '?') !== '?');
    const unread = read
      .filter((row) => near(row)?.hours === null)
      .map((row) => JSON.stringify(caseOf(layout, row)?.[0]));
    expect(unread.slice(0, 3)).toEqual([]);
  },
);

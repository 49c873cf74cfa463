import { expect, it } from 'vitest';
import { findExpiredParts } from '../domain/aed/expired-parts.ts';
import { columnMapPlaceholder } from '../domain/registry-admin/column-fields.ts';
import { createTestFolder } from '../tests/support/test-folder.ts';
import { analyseFile } from './file-analysis/analyse-file.ts';
import { toColumnMap } from './sources/columns/column-map.ts';
import { writeFileIn } from './testing/fixture-files.ts';
import { importAndReadRegistry } from './testing/imported-registry-fixture.ts';

const asOf = '2026-11-22' as const;

/** Imports a table with two columns of expiry dates and returns its AEDs, in the order of the rows. */
async function importExpiryDates(headings: readonly [string, string], rows: readonly (readonly [string, string])[]) {
  const text = [
    ['ID', 'Name', 'Latitude', 'Longitude', ...headings],
    ...rows.map(([pads, battery], at) => [
      `A${at + 1}`,
      `Hall ${at + 1}`,
      52.20011 + at / 100,
      21.01011,
      pads,
      battery,
    ]),
  ]
    .map((cells) => cells.join(';'))
    .join('\n');
  const { map } = await analyseFile({ file: writeFileIn(createTestFolder(), 'a.csv', text), asOf });
  const completedMap = JSON.parse(JSON.stringify(map).replaceAll(columnMapPlaceholder, 'example'));
  const { aeds, remarks } = await importAndReadRegistry([text], {
    columnMaps: [toColumnMap(completedMap, 'it')],
    asOf,
  });
  const now = new Date(`${asOf}T12:00:00Z`);
  const expired = rows.map((_, at) => {
    const aed = aeds.find(({ name }) => name === `Hall ${at + 1}`);
    return aed === undefined ? null : findExpiredParts(aed, now).map(({ part, last }) => `${part} ${last}`);
  });
  return { expired, remarks: remarks.map(({ reason }) => reason) };
}

it('reports expired pads and batteries, and nothing else', async () => {
  const { expired, remarks } = await importExpiryDates(
    ['Pad Expiration', 'Battery Exp. Date'],
    [
      ['2/14/2024', '5/2029'],
      ['3/30/2028', '10/2026'],
      ['3/9/2028', '11/2026'],
      ['', ''],
      ['', '6/2029'],
    ],
  );
  expect(expired).toEqual([['pads 2024-02-14'], ['battery 2026-10-31'], [], [], []]);
  expect(remarks).toEqual([
    'its pads or battery have expired: "Pad Expiration: 2/14/2024"',
    'its pads or battery have expired: "Battery Exp. Date: 10/2026"',
  ]);
});

/** Matches the expiry date of a part in March 2025. A heading that does not name a part means the pads. */
const expiredInMarch = /^(?:pads|battery) 2025-03-/;

it.each([
  ['Ablauf Elektroden', 'Batterie gültig bis', '03.2025'],
  ['Péremption électrodes', 'Péremption batterie', '03/2025'],
  ['Scadenza piastre', 'Scadenza batteria', '31/03/2025'],
  ['Fecha de caducidad', 'Caducidad batería', '2025-03-31'],
  ['パッド使用期限', 'バッテリー期限', 'R7.3'],
  ['電池有效日期', '電擊貼片有效日期', '114/03/31'],
  ['유효기간', '배터리 유효기간', '2025년 3월'],
  ['Ważność elektrod', 'Ważność baterii', '31.03.2025'],
  ['Срок годности', 'Годен до', '31.03.2025'],
  ['Vervaldatum elektroden', 'Vervaldatum batterij', '31-03-2025'],
])('reads an expiry date under "%s" and "%s"', async (pads, battery, day) => {
  const { expired } = await importExpiryDates(
    [pads, battery],
    [
      [day, ''],
      ['', day],
      ['2031-01-01', '2031-01-01'],
    ],
  );
  expect(expired).toEqual([[expect.stringMatching(expiredInMarch)], [expect.stringMatching(expiredInMarch)], []]);
});

it('reports an ambiguous expiry date, and ignores it', async () => {
  const { expired, remarks } = await importExpiryDates(
    ['Expiry', 'Battery'],
    [
      ['4/5/2025', ''],
      ['6/7/2025', ''],
    ],
  );
  expect(expired).toEqual([[], []]);
  expect(remarks).toEqual([
    'the expiry date of its pads is not a date, or could be one of two days: "4/5/2025"',
    'the expiry date of its pads is not a date, or could be one of two days: "6/7/2025"',
  ]);
});

import { expect, it } from 'vitest';
import { columnMapPlaceholder } from '../domain/registry-admin/column-fields.ts';
import { formatTableText } from '../tests/support/aeds/unknown-formats/invented-places.ts';
import { createTestFolder } from '../tests/support/test-folder.ts';
import { analyseFile } from './file-analysis/analyse-file.ts';
import { normaliseRecord } from './normalise-record.ts';
import { findPossibleDateOrders, parseDate } from './parse-date.ts';
import { toColumnMap } from './sources/columns/column-map.ts';
import { writeFileIn } from './testing/fixture-files.ts';
import { importAndReadRegistry } from './testing/imported-registry-fixture.ts';

const asOf = '2026-11-22' as const;

it.each([
  ['1402/05/10', '2023-08-01'],
  ['1403-07-15', '2024-10-06'],
  ['۱۴۰۲/۰۵/۱۰', '2023-08-01'],
  ['31/05/1402', '2023-08-22'],
  ['1403/12/30', '2025-03-20'],
  ['14020510', '2023-08-01'],
  ['1405/01/01', '2026-03-21'],
  ['1445/03/15', '2023-09-30'],
  ['١٤٤٦/٠٩/٠١', '2025-03-01'],
  ['2567-05-10', '2024-05-10'],
  ['25/05/2567', '2024-05-25'],
  ['令和6年4月1日', '2024-04-01'],
  ['令6.4.1', '2024-04-01'],
  ['R6.4.1', '2024-04-01'],
  ['113/04/01', '2024-04-01'],
  ['民國113年4月1日', '2024-04-01'],
])('%s is %s', (text, day) => {
  expect(parseDate(text)).toEqual({ from: day, to: day });
});

it('a month has as many days as in its own calendar', () => {
  expect(parseDate('1402/01')).toEqual({ from: '2023-03-21', to: '2023-04-20' });
  expect(parseDate('1402/12')).toEqual({ from: '2024-02-20', to: '2024-03-19' });
  expect(parseDate('1446-09')).toEqual({ from: '2025-03-01', to: '2025-03-29' });
});

it.each([
  '1402/12/30',
  '1402/13/01',
  '10/05/1402',
  '15 March 1402',
  '5784-03-10',
  '99/12/31',
  '02/05/31',
  '31/5/67',
  '令和6年',
  '1130401',
  '6.4.1',
  '10 พ.ค. 2567',
  '5 رمضان 1445',
])('%s is not a certain date, and is not read', (text) => {
  expect(parseDate(text)).toBeNull();
});

it('finds the order of a date column in another calendar too', () => {
  expect(findPossibleDateOrders('31/05/1402')).toEqual(['day first']);
  expect(parseDate('10/05/1402', ['day first'])).toEqual({ from: '2023-08-01', to: '2023-08-01' });
});

const checkOf = (check_date: string) =>
  normaliseRecord(
    {
      id: 'x/1',
      sourceKey: 'x',
      where: 'line 2',
      longitude: 51.3891,
      latitude: 35.6892,
      sameAs: [],
      tags: { name: 'Hall', check_date },
    },
    asOf,
  );

it.each(['1402', '1402-15', '2567', '0113'])('reports a check in "%s", which has no certain year', (text) => {
  const { aed, doubts } = checkOf(text) as Extract<ReturnType<typeof checkOf>, { doubts: unknown }>;
  expect(aed?.checked).toBeNull();
  expect(doubts.map(({ kind }) => kind)).toEqual(['day of check']);
});

it.each([
  ['1402-05', '2023-07'],
  ['1402/05/10', '2023-08-01'],
  ['2025', '2025'],
  ['2025-03', '2025-03'],
])('a check on "%s" has the date %s', (text, checked) => {
  expect(checkOf(text).aed?.checked).toBe(checked);
});

it.each([
  ['تاریخ بررسی', (at: number) => `1402/0${(at % 6) + 1}/${10 + (at % 18)}`, '2023'],
  ['วันที่ตรวจสอบ', (at: number) => `${at + 1}/${(at % 9) + 1}/2567`, '2024'],
  ['點檢日期', (at: number) => `113/0${(at % 9) + 1}/${10 + (at % 9)}`, '2024'],
  ['点検年月日', (at: number) => `R6.${(at % 9) + 1}.${at + 1}`, '2024'],
])('converts the dates of a column "%s"', async (heading, say, year) => {
  const rows = Array.from({ length: 24 }, (_, at) => [
    `Hall ${at}`,
    String(35.6892 + at / 300),
    String(51.3891 + at / 200),
    say(at),
  ]);
  const content = formatTableText(['Name', 'Lat', 'Lon', heading], rows, ';' as ',');
  const { map } = await analyseFile({ file: writeFileIn(createTestFolder(), 'a', content), asOf });
  const completedMap = JSON.parse(JSON.stringify(map).replaceAll(columnMapPlaceholder, 'example'));
  const { aeds } = await importAndReadRegistry([content], { columnMaps: [toColumnMap(completedMap, 'it')], asOf });
  expect(new Set(aeds.map(({ checked }) => checked?.slice(0, 4)))).toEqual(new Set([year]));
});

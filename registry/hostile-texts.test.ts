import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { CivilDate } from '../domain/aed/weekly-opening-hours.ts';
import { createTestFolder } from '../tests/support/test-folder.ts';
import { readAccessText } from './access-texts/read-access-text.ts';
import { analyseFile } from './file-analysis/analyse-file.ts';
import { normaliseRecord } from './normalise-record.ts';
import { parsePositionCell } from './positions/position-cell.ts';
import { collectNonEmptyTags, createOsmRecord } from './sources/osm.ts';

const asOf = '2026-11-28' as CivilDate;
const place = { longitude: 9.52, latitude: 47.14 };

it.each([
  ['control characters', 'Hall\u0000 of\u0008 the\u001b[31m town\u009b', 'Hall  of  the [31m town'],
  ['half a surrogate pair', 'Hall \ud83d', 'Hall \ufffd'],
  ['characters that change the writing direction', '\u202eHall\u202c \u2066A\u2069', 'Hall A'],
])('removes %s from a publisher’s text', (_, text, plain) => {
  expect(collectNonEmptyTags({ name: text })).toEqual({ name: plain });
});

it('keeps joiners that letters need, and those of Arabic text and family emoji', () => {
  const text = 'می‌خواهم \u200f(112)\u200f 👨‍👩‍👧 a\tb\nc';
  expect(collectNonEmptyTags({ name: text })).toEqual({ name: text });
});

it('does not cut a name that is too long within a character', () => {
  const name = `${'a'.repeat(499)}😀`;
  const { aed } = normaliseRecord(
    createOsmRecord('node', '1', place, { emergency: 'defibrillator', name }, 'element 1'),
    asOf,
  );
  expect(aed?.name).toBe('a'.repeat(499));
});

const table = (ids: readonly string[], heading = 'Address'): string => {
  const path = join(createTestFolder(), 'town.csv');
  const rows = ids.map((id, row) => `${id};Hall ${row};47.14${row};9.52${row};Street ${row}`);
  writeFileSync(path, [`ID;Name;Lat;Lon;${heading}`, ...rows].join('\n'));
  return path;
};

it('replaces an id that is too long for a report by one of place and name', async () => {
  const { preview } = await analyseFile({ file: table(['1', 'x'.repeat(9000), '3']), asOf });
  const [first, second, third] = preview.records;
  expect([first?.id, third?.id]).toEqual([expect.stringMatching(/\/1$/), expect.stringMatching(/\/3$/)]);
  expect(second?.id).toMatch(/\/at-[0-9a-f]{12}$/);
  expect(second?.remarks.join()).toContain('its ID has 9000 letters: its id is made from place and name');
});

it('a heading of thousands of words names no days, and is rejected at once', async () => {
  const { preview } = await analyseFile({ file: table(['1', '2'], '&a'.repeat(5000)), asOf });
  expect(preview.kept).toBe(2);
});

it('reads only the beginning of an access text of any length', () => {
  const words = readAccessText(`only with a key. ${'key '.repeat(500_000)}`, ['en']);
  expect(words.limits).toEqual(['key']);
});

it.each([
  ['letters', 'a'.repeat(200_000)],
  ['numbers', '1 '.repeat(100_000)],
  ['a point that does not begin', `POINT${' '.repeat(200_000)}`],
  ['coordinates that do not end', `"coordinates":${'[ '.repeat(100_000)}`],
])('rejects a cell of %s as a position in one pass', (_, text) => {
  expect(parsePositionCell(text, false)).toEqual({ longitude: null, latitude: null });
});

it('finds a position in brackets after an address of any length', () => {
  const text = `${'Main Street '.repeat(100)}(40.75, -73.98)`;
  expect(parsePositionCell(text, false)).toEqual({ latitude: '40.75', longitude: '-73.98' });
});

it('uses the first corner of a GeoJSON shape', () => {
  const shape = '{"type":"Polygon","coordinates":[[[9.5, 47.1],[9.6,47.1],[9.6,47.2]]]}';
  expect(parsePositionCell(shape, false)).toEqual({ longitude: '9.5', latitude: '47.1' });
});

import { expect, it } from 'vitest';
import { columnMapPlaceholder } from '../domain/registry-admin/column-fields.ts';
import { createTestFolder } from '../tests/support/test-folder.ts';
import { analyseFile } from './file-analysis/analyse-file.ts';
import { toColumnMap } from './sources/columns/column-map.ts';
import { formatGeojsonFile, writeFileIn } from './testing/fixture-files.ts';
import { importAndReadRegistry } from './testing/imported-registry-fixture.ts';

const asOf = '2026-11-22' as const;

const points = Array.from({ length: 12 }, (_, at) => [8.5417 + at / 300, 47.3769 + at / 500] as const);
const pointAt = (coordinates: unknown) => ({ type: 'Point', coordinates });
const feature = (coordinates: unknown, rest: object = {}) => ({
  type: 'Feature',
  geometry: pointAt(coordinates),
  ...rest,
});

async function imported(content: string) {
  const { map, warnings, preview } = await analyseFile({ file: writeFileIn(createTestFolder(), 'a', content), asOf });
  const completedMap = JSON.parse(JSON.stringify(map).replaceAll(columnMapPlaceholder, 'example'));
  const { aeds } = await importAndReadRegistry([content], { columnMaps: [toColumnMap(completedMap, 'it')], asOf });
  return { map, warnings, preview, aeds };
}

it.each([
  ['no properties', formatGeojsonFile(...points.map((place) => feature(place)))],
  ['empty properties', formatGeojsonFile(...points.map((place) => feature(place, { properties: {} })))],
  ['properties that are null', formatGeojsonFile(...points.map((place) => feature(place, { properties: null })))],
  [
    'properties without a value',
    formatGeojsonFile(...points.map((place) => feature(place, { properties: { name: null } }))),
  ],
  ['a list of points', JSON.stringify({ type: 'MultiPoint', coordinates: points })],
  [
    'a collection of geometries',
    JSON.stringify({ geometries: points.map((place) => pointAt(place)), type: 'GeometryCollection' }),
  ],
])('GeoJSON with %s becomes AEDs at their positions, with a remark', async (_kind, content) => {
  const { warnings, preview, aeds } = await imported(content);
  expect(preview).toMatchObject({ read: 12, kept: 12 });
  expect(warnings).toContainEqual(expect.stringContaining('we know only the coordinates'));
  expect(aeds.map(({ position }) => position).toSorted(([a], [b]) => a - b)).toEqual(
    points.map(([longitude, latitude]) => [expect.closeTo(longitude, 6), expect.closeTo(latitude, 6)]),
  );
  expect(new Set(aeds.map(({ id }) => id)).size).toBe(12);
});

it('points with feature ids keep them', async () => {
  const { map, aeds } = await imported(
    formatGeojsonFile(...points.map((place, at) => feature(place, { id: `P-${at}` }))),
  );
  expect(map?.id).toBe('id');
  expect(aeds.map(({ id }) => id)).toContain('a/P-3');
});

it('a map of bare points does not apply to a file with properties', async () => {
  const { map } = await imported(formatGeojsonFile(...points.map((place) => feature(place))));
  const completedMap = JSON.parse(JSON.stringify(map).replaceAll(columnMapPlaceholder, 'example'));
  const other = formatGeojsonFile(
    ...points.map((place, at) => feature(place, { properties: { what: `bench ${at}` } })),
  );
  const second = { ...completedMap, recognise: ['colour'], source: { ...completedMap.source, key: 'second' } };
  const columnMaps = [toColumnMap(completedMap, 'it'), toColumnMap(second, 'second')];
  await expect(importAndReadRegistry([other], { columnMaps, asOf })).rejects.toThrow(
    'none of the named maps recognises',
  );
});

it('features with neither properties nor a position are refused with what is missing', async () => {
  const content = formatGeojsonFile({ type: 'Feature', geometry: null, properties: {} });
  const file = writeFileIn(createTestFolder(), 'a', content);
  await expect(analyseFile({ file, asOf })).rejects.toThrow('have neither properties nor a position');
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import { importRegistry } from '../import-registry.ts';
import { readColumnMap } from '../sources/columns/column-map.ts';
import { createOsmNodeFeature, formatGeojsonFile, writeFileIn } from '../testing/fixture-files.ts';
import { countryFeatures, importAndReadRegistry } from '../testing/imported-registry-fixture.ts';

const reasons = (remarks: readonly { kind: string; reason: string }[]) =>
  remarks.map(({ kind, reason }) => `${kind}: ${reason}`);

/** Records of AEDs in one town, a hundred metres from each other. */
const town = (count: number, longitude: number, latitude: number) =>
  Array.from({ length: count }, (_, at) =>
    createOsmNodeFeature(9_000_000 + at * 1000, longitude + 0.00123, latitude + at / 1000, {
      'defibrillator:location': `gate ${at}`,
    }),
  );

const italian = readColumnMap(
  writeFileIn(
    createTestFolder(),
    'map.json',
    JSON.stringify({
      source: { key: 'esempio', title: 'Esempio', licence: 'CC0-1.0', attribution: 'Esempio', url: null },
      recognise: ['nome'],
      longitude: 'x',
      latitude: 'y',
      timeZone: 'Europe/Rome',
      tags: { name: ['nome'] },
    }),
  ),
);
const table = (rows: readonly (readonly [number, number])[]) =>
  `nome;x;y\n${rows.map(([x, y], at) => `Scuola ${at};${x};${y}`).join('\n')}\n`;

/** A town's table in the French schema. Its column map lists countries and has no time zone. */
const french = (latitude: number, longitude: number) =>
  `c_gid;c_nom;c_lat_coor1;c_long_coor1;c_acc\n${[1, 2, 3, 4, 5, 6]
    .map((at) => `${at};École ${at};${latitude + at / 1000};${longitude};Extérieur`)
    .join('\n')}\n`;

describe('implausible positions', () => {
  it('refuse a file of a national schema that is in another country altogether', async () => {
    await expect(importAndReadRegistry([french(4.83123, 45.77123)])).rejects.toThrow(
      '6 of 6 positions are in the open sea or outside the country of the source',
    );
    expect((await importAndReadRegistry([french(45.77123, 4.83123)])).aeds).toHaveLength(6);
    expect((await importAndReadRegistry([french(-20.88123, 55.45123)])).aeds).toHaveLength(6);
  });

  it('drop a town of a source whose axes are swapped, with every AED, and keep the rest', async () => {
    const { aeds, remarks } = await importAndReadRegistry([
      formatGeojsonFile(...countryFeatures, ...town(40, 50.06, 19.94)),
    ]);
    expect(aeds).toHaveLength(400);
    expect(
      reasons(remarks).filter((reason) => reason.startsWith('dropped: its coordinates look swapped')),
    ).toHaveLength(40);
  });

  it('refuse a source with a third swapped, because it is unclear which third', async () => {
    await expect(
      importAndReadRegistry([formatGeojsonFile(...countryFeatures.slice(0, 100), ...town(50, 50.06, 19.94))]),
    ).rejects.toThrow(
      '50 of 150 positions have longitude and latitude in another order than the rest. Correct the file.',
    );
  });

  it('put a town a thousand kilometres from the rest, in another country, in doubt', async () => {
    const { aeds, remarks } = await importAndReadRegistry([
      formatGeojsonFile(...countryFeatures, ...town(3, 2.35, 48.85)),
    ]);
    expect(aeds).toHaveLength(403);
    expect(reasons(remarks)).toEqual(
      [1, 2, 3].map(() =>
        expect.stringMatching(/^doubtful: it lies far from the rest of its file, in another country: 1,2\d\d km/),
      ),
    );
  });

  it('do not include islands of the same country', async () => {
    const madrid = Array.from({ length: 60 }, (_, at) =>
      createOsmNodeFeature(at * 1000, -3.70123 + at / 500, 40.4, { 'defibrillator:location': `gate ${at}` }),
    );
    const { remarks } = await importAndReadRegistry([formatGeojsonFile(...madrid, ...town(3, -16.25, 28.46))]);
    expect(remarks).toEqual([]);
  });

  it('do not include a source that spans the date line', async () => {
    const both = Array.from({ length: 60 }, (_, at) =>
      createOsmNodeFeature(at * 1000, at % 2 ? 179.4 : -179.9, -16.5 - at / 100, {
        'defibrillator:location': `jetty ${at}`,
      }),
    );
    const { remarks } = await importAndReadRegistry([formatGeojsonFile(...both)]);
    expect(reasons(remarks).filter((reason) => reason.includes('far from'))).toEqual([]);
  });

  it('put an AED at sea, one with equal coordinates, and one exactly on the prime meridian in doubt', async () => {
    const { remarks } = await importAndReadRegistry([
      formatGeojsonFile(
        createOsmNodeFeature(1, 8.541, 47.371),
        createOsmNodeFeature(2, -30.5123, 40.2123),
        createOsmNodeFeature(3, 47.3714, 47.3714),
        createOsmNodeFeature(4, 0, 47.3724),
      ),
    ]);
    expect(reasons(remarks)).toEqual([
      'doubtful: it lies in the open sea: longitude -30.5123, latitude 40.2123',
      'doubtful: its longitude equals its latitude: 47.3714',
      'doubtful: its longitude is 0, which may stand for a missing one',
    ]);
  });

  it('refuse a source that is entirely outside its own country', async () => {
    const swapped = table([1, 2, 3, 4, 5, 6].map((at) => [45.6 + at / 100, 9.2] as const));
    await expect(importAndReadRegistry([swapped], { columnMaps: [italian] })).rejects.toThrow(
      '6 of 6 positions are in the open sea or outside the country of the source. Longitude and latitude may be swapped, or from another grid. Correct the file or the column map.',
    );
  });

  it('list the countries of a file, because one in an unexpected country was swapped', async () => {
    const places = [
      ...town(5, 19.94, 50.06),
      ...[
        [2.35, 48.85],
        [2.36, 48.86],
        [9.19, 45.46],
        [14.42, 50.08],
        [-3.7, 40.41],
        [-0.13, 51.51],
      ].map(([east, north], at) => createOsmNodeFeature(900_000 + at, east, north)),
    ];
    const { out } = await importAndReadRegistry([formatGeojsonFile(...places)]);
    const summary = readFileSync(join(out, 'report', 'summary.txt'), 'utf8');
    expect(summary).toContain('its places lie in Poland (5), France (2), Czechia (1), Spain (1) and 2 more (2)\n');
  });

  it('put a single AED outside the country in doubt', async () => {
    const rows = [1, 2, 3, 4, 5].map((at) => [9.20123, 45.6 + at / 100] as const);
    const { remarks, aeds } = await importAndReadRegistry([table([...rows, [2.35123, 48.85123]])], {
      columnMaps: [italian],
    });
    expect(aeds).toHaveLength(6);
    expect(reasons(remarks)).toEqual([
      'doubtful: it lies outside the country of its source: longitude 2.35123, latitude 48.85123',
    ]);
  });

  it('refuse an entirely mirrored source by its earlier published positions', async () => {
    const { out, folder } = await importAndReadRegistry([formatGeojsonFile(...countryFeatures)]);
    const features = countryFeatures as { geometry: { coordinates: [number, number] } }[];
    const mirrored = features.map((feature) => ({
      ...feature,
      geometry: { ...feature.geometry, coordinates: feature.geometry.coordinates.toReversed() },
    }));
    const file = writeFileIn(folder, 'mirrored', formatGeojsonFile(...mirrored));
    await expect(importRegistry({ files: [file], out, asOf: '2026-11-21' })).rejects.toThrow(
      /OpenStreetMap \(osm\) is around longitude 50\.0\d, latitude 19\.9\d; the published one is around 19\.9\d, 50\.0\d\. Longitude and latitude are swapped\. Correct its file\.$/,
    );
  });

  it('refuse an entirely mirrored source at its first import when part of it is at sea', async () => {
    // With swapped axes Szczecin is in the Arabian Sea and Warsaw in the desert of Saudi Arabia.
    const west = town(8, 53.42, 14.55);
    const east = Array.from({ length: 60 }, (_, at) =>
      createOsmNodeFeature(at * 1000, 52.23 + at / 1000, 21.01 + at / 500, { level: `${at}` }),
    );
    await expect(importAndReadRegistry([formatGeojsonFile(...east, ...west)])).rejects.toThrow(
      '8 of 68 positions are in the open sea, and hardly any after swapping longitude and latitude',
    );
  });

  it('only put ships and platforms of a land-based source in doubt', async () => {
    const { aeds, remarks } = await importAndReadRegistry([
      formatGeojsonFile(...countryFeatures, ...town(6, 3.2, 56.4)),
    ]);
    expect(aeds).toHaveLength(406);
    expect(reasons(remarks).filter((reason) => reason.startsWith('doubtful: it lies in the open sea'))).toHaveLength(6);
  });
});

describe('a single row with swapped axes', () => {
  const rows = (town: string | null, ...turned: readonly number[]) =>
    Array.from({ length: 8 }, (_, at) => {
      const [longitude, latitude] = [9.19123 + at / 900, 45.46123 + at / 900];
      const [x, y] = turned.includes(at) ? [latitude, longitude] : [longitude, latitude];
      return { nome: `Scuola ${at}`, x, y, ...(town !== null && { town }) };
    });
  const withTowns = {
    ...italian,
    timeZone: undefined,
    tags: { ...italian.tags, 'addr:city': ['town'] },
  } as unknown as typeof italian;
  const read = (list: ReturnType<typeof rows>) =>
    importAndReadRegistry([JSON.stringify(list)], { columnMaps: [withTowns] });

  it('is swapped back if it is then in its own town, with a remark', async () => {
    const { aeds, remarks } = await read(rows('Milano', 3));
    expect(aeds).toHaveLength(8);
    expect(aeds.every(({ position }) => position[0] < 10)).toBe(true);
    expect(reasons(remarks)).toContain(
      'doubtful: its longitude and latitude were swapped. Swapped back, it is in its own town, milano',
    );
  });

  it('is left out at sea if it names no town, with a remark', async () => {
    const { aeds, remarks } = await read(rows(null, 3));
    expect(aeds).toHaveLength(7);
    expect(
      reasons(remarks).filter((reason) => reason.startsWith('dropped: its coordinates look swapped')),
    ).toHaveLength(1);
  });

  it('stays where it is when its town is there', async () => {
    const list = rows('Milano').map((row, at) => (at < 3 ? { ...row, town: 'Gaalkacyo', x: row.y, y: row.x } : row));
    const { aeds } = await read(list);
    expect(aeds.filter(({ position }) => position[0] > 40)).toHaveLength(3);
  });
});
